import * as edit from '@/domain/job-search/edit-job-search';
import { lettersOf, setLetterField } from '@/domain/job-search/edit-letters';
import type { Application, LetterField } from '@/domain/job-search/job-search-schema';
import { partText, type TextLens } from './text-lens';

/** One answer for application forms. */
export function cheatSheetLens(part: string, field: string): TextLens {
  return {
    path: `papers/${part}/${field}`,
    ...partText('papers', (record) => edit.cheatSheetText(record, part, field)),
    write: (record, text) => edit.setCheatSheetText(record, part, field, text),
  };
}

/** One text of an entry of the work-search log; '' when it is gone. */
export function applicationLens(id: string, field: Exclude<keyof Application, 'id'>): TextLens {
  return {
    path: `papers/applications/${id}/${field}`,
    ...partText(
      'papers',
      (record) => edit.jobSearchOf(record).applications.find((one) => one.id === id)?.[field] ?? '',
    ),
    write: (record, text) => edit.setApplicationField(record, id, field, text),
  };
}

/** One text of a cover letter; '' when it is gone. */
export function letterLens(id: string, field: LetterField): TextLens {
  return {
    path: `papers/letters/${id}/${field}`,
    ...partText(
      'papers',
      (record) => lettersOf(record).find((one) => one.id === id)?.[field] ?? '',
    ),
    write: (record, text) => setLetterField(record, id, field, text),
  };
}
