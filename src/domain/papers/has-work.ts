import { hasCourseWork } from '../course/course-record';
import { isBlankResume } from '../resume/resume-schema';
import type { Resume } from '../resume/resume-schema';
import { hasPapers } from './edit-papers';

/** True when a record holds what a person would miss; a place in the course, or a chat that has only begun, is nothing. */
export function hasWork(record: Resume): boolean {
  return !isBlankResume(record) || hasCourseWork(record) || hasPapers(record);
}
