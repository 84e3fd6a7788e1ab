import { tidyDate } from '@/domain/resume/tidy-date';
import { tidyLines, tidyName, tidyPlace, tidyStart } from '@/domain/resume/tidy-text';

/** What a field holds, for which the paper has a form of its own. */
export type TidyKind = 'date' | 'place' | 'name' | 'start' | 'lines';

/** A text in the form of the paper; null where it has that form, or where nothing can be told. */
export const tidyOf: Readonly<Record<TidyKind, (text: string) => string | null>> = {
  date: (text) => tidyDate(text, new Date().getFullYear()),
  place: tidyPlace,
  name: tidyName,
  start: tidyStart,
  lines: tidyLines,
};
