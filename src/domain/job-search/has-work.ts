import { hasCourseWork } from '../course/course-record';
import { isBlankResume } from '../resume/record-schema';
import type { LearnerRecord } from '../resume/record-schema';
import { hasJobSearch } from './edit-job-search';

/** True when a record holds what a person would miss; a place in the course, or a chat that has only begun, is nothing. */
export function hasWork(record: LearnerRecord): boolean {
  return !isBlankResume(record) || hasCourseWork(record) || hasJobSearch(record);
}
