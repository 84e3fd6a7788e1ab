import type { Reference } from '@/domain/job-search/references';
import { kindOfSection } from '@/domain/sections/section-kinds';
import { useRecord } from '@/workspace/document/working-record';

/** The page to hand out when an employer asks. Its heading is English, as on the resume. */
export function ReferencesPaper({ references }: { references: readonly Reference[] }) {
  const person = useRecord(({ personalInfo: { name, phone, email } }) =>
    joined(name, phone, email),
  );
  return (
    <div className="paper-text" lang="en">
      <h2>{kindOfSection('references').heading}</h2>
      {person !== '' && <p>{person}</p>}
      {references.map(({ name, how, phone, email }) => (
        <div key={JSON.stringify([name, phone])} className="paper-block">
          <h3>{name}</h3>
          {how !== '' && <p>{how}</p>}
          <p>{joined(phone, email)}</p>
        </div>
      ))}
    </div>
  );
}

function joined(...texts: string[]): string {
  return texts
    .map((text) => text.trim())
    .filter((text) => text !== '')
    .join(' · ');
}
