import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { checkKinds, checkResume } from '@/domain/machine-check/check-resume';
import { useDebouncedRecord } from '@/workspace/document/debounced-record';
import { usePaperLook } from '../preview/paper-look';
import { CheckRow } from './check-row';
import { FindingText } from './finding-text';
import styles from './machine-check.module.css';
import { readingRows } from './reading-rows';
import { useReading, type Reading } from './use-reading';
import { YesText } from './yes-text';

/** Each thing that is looked at, with "Yes" or "Look here"; what needs a written file is read again when asked. */
export function MachineCheckResults() {
  const [count, setCount] = useState(0);
  return <Results key={count} onAgain={() => setCount(count + 1)} />;
}

function Results({ onAgain }: { onAgain: () => void }) {
  const { t } = useLingui();
  const record = useDebouncedRecord((one) => one);
  const reading = useReading(record, usePaperLook());
  const findings = checkResume(record);
  const summary = useRef<HTMLParagraphElement>(null);
  // The button that was pressed is gone.
  useEffect(() => summary.current?.focus({ preventScroll: true }), []);
  const rows = [
    ...checkKinds.map((kind) => ({
      key: kind as string,
      yes: <YesText kind={kind} />,
      findings: findings
        .filter((finding) => finding.kind === kind)
        .map((finding) => ({
          key: JSON.stringify([finding.problem, finding.place, finding.text]),
          place: finding.place,
          text: <FindingText {...finding} />,
        })),
    })),
    ...(reading.state === 'read' ? readingRows(reading.found, record) : []),
  ];
  return (
    <div className={styles.results}>
      <p ref={summary} tabIndex={-1} role="status" className={styles.summary}>
        <Summary state={reading.state} isClear={rows.every((row) => row.findings.length === 0)} />
      </p>
      <ul className={styles.rows} aria-label={t`What a machine reads`}>
        {rows.map(({ key, ...row }) => (
          <CheckRow key={key} {...row} />
        ))}
      </ul>
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

function Summary({ state, isClear }: { state: Reading['state']; isClear: boolean }) {
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
  return isClear ? (
    <Trans>Checked: a machine can read it.</Trans>
  ) : (
    <Trans>Checked: look at the places below.</Trans>
  );
}
