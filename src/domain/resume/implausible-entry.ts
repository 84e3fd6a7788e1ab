import { entryById } from './entry-by-id';
import { setEducationField } from './edit-resume';
import type { Education, LearnerRecord } from './record-schema';

/** True for a number where a place is asked for; five digits may be a ZIP code. */
export function isImplausibleLocation(location: string): boolean {
  return /^\d{1,4}$/u.test(location.trim());
}

const award =
  /\b(?:diploma|g\.?e\.?d\.?|hiset|degree|certificate|equivalency|associate'?s?|bachelor'?s?|master'?s?)(?![\p{L}])/iu;
const institution =
  /\b(?:school|college|university|academy|institute|center|centre|program|classes?)\b/iu;
const nameOfSchool = /\p{L}.*\b(?:school|college|university|academy|institute)$/iu;

/**
 * True where the name of a school stands for what was earned there, or the other way round: somebody took one question for
 * the other.
 */
export function isSwapped({ degree, school }: Pick<Education, 'degree' | 'school'>): boolean {
  const [earned, name] = [degree.trim(), school.trim()];
  if (award.test(name) && !institution.test(name)) return !award.test(earned);
  return (
    name === '' &&
    nameOfSchool.test(earned) &&
    !award.test(earned) &&
    !/^high school$/iu.test(earned)
  );
}

/** The school's name for what was earned there, and the other way round; the same record without such a school. */
export function swapSchool(record: LearnerRecord, id: string): LearnerRecord {
  const entry = entryById(record.education, id);
  if (!entry) return record;
  const swapped = setEducationField(record, id, 'degree', entry.school);
  return setEducationField(swapped, id, 'school', entry.degree);
}
