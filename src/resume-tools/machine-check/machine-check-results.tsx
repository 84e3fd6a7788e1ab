import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { checkKinds, checkResume, type CheckKind } from '@/domain/machine-check/check-resume';
import { useDebouncedRecord } from '@/workspace/document/debounced-record';
import { SpanishLeft } from '../phrases/spanish-left';
import { useTheme } from '../preview/use-theme';
import { CheckRow } from './check-row';
import { FindingText } from './finding-text';
import styles from './machine-check.module.css';
import { readingRows } from './reading-rows';
import { useReading, type FileReading } from './use-reading';

/** Each thing that is looked at, with "Yes" or "Look here"; what needs a written file is read again when asked. */
export function MachineCheckResults() {
  const [count, setCount] = useState(0);
  return <Results key={count} onAgain={() => setCount(count + 1)} />;
}

function Results({ onAgain }: { onAgain: () => void }) {
  const { t } = useLingui();
  const record = useDebouncedRecord((whole) => whole);
  const reading = useReading(record, useTheme());
  const findings = checkResume(record);
  const summary = useRef<HTMLParagraphElement>(null);
  // The pressed button has disappeared: move the focus here.
  useEffect(() => summary.current?.focus({ preventScroll: true }), []);
  const rows = [
    ...checkKinds.map((kind) => ({
      key: kind as string,
      yes: <YesText kind={kind} />,
      findings: findings
        .filter((finding) => finding.kind === kind)
        .map((finding) => ({
          key: JSON.stringify([finding.problem, finding.fieldRef, finding.text]),
          fieldRef: finding.fieldRef,
          text: <FindingText {...finding} />,
        })),
    })),
    ...(reading.state === 'read' ? readingRows(reading.found, record) : []),
  ];
  const toLookAt = rows.filter((row) => row.findings.length > 0);
  const fine = rows.filter((row) => row.findings.length === 0);
  const listOf = (some: typeof rows, label: string) => (
    <ul className={styles.rows} aria-label={label}>
      {some.map(({ key, ...row }) => (
        <CheckRow key={key} {...row} />
      ))}
    </ul>
  );
  return (
    <div className={styles.results}>
      <p ref={summary} tabIndex={-1} role="status" className={styles.summary}>
        <Summary
          state={reading.state}
          toLookAt={toLookAt.flatMap((row) => row.findings).length}
          fine={fine.length}
        />
      </p>
      <SpanishLeft />
      {toLookAt.length === 0 ? (
        listOf(fine, t`What a machine reads`)
      ) : (
        <>
          {listOf(toLookAt, t`What to look at`)}
          <details className={styles.fine}>
            <summary>
              <Plural value={fine.length} one="# is fine" other="# are fine" />
            </summary>
            {listOf(fine, t`What is fine`)}
          </details>
        </>
      )}
      <button
        type="button"
        className="btn quiet small"
        aria-disabled={reading.state === 'working'}
        onClick={() => reading.state !== 'working' && onAgain()}
      >
        <Trans>Check again</Trans>
      </button>
    </div>
  );
}

type SummaryProps = { state: FileReading['state']; toLookAt: number; fine: number };

function Summary({ state, toLookAt, fine }: SummaryProps) {
  if (state === 'working') return <Trans>Checking…</Trans>;
  if (state === 'failed')
    return (
      <Trans>
        We could not make the file to read it. A part of this page did not load. Connect to the
        internet and check again.
      </Trans>
    );
  if (state === 'changed')
    return <Trans>You have changed your resume. Check again to read the new file.</Trans>;
  if (toLookAt === 0) return <Trans>Checked: a machine can read it.</Trans>;
  return (
    <Trans>
      <Plural value={toLookAt} one="# thing to look at" other="# things to look at" />,{' '}
      <Plural value={fine} one="# is fine" other="# are fine" />
    </Trans>
  );
}

/** What is good about a resume in which nothing of this kind was found. */
function YesText({ kind }: { kind: CheckKind }) {
  switch (kind) {
    case 'private':
      return <Trans>We see nothing private in it.</Trans>;
    case 'contact':
      return <Trans>It has your name and a way to reach you.</Trans>;
    case 'dates':
      return <Trans>The dates can be read. No job ends before it starts.</Trans>;
    case 'headings':
      return <Trans>The headings have names that machines know.</Trans>;
    case 'entries':
      return (
        <Trans>
          Each job has what a machine looks for. How good the lines are, a person must say.
        </Trans>
      );
  }
}
