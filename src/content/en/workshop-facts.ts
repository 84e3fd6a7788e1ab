import type { CourseFacts } from '@/domain/course/workshop-record';
import { partCards } from '../part-cards';
import { partMinutes } from './part-minutes';
import { quizQuestions, testQuestions } from './quiz';

/** What a workshop record is counted by. */
export const courseFacts: CourseFacts = {
  partMinutes,
  partCards,
  questions: quizQuestions,
  tests: testQuestions,
};
