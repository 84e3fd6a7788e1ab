import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState, type FormEvent } from 'react';
import { flushSync } from 'react-dom';
import type { LastQuestion } from '@/domain/game/last-questions';
import { isBlankEntry, type LearnerRecord } from '@/domain/resume/record-schema';
import type { SectionKey } from '@/domain/sections/section-kinds';
import { sectionEntries } from '@/domain/sections/section-layout';
import { useRecord } from '@/workspace/document/working-record';
import { PlainField } from '@/ui/fields/plain-field';
import { UndoNote } from '@/ui/undo-note';
import styles from './conclusion.module.css';
import { addLastAnswer, typeLastAnswer, useLastAnswer, type AddedAnswer } from './last-answers';

const questions: readonly LastQuestion[] = ['about', 'cards'];

const sectionsOf: Record<LastQuestion, readonly SectionKey[]> = {
  about: ['summary'],
  cards: ['certificates', 'languages'],
};

/**
 * Two more, optional questions (summary, certificates or languages). They stand beside the finished resume because the
 * chat's own script ends with the skills. A question that the resume answers already is not asked. `isReady`: no line
 * of the resume is doubtful.
 */
export function LastQuestions({ isReady }: { isReady: boolean }) {
  const open = useRecord((record) =>
    questions.filter((question) => isUnanswered(record, question)).join(' '),
  );
  // One that was answered just now stays, with its undo.
  const [answered, setAnswered] = useState<readonly LastQuestion[]>([]);
  const asked = questions.filter(
    (question) => open.split(' ').includes(question) || answered.includes(question),
  );
  if (asked.length === 0) return null;
  return (
    <section className="card" aria-labelledby="last-questions">
      <h3 id="last-questions">
        <Trans>Make it stronger</Trans>
      </h3>
      <p className="hint">
        {isReady ? (
          <Trans>You can leave this out. Your resume is ready as it is.</Trans>
        ) : (
          <Trans>You can leave this out.</Trans>
        )}
      </p>
      {asked.map((question) => (
        <Question
          key={question}
          question={question}
          onAnswer={() => setAnswered([...answered, question])}
        />
      ))}
    </section>
  );
}

type Outcome = 'added' | 'nothing' | 'undone';

function Question({ question, onAnswer }: { question: LastQuestion; onAnswer: () => void }) {
  const { t } = useLingui();
  const form = useRef<HTMLFormElement>(null);
  const text = useLastAnswer(question);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [added, setAdded] = useState<AddedAnswer | null>(null);
  const words = {
    about: {
      label: t`Who are you at work?`,
      hint: t`One or two sentences. They go at the top of your resume.`,
      example: t`Line cook with three years in busy kitchens. Trained 4 new cooks.`,
    },
    cards: {
      label: t`Do you have a certificate or license, or speak more than one language?`,
      hint: t`Put each on its own line.`,
      example: t`Food Handler Card, 2024`,
    },
  }[question];

  const focus = (selector: string) => form.current?.querySelector<HTMLElement>(selector)?.focus();
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    // Moves the focus before the answer is saved: the question disappears then, and the focus with it.
    flushSync(onAnswer);
    const now = await addLastAnswer(question);
    flushSync(() => {
      setOutcome(now ? 'added' : 'nothing');
      if (now) setAdded(now);
    });
    focus(now ? '[data-undo]' : 'textarea');
  };
  const handleUndo = () => {
    added?.undo();
    flushSync(() => {
      setOutcome('undone');
      setAdded(null);
    });
    focus('textarea');
  };

  return (
    <form ref={form} className={styles.question} onSubmit={(event) => void handleSubmit(event)}>
      <PlainField
        label={words.label}
        hint={words.hint}
        example={<Trans>Example: {words.example}</Trans>}
        error={
          outcome === 'nothing' && <Trans>Type something first. You can also leave it out.</Trans>
        }
        isMultiline
        input={{
          value: text,
          onChange: ({ currentTarget }) => {
            setOutcome(null);
            typeLastAnswer(question, currentTarget.value);
          },
        }}
      />
      <button type="submit" className="btn quiet small">
        <Trans>
          Add to my resume <span className="visually-hidden">: {words.label}</span>
        </Trans>
      </button>
      {added && (
        <UndoNote of={words.label} onUndo={handleUndo}>
          <Trans>It is on your resume now.</Trans>
        </UndoNote>
      )}
      {outcome === 'undone' && (
        <p role="status">
          <Trans>Taken back. Your words are in the box.</Trans>
        </p>
      )}
    </form>
  );
}

function isUnanswered(record: LearnerRecord, question: LastQuestion): boolean {
  return sectionsOf[question].every((key) =>
    sectionEntries(record, key).every((entry) => isBlankEntry(entry)),
  );
}
