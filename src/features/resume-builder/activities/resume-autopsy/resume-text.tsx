import { Trans, useLingui } from '@lingui/react/macro';
import { useCallback, useRef, useState } from 'react';
import type { TextFileProblem } from '@/domain/autopsy/decode-text-file';
import { writeTextResume } from '@/domain/export/text-resume';
import { resumeBlocks } from '@/domain/page-layout/resume-blocks';
import { readAnswers, setAnswers, useAnswerInput } from '@/workspace/document/activity-answers';
import { useDebouncedRecord } from '@/workspace/document/debounced-record';
import { currentRecord } from '@/workspace/document/working-record';
import { OtherAnswersNote } from '@/resume-tools/answers/other-answers-note';
import { FilePicker } from '@/ui/file-picker';
import { PlainField } from '@/ui/fields/plain-field';
import { UndoNote } from '@/ui/undo-note';
import { autopsyDraftId } from './autopsy-draft';
import { FileProblem } from './file-problem';
import { readTextFile } from './read-text-file';
import styles from './resume-autopsy.module.css';

type Outcome =
  | { kind: 'refused'; reason: TextFileProblem | 'unreadable'; name: string }
  | { kind: 'read'; name: string; before: string }
  | { kind: 'own'; before: string };

/** The ways to bring a resume: the one that stands here, a .txt file (chosen or dropped), or its words in the box. */
export function ResumeTextBox() {
  const { t } = useLingui();
  const root = useRef<HTMLDivElement>(null);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const input = useAnswerInput(autopsyDraftId, 'text');

  const handleFile = useCallback(async (file: File) => {
    const read = await readTextFile(file);
    if (!read.ok) {
      setOutcome({ kind: 'refused', reason: read.reason, name: file.name });
      return;
    }
    const before = readAnswers(autopsyDraftId)['text'] ?? '';
    setAnswers(autopsyDraftId, { text: read.text });
    setOutcome({ kind: 'read', name: file.name, before });
  }, []);
  const takeFile = useCallback((file: File) => void handleFile(file), [handleFile]);
  const hasOwn = useDebouncedRecord((record) => resumeBlocks(record).length > 0);
  const handleOwn = () => {
    const before = readAnswers(autopsyDraftId)['text'] ?? '';
    setAnswers(autopsyDraftId, { text: writeTextResume(resumeBlocks(currentRecord())) });
    setOutcome({ kind: 'own', before });
  };

  return (
    <div ref={root} className={styles.bring}>
      {hasOwn && (
        <button type="button" className="btn quiet" onClick={handleOwn}>
          <Trans>Check the resume I have here</Trans>
        </button>
      )}
      <FilePicker
        title={t`Choose a .txt file`}
        hint={t`Or drop it here. Up to 2 MB.`}
        accept=".txt,text/plain"
        area={root}
        onFile={takeFile}
      />
      <div role="alert">
        {outcome?.kind === 'refused' && (
          <p key={outcome.name} className="message error">
            {outcome.name}: <FileProblem reason={outcome.reason} />
          </p>
        )}
      </div>
      {outcome?.kind === 'read' && (
        <UndoNote
          of={t`use the text of ${outcome.name}`}
          onUndo={() => {
            setAnswers(autopsyDraftId, { text: outcome.before });
            setOutcome(null);
          }}
        >
          <Trans>The text of {outcome.name} is in the box.</Trans>
        </UndoNote>
      )}
      {outcome?.kind === 'own' && (
        <UndoNote
          of={t`use the text of your resume`}
          onUndo={() => {
            setAnswers(autopsyDraftId, { text: outcome.before });
            setOutcome(null);
          }}
        >
          <Trans>The text of your resume is in the box.</Trans>
        </UndoNote>
      )}
      <PlainField
        label={t`Or paste the words of your resume`}
        hint={t`You can change the text here. Your own file stays as it is.`}
        isMultiline
        input={{ ...input, name: 'resume-text', spellCheck: false }}
      />
      <OtherAnswersNote draftId={autopsyDraftId} />
    </div>
  );
}
