import { labelText } from '@/domain/page-layout/resume-blocks';
import { runInHeading, runInRows } from '@/domain/page-layout/run-in-sections';
import { useSameValue } from '@/workspace/document/use-same-value';
import { WholeItems } from './added-section';
import { useShownRecord } from './shown-record';

/** Short sections as rows under one heading. They are so short that a key may render all of them. */
export function RunInSections() {
  const rows = useShownRecord(useSameValue(runInRows));
  if (rows.length === 0) return null;
  return (
    <section>
      <h2>{runInHeading(rows)}</h2>
      {rows.map((row) => (
        <p
          key={row.section}
          className="sheet-run-in"
          data-path={row.section === 'skills' ? 'skills' : `sections/${row.section}`}
        >
          <span className="sheet-label">{labelText(row)}</span>
          <span>
            {row.texts.map((text, index) => (
              <span key={`row ${String(index)}`} className="sheet-row">
                <WholeItems text={text} />
              </span>
            ))}
          </span>
        </p>
      ))}
    </section>
  );
}
