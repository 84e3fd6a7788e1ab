import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useMemo, useRef, useState } from 'react';
import { addBullet, parToBullet, removeBullet } from '@/domain/coach/par-bullet';
import { setExperienceField } from '@/domain/resume/edit-resume';
import type { ParStatement } from '@/domain/resume/record-schema';
import { currentRecord, editRecord, useRecord } from '@/workspace/document/working-record';
import { useSameValue } from '@/workspace/document/use-same-value';
import { Icon } from '@/ui/icon';
import { UndoNote } from '@/ui/undo-note';
import styles from './experience-inventory.module.css';

type Outcome =
  | { kind: 'added'; jobId: string; jobName: string; bullet: string }
  | { kind: 'already-there'; jobName: string };

/** Puts a PAR statement under a job of the resume as one bullet, and takes it back. */
export function StatementToBullet({
  statement,
  place,
}: {
  statement: ParStatement;
  place: number;
}) {
  const { t } = useLingui();
  const jobs = useJobs();
  const selectId = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [chosen, setChosen] = useState('');
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const job = jobs.find(({ id }) => id === chosen) ?? jobs[0];

  const handleAdd = () => {
    if (!job) return;
    const jobName = job.name;
    const bullet = parToBullet(statement);
    const description = descriptionOf(job.id);
    if (description.split('\n').includes(bullet)) {
      setOutcome({ kind: 'already-there', jobName });
      return;
    }
    setDescription(job.id, addBullet(description, bullet));
    setOutcome({ kind: 'added', jobId: job.id, jobName, bullet });
  };
  const handleUndo = () => {
    if (outcome?.kind !== 'added') return;
    const without = removeBullet(descriptionOf(outcome.jobId), outcome.bullet);
    if (without !== null) setDescription(outcome.jobId, without);
    setOutcome(null);
    button.current?.focus();
  };

  if (!job)
    return (
      <p className="hint">
        <Trans>To use this in your resume, first add a job under “Your resume”.</Trans>
      </p>
    );
  return (
    <>
      <div className={styles.toBullet}>
        {jobs.length > 1 && (
          <>
            <label htmlFor={selectId}>
              <Trans>
                Job <span className="visually-hidden">for statement {place}</span>
              </Trans>
            </label>
            <select
              id={selectId}
              value={job.id}
              onChange={(event) => setChosen(event.currentTarget.value)}
            >
              {jobs.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          </>
        )}
        <button ref={button} type="button" className="btn small" onClick={handleAdd}>
          <Icon name="plus" />
          <span>
            <Trans>
              Add to my resume <span className="visually-hidden">statement {place}</span>
            </Trans>
          </span>
        </button>
      </div>
      {outcome?.kind === 'added' && (
        <UndoNote of={t`add statement ${place} to my resume`} onUndo={handleUndo}>
          <Trans>
            Added under {outcome.jobName}: “{outcome.bullet}”
          </Trans>
        </UndoNote>
      )}
      {outcome?.kind === 'already-there' && (
        <p role="status" className="hint">
          <Trans>It is already there, under {outcome.jobName}.</Trans>
        </p>
      )}
    </>
  );
}

/** The jobs of the resume with the names the editor gives them. */
function useJobs(): { id: string; name: string }[] {
  const { t } = useLingui();
  const jobs = useRecord(
    useSameValue((record) =>
      record.experience.map(({ id, jobTitle, company }) => ({ id, name: jobTitle || company })),
    ),
  );
  return useMemo(
    () => jobs.map(({ id, name }, index) => ({ id, name: name || t`Job ${index + 1}` })),
    [jobs, t],
  );
}

function descriptionOf(jobId: string): string {
  return currentRecord().experience.find(({ id }) => id === jobId)?.description ?? '';
}

function setDescription(jobId: string, text: string): void {
  editRecord((record) => setExperienceField(record, jobId, 'description', text));
}
