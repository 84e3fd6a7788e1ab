import type { TextFields, TextRecords } from '../resume/record-schema';
import { courseText } from './course-record';

/** A question of the lessons, and which of its choices helps. */
export type QuizQuestion = { id: string; right: number };

export type QuizResult = {
  total: number;
  answered: number;
  rightAtFirst: number;
  /** Answers of which only the last choice is known: they were given before the first one was kept. */
  firstNotKept: number;
};

/** What to keep of a choice: the first one stays, and where it is not known, no later one passes for it. */
export function choiceToKeep(before: TextFields, choice: string): TextFields {
  const isFirst = !before['first'] && !before['choice'];
  return isFirst ? { choice, first: choice } : { choice };
}

/** The field of the first answer to a line that is sorted. */
export function firstOfLine(line: string): string {
  return `first-${line}`;
}

/** What to keep of a line that is sorted: as with a question, a second try does not pass for the first. */
export function lineToKeep(before: TextFields, line: string, kind: string): TextFields {
  return before[line] ? { [line]: kind } : { [line]: kind, [firstOfLine(line)]: kind };
}

/** How many questions somebody has answered, and how many of them rightly with the first choice. */
export function quizResult(answers: TextRecords, questions: readonly QuizQuestion[]): QuizResult {
  const given = questions.map(({ id, right }) => ({
    first: courseText(answers, id, 'first'),
    last: courseText(answers, id, 'choice'),
    right: String(right),
  }));
  const answered = given.filter(({ first, last }) => first !== '' || last !== '');
  return {
    total: questions.length,
    answered: answered.length,
    rightAtFirst: answered.filter(({ first, right }) => first === right).length,
    firstNotKept: answered.filter(({ first }) => first === '').length,
  };
}
