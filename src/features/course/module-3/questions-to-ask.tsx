import { Trans, useLingui } from '@lingui/react/macro';
import type { EmployerQuestion } from '@/content/types';
import { setAnswers, useAnswers } from '@/workspace/document/activity-answers';
import { Activity } from '../activity';
import frame from '../activity.module.css';
import { ClearAnswers } from '../clear-answers';
import { TickRow } from '../tick-row';

const draftId = 'questions-to-ask';
const tick = 'yes';

/** Questions for the employer; the learner ticks the ones to take along. */
export function QuestionsToAsk({ questions }: { questions: readonly EmployerQuestion[] }) {
  const { t } = useLingui();
  const draft = useAnswers(draftId);
  const picked = questions.filter(({ question }) => draft[question] === tick).length;
  return (
    <Activity title={t`Questions to ask the employer`} draftId={draftId}>
      <p>
        <Trans>Ask 2-3 questions at the end of the interview. Check the ones you will ask.</Trans>
      </p>
      <div>
        {questions.map(({ question, why }) => (
          <TickRow
            key={question}
            label={<span lang="en">{question}</span>}
            note={why}
            isTicked={draft[question] === tick}
            onTick={(isTicked) => setAnswers(draftId, { [question]: isTicked ? tick : '' })}
          />
        ))}
      </div>
      <p role="status">
        <Trans>Picked: {picked}</Trans>
        {picked > 3 && (
          <>
            {'. '}
            <Trans>Keep the best 2 or 3.</Trans>
          </>
        )}
      </p>
      <div className={frame.actions}>
        <ClearAnswers draftId={draftId} label={t`Clear my answers`} of={t`questions to ask`} />
      </div>
    </Activity>
  );
}
