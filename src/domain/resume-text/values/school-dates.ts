import { month } from '../../language/en/date-words';
import { graduatedWord, yearWords } from '../../language/en/school-words';
import type { TakenDates } from './dates';
import { withoutOuterMarks } from '../lines/text-lines';

const monthBefore = new RegExp(
  `${yearWords}(?:${month}\\.?,?\\s+(?:\\d{1,2},?\\s+)?(?:de\\s+)?|\\d{1,2}/)?$`,
  'iu',
);

/** The one year of a line, wherever it stands, with its month: when a school was left. */
export function takeYear(plain: string): TakenDates | null {
  const years = [...plain.matchAll(/\d+/gu)].filter(([digits]) => /^(?:19|20)\d{2}$/u.test(digits));
  const [only] = years;
  if (!only || years.length > 1) return null;
  const before = plain.slice(0, only.index);
  const isHalf = before.split('(').length > before.split(')').length;
  const after = plain.slice(only.index + 4).replace(isHalf ? /^\s*\)/u : /^$/u, '');
  const [month = ''] = monthBefore.exec(before) ?? [];
  // "MLIS 2017" ends in the letters of a month.
  const isWithin = /^\p{L}/u.test(month) && /\p{L}$/u.test(before.slice(0, -month.length));
  const lead = isWithin ? '' : month;
  const told = before.slice(0, before.length - lead.length);
  // "Diploma passed in 2011 from Lima Center": the year stands within.
  const rest = /^\s+from\s/u.test(after)
    ? `${told.replace(/(?:\s+(?:passed|completed|obtained))?(?:\s+in)?\s*$/iu, '')}${after}`
    : `${told.replace(/\s+in\s*$/u, '')}\t${after}`.replace(/\(\t\)/u, '\t');
  return {
    startDate: '',
    // "Graduated" and "Class of" say what the field says; "May" and "Expected" say more.
    endDate: `${lead.replace(graduatedWord, '').replace(/(?:graduation )?(?:date)?\s*:\s*/iu, ' ')}${only[0]}`,
    rest: withoutOuterMarks(rest),
  };
}
