import { isBlankEntry } from '../resume/record-schema';
import type { LearnerRecord } from '../resume/record-schema';
import { areReferencesListed, isHidden, sectionEntries } from '../sections/section-layout';
import { cheatSheet } from './cheat-sheet';
import type { CheatSheetFields } from './cheat-sheet';

/** Somebody who tells an employer how the learner works; what is not known is ''. */
export type Reference = { name: string; how: string; phone: string; email: string };

/** All who have a name, from the cheat sheet and the resume: the sheet has three places, a resume may have more. */
export function referencesOnRecord(record: LearnerRecord, fields: CheatSheetFields): Reference[] {
  const onSheet = cheatSheet(record, fields)
    .filter(({ kind }) => kind === 'reference')
    .map(({ rows }): Reference => {
      const textOf = (id: string) => rows.find(({ field }) => field.id === id)?.text ?? '';
      return {
        name: textOf('name'),
        how: textOf('how'),
        phone: textOf('phone'),
        email: textOf('email'),
      };
    });
  const further = sectionEntries(record, 'references')
    .filter((entry) => !isBlankEntry(entry))
    .slice(onSheet.length)
    .map(({ name = '', relation = '', phone = '', email = '' }): Reference => ({
      name: name.trim(),
      how: relation.trim(),
      phone: phone.trim(),
      email: email.trim(),
    }));
  return [...onSheet, ...further].filter(({ name }) => name !== '');
}

/** True when the learner has chosen that employers see who they are. */
export function areReferencesShown(record: LearnerRecord): boolean {
  return areReferencesListed(record) && !isHidden(record, 'references');
}
