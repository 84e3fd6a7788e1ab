import type { LearnerRecord } from '../resume/record-schema';
import { courseOf, setCourseTexts, textOf } from './course-record';

/** The record of the language that somebody has chosen for the site: it follows the account, and is nobody's work. */
export const languageRecordId = 'language';

/** The id of the chosen language, as `content/languages.ts` has it; '' where none was chosen. */
export function languageOf(record: Pick<LearnerRecord, 'course'>): string {
  return textOf(courseOf(record).progress, languageRecordId, 'id');
}

/** The record with this language as the chosen one. */
export function withLanguage(record: LearnerRecord, id: string): LearnerRecord {
  return setCourseTexts(record, 'progress', languageRecordId, { id });
}
