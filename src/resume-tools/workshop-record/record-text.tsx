import type { RecordSection } from './record-sections';

/** A workshop record as it is read and printed. */
export function RecordText({
  title,
  name,
  sections,
}: {
  title: string;
  name: string;
  sections: readonly RecordSection[];
}) {
  return (
    <div className="paper-text" lang="en">
      <h2>{title}</h2>
      <p>
        <strong>{name}</strong>
      </p>
      {sections.map((section) => (
        <div key={section.title} className="paper-block">
          <h3>{section.title}</h3>
          {section.lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
      ))}
    </div>
  );
}
