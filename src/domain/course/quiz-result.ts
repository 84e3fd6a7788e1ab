import type { KeptRecords } from '../resume/record-schema';
import { textOf } from './course-record';

/** A question of the lessons, and which of its choices helps. */
export type QuizQuestion = { id: string; right: number };

export type QuizResult = { total: number; answered: number; rightAtFirst: number };

/** How many questions somebody has answered, and how many of them rightly with the first choice. */
export function quizResult(answers: KeptRecords, questions: readonly QuizQuestion[]): QuizResult {
  const firsts = questions.map(({ id, right }) => ({
    // Answers of before hold the last choice alone.
    first: textOf(answers, id, 'first') || textOf(answers, id, 'choice'),
    right: String(right),
  }));
  const answered = firsts.filter(({ first }) => first !== '');
  return {
    total: questions.length,
    answered: answered.length,
    rightAtFirst: answered.filter(({ first, right }) => first === right).length,
  };
}
