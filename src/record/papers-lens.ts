import * as edit from '../domain/papers/edit-papers';
import type { Application } from '../domain/papers/papers-schema';
import { partText, type TextLens } from './text-lens';

/** One answer for application forms. */
export function sheetLens(part: string, field: string): TextLens {
  return {
    ...partText('papers', (record) => edit.sheetText(record, part, field)),
    write: (record, text) => edit.setSheetText(record, part, field, text),
  };
}

/** One text of an entry of the work-search log; '' when it is gone. */
export function applicationLens(id: string, field: Exclude<keyof Application, 'id'>): TextLens {
  return {
    ...partText(
      'papers',
      (record) => edit.papersOf(record).applications.find((one) => one.id === id)?.[field] ?? '',
    ),
    write: (record, text) => edit.setApplicationField(record, id, field, text),
  };
}
