import type { LearnerRecord } from '../resume/record-schema';
import { courseOf, setCourseTexts, courseText } from './course-record';
import { languageProgressId } from './progress-keys';

/** The id of the chosen language, as `content/languages.ts` has it; '' where none was chosen. */
export function languageOf(record: Pick<LearnerRecord, 'course'>): string {
  return courseText(courseOf(record).progress, languageProgressId, 'id');
}

/** The record with this language as the chosen one. */
export function withLanguage(record: LearnerRecord, id: string): LearnerRecord {
  return setCourseTexts(record, 'progress', languageProgressId, { id });
}
