import type { QuizQuestion } from '@/domain/course/quiz-result';
import { moduleTests } from './module-tests';
import { module1Choices } from './scenes/module-1';
import { module2Choices } from './scenes/module-2';
import { module3Choices } from './scenes/module-3';

/** Every question and scene of the lessons, with the choice that helps. */
export const quizQuestions: readonly QuizQuestion[] = [
  ...module1Choices,
  ...module2Choices,
  ...module3Choices,
].map(({ id, choices }) => ({ id, right: choices.findIndex(({ helps }) => helps) }));

/** The questions of each module's test, with the choice that is right. */
export const testQuestions: Readonly<Record<number, readonly QuizQuestion[]>> = moduleTests;
