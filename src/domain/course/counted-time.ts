import type { TextFields, LearnerRecord } from '../resume/record-schema';
import { courseOf, setCourseTexts, courseText } from './course-record';
import { moduleProgressId, timeProgressId } from './progress-keys';

/** What minutes are counted for, in the order in which a list names it. */
export const timedActivities = [
  'module-1',
  'module-2',
  'module-3',
  'guides',
  'resume-builder',
  'game',
  'papers',
] as const;
export type TimedActivity = (typeof timedActivities)[number];

export type CountedMinutes = { activity: TimedActivity; minutes: number };

/** Far more counters than anybody has devices; each visit to a shared computer takes one. */
const maxFields = 1000;

/** The activity that an address of this site belongs to; null where nothing is counted. */
export function activityOfPath(path: string): TimedActivity | null {
  const [, first = '', second = ''] = path.split('/');
  const name = first === 'modules' ? moduleProgressId(second) : first;
  return timedActivities.find((activity) => activity === name) ?? null;
}

/**
 * A record with more minutes of an activity. Each device counts in a field of its own, `counter`, so that the counts of two
 * devices add up and none covers the other.
 */
export function addMinutes(
  record: LearnerRecord,
  { counter, activity, minutes }: { counter: string; activity: TimedActivity; minutes: number },
): LearnerRecord {
  const { progress } = courseOf(record);
  const fields = Object.keys(progress[timeProgressId] ?? {});
  const own = `${activity}:${counter}`;
  const isFull = fields.length >= maxFields && !fields.includes(own);
  const field = isFull
    ? (fields.find((candidate) => candidate.startsWith(`${activity}:`)) ?? own)
    : own;
  const sum = toMinutes(courseText(progress, timeProgressId, field)) + minutes;
  return setCourseTexts(record, 'progress', timeProgressId, { [field]: String(sum) });
}

/** The minutes of all counters, by activity; activities without any are left out. */
export function countedMinutes(record: LearnerRecord): CountedMinutes[] {
  const fields = Object.entries(courseOf(record).progress[timeProgressId] ?? {});
  return timedActivities.flatMap((activity) => {
    const counts = fields.filter(([field]) => field.startsWith(`${activity}:`));
    const minutes = counts.reduce((sum, [, text]) => sum + toMinutes(text), 0);
    return minutes > 0 ? [{ activity, minutes }] : [];
  });
}

/** The counters of two versions. Where both have one, the larger count is the later one: a counter never goes back. */
export function mergeTime(
  mine: TextFields | undefined,
  theirs: TextFields | undefined,
): TextFields | undefined {
  if (mine === undefined || theirs === undefined) return mine ?? theirs;
  const later = Object.entries(theirs).filter(
    ([field, text]) => toMinutes(text) > toMinutes(mine[field] ?? ''),
  );
  return later.length === 0 ? mine : { ...mine, ...Object.fromEntries(later) };
}

function toMinutes(text: string): number {
  return /^\d{1,6}$/.test(text) ? Number(text) : 0;
}
