import { Trans } from '@lingui/react/macro';
import { useMemo, useRef } from 'react';
import { hasNoResult } from '@/domain/coach/empty-result';
import { addParStatement } from '@/domain/resume/edit-resume';
import type { DraftField } from '@/domain/resume/record-schema';
import { draftLens, experienceLens, type TextLens } from '@/workspace/document/text-lens';
import { currentRecord, editRecord, useRecord } from '@/workspace/document/working-record';
import { useDebounced } from '@/ui/use-debounced';
import { useLensInput } from '@/resume-tools/fields/use-lens-input';
import { PhrasesForField } from '@/resume-tools/phrases/phrases-for-field';
import { YouWrote } from '../../you-wrote';
import type { ParField } from './par-texts';
import styles from './experience-inventory.module.css';
import { ParInput, StatementForm } from './statement-form';

/** Nobody is asked in the middle of a sentence. */
const quietMs = 800;

const draftFields: Record<ParField, DraftField> = {
  problem: 'currentProblem',
  action: 'currentAction',
  result: 'currentResult',
};

const lenses: Record<ParField, TextLens> = {
  problem: draftLens('currentProblem'),
  action: draftLens('currentAction'),
  result: draftLens('currentResult'),
};

/** The three inputs of a new PAR statement. Half a statement is kept in the resume until the rest is there. */
export function AddStatement() {
  const handleAdd = () => {
    const added = addParStatement(currentRecord(), () => crypto.randomUUID());
    if (added) editRecord(() => added);
    return added !== null;
  };
  return (
    <StatementForm
      onSubmit={handleAdd}
      renderInput={(field, isRefused) => (
        <DraftInput key={field} field={field} isRefused={isRefused} />
      )}
    >
      <button type="submit" className="btn wide-on-phone">
        <Trans>Add to Inventory</Trans>
      </button>
    </StatementForm>
  );
}

function DraftInput({ field, isRefused }: { field: ParField; isRefused: boolean }) {
  const root = useRef<HTMLDivElement>(null);
  const jobId = useRecord(({ experience }) => experience[0]?.id ?? '');
  const jobTitle = useMemo(
    () => (jobId === '' ? null : experienceLens(jobId, 'jobTitle')),
    [jobId],
  );
  const input = useLensInput(lenses[field]);
  const text = useRecord((record) => record[draftFields[field]]);
  const isBlank = text.trim() === '';
  const isEmptyResult = hasNoResult(useDebounced(text, quietMs));
  return (
    <div ref={root} className={styles.part}>
      <ParInput field={field} input={input} isMissing={isRefused && isBlank} />
      <p role="status" className="hint">
        {field === 'result' && isEmptyResult && (
          <Trans>
            What got better? Say what changed, and for whom: time, money, mistakes, safety, people.
          </Trans>
        )}
      </p>
      {field === 'action' && (
        <PhrasesForField
          lens={lenses.action}
          jobTitle={jobTitle}
          isOneLine
          field={() => root.current?.querySelector('textarea') ?? null}
        />
      )}
      <YouWrote part={field} lens={lenses[field]} />
    </div>
  );
}
