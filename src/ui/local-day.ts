import { dayToText } from '@/domain/job-search/days';

/** Today by the calendar of this device, as 'YYYY-MM-DD'. */
export function localToday(): string {
  const now = new Date();
  return dayToText({ year: now.getFullYear(), month: now.getMonth() + 1, day: now.getDate() });
}
