/** A day by the local calendar: month and day count from 1. */
export type Day = { year: number; month: number; day: number };

/** A day as 'YYYY-MM-DD'; such texts sort as the days do. */
export function dayToText({ year, month, day }: Day): string {
  const [mm, dd] = [month, day].map((part) => String(part).padStart(2, '0'));
  return `${String(year).padStart(4, '0')}-${mm}-${dd}`;
}

/**
 * The day of a text 'YYYY-MM-DD'; null where it names none, such as February 30, or the year 202 that a field holds
 * while somebody types.
 */
export function textToDay(text: string): Day | null {
  const [, year, month, day] = (/^(\d{4})-(\d\d)-(\d\d)$/.exec(text) ?? []).map(Number);
  if (year === undefined || month === undefined || day === undefined || year < 1000) return null;
  const found = new Date(Date.UTC(year, month - 1, day));
  return found.getUTCMonth() === month - 1 && found.getUTCDate() === day
    ? { year, month, day }
    : null;
}

/** The Sunday on or before a day: the week of state unemployment programs runs from Sunday to Saturday. */
export function weekOf(text: string): string | null {
  const day = textToDay(text);
  if (day === null) return null;
  const date = new Date(Date.UTC(day.year, day.month - 1, day.day));
  return addDays(text, -date.getUTCDay());
}

/**
 * The day `count` days later, as text; null where `text` names no day. Days have no hours here, so daylight saving
 * cannot shift them.
 */
export function addDays(text: string, count: number): string | null {
  const day = textToDay(text);
  if (day === null) return null;
  const date = new Date(Date.UTC(day.year, day.month - 1, day.day + count));
  return dayToText({
    year: date.getUTCFullYear(),
    month: date.getUTCMonth() + 1,
    day: date.getUTCDate(),
  });
}
