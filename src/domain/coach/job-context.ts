import { saysToday } from '../resume/ongoing';
import type { Experience } from '../resume/record-schema';
import type { CoachContext } from './coach-types';

/** What the coach should know of a job: is it over? Left open when the end is not filled in. */
export function jobContext({ endDate }: Pick<Experience, 'endDate'>): CoachContext {
  const end = endDate.trim();
  return end === '' ? {} : { isPastJob: !saysToday(end) };
}
