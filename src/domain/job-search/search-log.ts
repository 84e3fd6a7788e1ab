import { textToDay, weekOf } from './days';
import type { Application } from './job-search-schema';

/** A week of the log: its Sunday ('YYYY-MM-DD'; '' for entries without a day), and its entries, the latest first. */
export type LogWeek = { sunday: string; entries: Application[] };

/**
 * The log by weeks, the latest week first; entries without a day come last. `dayOf` says under which day an entry stands:
 * one whose day is being typed stays where it is.
 */
export function weeksOf(
  applications: readonly Application[],
  dayOf: (one: Application) => string = ({ date }) => date,
): LogWeek[] {
  const byWeek = new Map<string, Application[]>();
  for (const application of applications) {
    const sunday = weekOf(dayOf(application)) ?? '';
    byWeek.set(sunday, [...(byWeek.get(sunday) ?? []), application]);
  }
  return [...byWeek]
    .map(([sunday, entries]) => ({
      sunday,
      entries: [...entries].sort((a, b) => compare(dayOf(b), dayOf(a))),
    }))
    .sort((a, b) => compare(b.sunday, a.sunday));
}

/** The next steps that are due on `today` ('YYYY-MM-DD') or were before, the longest waiting first. */
export function dueSteps(applications: readonly Application[], today: string): Application[] {
  return applications
    .filter(
      ({ nextDate, nextDone }) => nextDone !== 'yes' && textToDay(nextDate) && nextDate <= today,
    )
    .sort((a, b) => compare(a.nextDate, b.nextDate));
}

/** Hours as somebody types them: '2', '1.5' or '1,5'; 0 for what is no number, or is more than a day. */
export function hoursOf(text: string | undefined): number {
  const hours = Number((text ?? '').trim().replace(',', '.'));
  return Number.isFinite(hours) && hours > 0 && hours <= 24 ? hours : 0;
}

/** The hours of the log by kind ('' for employers who were asked), without kinds that have none. */
export function hoursByKind(
  applications: readonly Application[],
): { kind: string; hours: number }[] {
  const sums = new Map<string, number>();
  for (const { kind = '', hours } of applications)
    sums.set(kind, (sums.get(kind) ?? 0) + hoursOf(hours));
  return [...sums].flatMap(([kind, hours]) => (hours > 0 ? [{ kind, hours }] : []));
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}

/**
 * Rows as a CSV file for a spreadsheet program (RFC 4180: lines end in CRLF, quotes are doubled), with the mark at its
 * start by which Excel knows UTF-8. A cell that such a program would take for a formula begins with an apostrophe
 * (owasp.org/www-community/attacks/CSV_Injection), and signs that steer a screen become spaces.
 */
export function toCsv(rows: readonly (readonly string[])[]): string {
  const lines = rows.map((row) => row.map(toCell).join(','));
  return `\uFEFF${lines.map((line) => `${line}\r\n`).join('')}`;
}

function toCell(typed: string): string {
  const text = typed.replaceAll(/\p{Cc}+/gu, ' ').trim();
  const isFormula = /^[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]/u.test(text);
  return `"${(isFormula ? `'${text}` : text).replaceAll('"', '""')}"`;
}
