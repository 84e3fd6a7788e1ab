type Point = readonly [year: number, month: number];
export type DateForm = (
  from: Point,
  to: Point | null,
) => { text: string; start: string; end: string };

const long =
  'January February March April May June July August September October November December'.split(
    ' ',
  );
const spanish =
  'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(
    ' ',
  );
const seasons = ['Winter', 'Spring', 'Summer', 'Fall'];

const two = (month: number) => String(month).padStart(2, '0');
const form =
  (point: (at: Point) => string, between: string, today: string): DateForm =>
  (from, to) => {
    const start = point(from);
    const end = to ? point(to) : today;
    return { text: `${start}${between}${end}`, start, end };
  };

/** Ten ways in which people write the dates of a job. */
export const dateForms: Readonly<Record<string, DateForm>> = {
  short: form(([y, m]) => `${(long[m - 1] ?? '').slice(0, 3)} ${y}`, ' – ', 'Present'),
  slashes: form(([y, m]) => `${two(m)}/${y}`, '-', 'Present'),
  years: form(([y]) => String(y), '-', 'Present'),
  seasons: form(([y, m]) => `${seasons[Math.floor((m % 12) / 3)] ?? ''} ${y}`, ' - ', 'now'),
  toDate: form(([y]) => String(y), ' to ', 'date'),
  comma: form(([y, m]) => `${long[m - 1] ?? ''}, ${y}`, ' – ', 'Present'),
  full: form(([y, m]) => `${long[m - 1] ?? ''} ${y}`, ' to ', 'Current'),
  dotted: form(([y, m]) => `${(long[m - 1] ?? '').slice(0, 3)}. ${y}`, ' — ', 'today'),
  iso: form(([y, m]) => `${y}-${two(m)}`, ' – ', 'ongoing'),
  spanish: form(([y, m]) => `${spanish[m - 1] ?? ''} de ${y}`, ' a ', 'actualidad'),
};
