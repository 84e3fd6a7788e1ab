import { Trans } from '@lingui/react/macro';
import type { ChoiceQuestion } from '@/content/activity-shapes';
import { choiceToKeep } from '@/domain/course/quiz-result';
import { readAnswers, setAnswers, useAnswers } from '@/workspace/document/activity-answers';
import { Activity } from '../activity';
import { ChoiceList } from './choice-list';

/** A scene or a question with choices. Each answer says at once why it helps or hurts, and may be changed. */
export function ChoiceActivity({ question }: { question: ChoiceQuestion }) {
  return (
    <Activity title={question.title} level={question.id.startsWith('recall-') ? 3 : 4}>
      {question.situation && <p>{question.situation}</p>}
      <Choices question={question} />
    </Activity>
  );
}

function choose(id: string, choice: string): void {
  setAnswers(id, choiceToKeep(readAnswers(id), choice));
}

/** The choices alone, for an activity that has more to it. */
export function Choices({ question: { id, question, choices } }: { question: ChoiceQuestion }) {
  const kept = useAnswers(id)['choice'];
  const chosen = kept ? Number(kept) : null;
  const choice = choices[chosen ?? -1];
  const verdict = choice?.helps ? 'right' : 'wrong';
  return (
    <ChoiceList
      question={question}
      choices={choices.map(({ text }) => text)}
      chosen={chosen}
      verdictOf={(place) => (chosen === place ? verdict : null)}
      onChoose={(place) => choose(id, String(place))}
      answer={
        choice
          ? {
              verdict,
              says: choice.helps ? <Trans>That helps.</Trans> : <Trans>Not yet.</Trans>,
              why: choice.why,
            }
          : null
      }
    />
  );
}
