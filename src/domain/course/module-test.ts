import type { TextFields, TextRecords } from '../resume/record-schema';
import { courseText } from './course-record';
import { choiceToKeep, type QuizQuestion } from './quiz-result';

/** Why a question of a module's test is asked now. */
export type TestRound = 'last-time' | 'first' | 'again';

/** What comes next in a test: a question, or its end, and how many are open in this round. */
export type TestStep =
  | { kind: 'ask'; id: string; round: TestRound }
  | { kind: 'end'; rightAtFirst: number; total: number };

/** So many of the ones that were missed come back at a later visit. */
const backAtOnce = 2;

/**
 * The next question of a test: first those that come back from an earlier day, then those that nobody has answered, then
 * the missed ones, until each of them is right.
 */
export function nextInTest(
  answers: TextRecords,
  questions: readonly QuizQuestion[],
  today: string,
): TestStep {
  const kept = questions.map((question) => ({ ...question, ...readKept(answers, question) }));
  const back = missedBefore(answers, questions, today)[0];
  if (back) return { kind: 'ask', id: back.id, round: 'last-time' };
  const open = kept.find(({ first }) => first === '');
  if (open) return { kind: 'ask', id: open.id, round: 'first' };
  const missed = kept.find(({ choice, right }) => choice !== String(right));
  if (missed) return { kind: 'ask', id: missed.id, round: 'again' };
  const rightAtFirst = kept.filter(({ first, right }) => first === String(right)).length;
  return { kind: 'end', rightAtFirst, total: kept.length };
}

/** The questions that were missed at the first try on an earlier day and still wait for an answer today: two at most. */
export function missedBefore(
  answers: TextRecords,
  questions: readonly QuizQuestion[],
  today: string,
): readonly QuizQuestion[] {
  return questions
    .map((question) => ({ question, ...readKept(answers, question) }))
    .filter(
      ({ question, first, firstDay, known }) =>
        first !== '' &&
        first !== String(question.right) &&
        firstDay !== '' &&
        firstDay < today &&
        (known === '' || known === today),
    )
    .slice(0, backAtOnce)
    .filter(({ day }) => day !== today)
    .map(({ question }) => question);
}

/** What to keep of an answer: the first one and its day stay; the day on which a missed one was known settles it. */
export function testAnswerToKeep(
  before: TextFields,
  choice: string,
  right: number,
  today: string,
): TextFields {
  const kept = choiceToKeep(before, choice);
  const firstDay = before['firstDay'] ?? '';
  const isLater = firstDay !== '' && firstDay < today;
  return {
    ...kept,
    day: today,
    ...(kept['first'] !== undefined && { firstDay: today }),
    ...(isLater && choice === String(right) && !before['known'] && { known: today }),
  };
}

function readKept(answers: TextRecords, { id }: QuizQuestion) {
  const read = (field: string) => courseText(answers, id, field);
  return {
    first: read('first'),
    choice: read('choice'),
    firstDay: read('firstDay'),
    day: read('day'),
    known: read('known'),
  };
}
