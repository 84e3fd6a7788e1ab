import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { undoChange } from '@/domain/merge/undo-change';
import type { PersonalInfo, LearnerRecord } from '@/domain/resume/record-schema';
import { resumeFromText, type ResumeText } from '@/domain/resume-text/resume-from-text';
import { currentRecord, editRecord } from '@/workspace/document/working-record';
import { UndoNote } from '@/ui/undo-note';
import { FillPreview } from './fill-preview';
import { fillRecord, planFill, type FillPlan } from '@/resume-tools/import/fill-plan';
import { UnplacedLines } from './unplaced-lines';
import styles from './resume-autopsy.module.css';

type Step =
  | { kind: 'asked'; read: ResumeText; plan: FillPlan }
  | { kind: 'filled'; read: ResumeText; before: LearnerRecord; after: LearnerRecord };

/** Brings the text into the resume: first it shows what would come, and nothing changes without a yes. */
export function UseThisText({ text }: { text: string }) {
  const { t } = useLingui();
  const [step, setStep] = useState<Step | null>(null);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  const handleAsk = () => {
    const read = resumeFromText(text);
    const plan = planFill(currentRecord(), read.fields);
    flushSync(() => setStep({ kind: 'asked', read, plan }));
    root.current?.querySelector<HTMLElement>('h3')?.focus();
  };
  const handleFill = (read: ResumeText, replaced: ReadonlySet<keyof PersonalInfo>) => {
    const before = currentRecord();
    const after = fillRecord(before, read.fields, replaced);
    editRecord(() => after);
    flushSync(() => setStep({ kind: 'filled', read, before, after }));
    root.current?.querySelector<HTMLElement>('[data-undo]')?.focus();
  };
  const handleUndo = (before: LearnerRecord, after: LearnerRecord) => {
    editRecord((now) => undoChange(before, after, now));
    close();
  };
  const close = () => {
    flushSync(() => setStep(null));
    button.current?.focus();
  };

  return (
    <div ref={root} className={styles.fill}>
      {step === null && (
        <button ref={button} type="button" className="btn wide-on-phone" onClick={handleAsk}>
          <Trans>Use this text in my resume</Trans>
        </button>
      )}
      {step?.kind === 'asked' && (
        <FillPreview
          plan={step.plan}
          onFill={(replaced) => handleFill(step.read, replaced)}
          onClose={close}
        />
      )}
      {step?.kind === 'filled' && (
        <UndoNote
          of={t`use this text in my resume`}
          onUndo={() => handleUndo(step.before, step.after)}
        >
          <Trans>Your resume is filled. Read it through under “Your resume”.</Trans>
        </UndoNote>
      )}
      {step && step.read.rest.length > 0 && <UnplacedLines lines={step.read.rest} />}
      {step?.kind === 'filled' && (
        <button type="button" className="btn quiet small" onClick={close}>
          <Trans>Close</Trans>
        </button>
      )}
    </div>
  );
}
