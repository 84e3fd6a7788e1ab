import { useLingui } from '@lingui/react/macro';
import { textToDay } from '@/domain/job-search/days';

/** Writes a day ('YYYY-MM-DD') as people here do; any other text stays as it is. */
export function useDayText(): (text: string) => string {
  const { i18n } = useLingui();
  return (text) => {
    const day = textToDay(text);
    if (day === null) return text;
    // Noon of that day by this device's own clock: the same day in every zone.
    const date = new Date(day.year, day.month - 1, day.day, 12);
    return i18n.date(date, { dateStyle: 'medium' });
  };
}
