import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import type { TestQuestion } from '@/content/activity-shapes';
import { nextInTest, testAnswerToKeep, type TestStep } from '@/domain/course/module-test';
import type { TextRecords } from '@/domain/resume/record-schema';
import { readAnswers, setAnswers } from '@/workspace/document/activity-answers';
import { courseNow, useCourse, watchCourse } from '@/workspace/document/course-work';
import { Icon } from '@/ui/icon';
import { localToday } from '@/ui/local-day';
import { useProse } from '@/ui/prose/prose-context';
import { SiteLink } from '@/ui/site-link';
import { useToday } from '@/ui/use-today';
import { Activity } from '../activity';
import { ChoiceList } from './choice-list';
import styles from './tries.module.css';

type Asked = Extract<TestStep, { kind: 'ask' }>;
/** A question with its answer of just now: it stays until the person goes on. */
type Answered = Asked & { choice: number };

/** The test at the end of a module: one question at a time, each tried once; the missed ones come back. */
export function ModuleTest({ questions }: { questions: readonly TestQuestion[] }) {
  const { t } = useLingui();
  const { partId } = useProse();
  const day = useToday();
  const answers = useCourse((course) => course.answers);
  const [answered, setAnswered] = useState<Answered | null>(null);
  const frame = useRef<HTMLDivElement>(null);
  const step = answered ?? nextInTest(answers, questions, day ?? '');
  const question = step.kind === 'ask' && questions.find(({ id }) => id === step.id);
  const handleChoose = ({ id, right }: TestQuestion, choice: number) => {
    if (answered) return;
    onceRead((stored) => {
      // The page may have shown another question than the one that the stored answers lead to.
      const asked = nextInTest(stored, questions, localToday());
      if (asked.kind !== 'ask' || asked.id !== id) return;
      setAnswered({ ...asked, choice });
      setAnswers(id, testAnswerToKeep(readAnswers(id), String(choice), right, localToday()));
    });
  };
  const handleNext = () => {
    setAnswered(null);
    frame.current?.focus({ preventScroll: true });
    frame.current?.scrollIntoView({ block: 'nearest' });
  };
  return (
    <div id={`${partId}--test`}>
      <Activity title={t`What do you know now?`} draftId={questions[0]?.id ?? partId} level={3}>
        <div ref={frame} tabIndex={-1}>
          {step.kind === 'ask' && question ? (
            <>
              <p className="hint">
                <Where step={step} questions={questions} />
              </p>
              <OneTry
                key={`${step.id} ${step.round}`}
                question={question}
                choice={answered?.choice ?? null}
                onChoose={(choice) => handleChoose(question, choice)}
              />
              {answered && (
                <button type="button" className="btn small" onClick={handleNext}>
                  <Trans>Continue</Trans>
                  <Icon name="arrow" />
                </button>
              )}
            </>
          ) : (
            step.kind === 'end' && <TestEnd {...step} />
          )}
        </div>
      </Activity>
    </div>
  );
}

/** Hands over the stored answers once they are known: a press that comes before is not lost. */
function onceRead(next: (answers: TextRecords) => void): void {
  const { isRead, answers } = courseNow();
  if (isRead) return next(answers);
  const stop = watchCourse((course) => {
    if (!course.isRead) return;
    stop();
    next(course.answers);
  });
}

/** Which question this is, or why it comes again. */
function Where({ step, questions }: { step: Asked; questions: readonly TestQuestion[] }) {
  const number = questions.findIndex(({ id }) => id === step.id) + 1;
  const count = questions.length;
  if (step.round === 'last-time') return <Trans>From last time: one that you missed.</Trans>;
  if (step.round === 'again') return <Trans>Once more: one that you missed.</Trans>;
  return (
    <Trans>
      Question {number} of {count}. One try each. What you miss comes back. This is no grade.
    </Trans>
  );
}

type OneTryProps = {
  question: TestQuestion;
  choice: number | null;
  onChoose: (choice: number) => void;
};

function OneTry({ question: { question, choices, right, why }, choice, onChoose }: OneTryProps) {
  const verdict = choice === right ? 'right' : 'wrong';
  const says =
    verdict === 'right' ? (
      <Trans>That’s right.</Trans>
    ) : (
      <Trans>Not yet. The one with the check is right:</Trans>
    );
  return (
    <ChoiceList
      question={question}
      choices={choices}
      chosen={choice}
      verdictOf={(place) => {
        if (choice !== null && place === right) return 'right';
        return choice === place ? 'wrong' : null;
      }}
      isClosed={choice !== null}
      onChoose={onChoose}
      answer={choice === null ? null : { verdict, says, why }}
    />
  );
}

function TestEnd({ rightAtFirst, total }: { rightAtFirst: number; total: number }) {
  return (
    <>
      <p className={styles.question}>
        <Trans>
          {rightAtFirst} of {total} right at the first try.
        </Trans>
      </p>
      <p>
        <Trans>
          This stands on your <SiteLink href="/papers#record">workshop record</SiteLink>.
        </Trans>{' '}
        {rightAtFirst < total && <Trans>What you missed comes back another day.</Trans>}
      </p>
    </>
  );
}
