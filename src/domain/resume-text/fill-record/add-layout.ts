import type { TextFields } from '../../resume/text-records';
import { isBlankEntry } from '../../resume/record-schema';
import type { LearnerRecord } from '../../resume/record-schema';
import { usualOrder } from '../../sections/section-kinds';
import { sectionEntries } from '../../sections/section-layout';
import type { ResumeSection } from '../../sections/section-kinds';
import type { ResumeFields } from '../resume-fields';

/**
 * What of a file's layout a resume takes: the order where nobody has moved a section, and a title, a hidden section and
 * the listing of references only where nothing stands in that section yet. A file hides or shows nobody's own words.
 */
export function layoutWhereBlank(record: LearnerRecord, { layout = {} }: ResumeFields): TextFields {
  const known = record.sections?.layout ?? {};
  const isSet = (key: string) => (known[key] ?? '') !== '';
  const isMoved = usualOrder.some((section) => isSet(`place.${section}`));
  const blank = usualOrder.filter((section) => isBlankSection(record, section));
  const keys = [
    ...(isMoved ? [] : usualOrder.map((section) => `place.${section}`)),
    ...blank.map((section) => `hidden.${section}`),
    ...(blank.includes('own') ? ['title.own'] : []),
    ...(blank.includes('references') ? ['references'] : []),
  ];
  return Object.fromEntries(
    keys.flatMap((key) => {
      const found = layout[key] ?? '';
      return isSet(key) || found === '' ? [] : [[key, found]];
    }),
  );
}

function isBlankSection(record: LearnerRecord, section: ResumeSection): boolean {
  if (section === 'skills') return record.skills.every((skill) => skill.trim() === '');
  const entries =
    section === 'experience' || section === 'education'
      ? record[section]
      : sectionEntries(record, section);
  return entries.every((entry) => isBlankEntry(entry));
}
