import { useLingui } from '@lingui/react/macro';
import { textToDay } from '@/domain/job-search/days';

/** Writes a day ('YYYY-MM-DD') as people here do; any other text stays as it is. */
export function useDayText(): (text: string) => string {
  const { i18n } = useLingui();
  return (text) => writtenDay(text, (date) => i18n.date(date, style));
}

/** The same in English, for papers that an office reads. */
export function dayOnPaper(text: string): string {
  return writtenDay(text, (date) => new Intl.DateTimeFormat('en', style).format(date));
}

const style = { dateStyle: 'medium' } as const;

function writtenDay(text: string, write: (date: Date) => string): string {
  const day = textToDay(text);
  // Noon of that day by this device's own clock: the same day in every zone.
  return day === null ? text : write(new Date(day.year, day.month - 1, day.day, 12));
}
