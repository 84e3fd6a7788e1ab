import { describe, expect, test } from 'vitest';
import {
  activityOfPath,
  addMinutes,
  countedMinutes,
  type TimedActivity,
} from '@/domain/course/counted-time';
import { setCourseTexts } from '@/domain/course/course-record';
import { isSameExceptPositions } from '@/domain/course/reading-position';
import { hasWork } from '@/domain/job-search/has-work';
import { mergeRecords } from '@/domain/merge/merge-records';
import { unresolvedConflicts } from '@/domain/resume/conflicts';
import { blankRecord, type LearnerRecord } from '@/domain/resume/record-schema';

const blank = blankRecord(() => 'id');
const counted = (
  record: LearnerRecord,
  counter: string,
  minutes: number,
  activity: TimedActivity = 'module-1',
) => addMinutes(record, { counter, activity, minutes });

describe('minutes that the page counts', () => {
  test.each([
    ['/modules/2', 'module-2'],
    ['/resume-builder/chapter/3', 'resume-builder'],
    ['/papers', 'papers'],
    ['/', null],
    ['/modules', null],
    ['/modules/9', null],
  ])('%s counts for %s', (path, activity) => {
    expect(activityOfPath(path)).toBe(activity);
  });

  test('the counts of two devices add up, whoever merges, and a count never goes back', () => {
    const base = counted(blank, 'home', 10);
    const here = counted(base, 'home', 5);
    const there = counted(counted(base, 'library', 20), 'library', 4, 'papers');
    for (const [mine, theirs] of [
      [here, there],
      [there, here],
    ] as const) {
      const merged = mergeRecords({ base, mine, theirs });
      expect(countedMinutes(merged)).toEqual([
        { activity: 'module-1', minutes: 35 },
        { activity: 'papers', minutes: 4 },
      ]);
      expect(unresolvedConflicts(merged)).toEqual([]);
      expect(mergeRecords({ base, mine: merged, theirs })).toEqual(merged);
    }
    // An older copy, brought back, takes no minute away.
    const later = counted(here, 'home', 100);
    for (const [mine, theirs] of [
      [here, later],
      [later, here],
    ] as const)
      expect(countedMinutes(mergeRecords({ base: null, mine, theirs }))).toEqual([
        { activity: 'module-1', minutes: 115 },
      ]);
  });

  test('are no work that anybody would miss, and nothing that waits to be sent', () => {
    const record = counted(blank, 'home', 10);
    expect(hasWork(record)).toBe(false);
    expect(isSameExceptPositions(blank, record)).toBe(true);
  });

  test('stay readable whatever stands there, and take no end of fields', () => {
    const odd = setCourseTexts(blank, 'progress', 'time', {
      'module-1:a': 'many',
      'module-1:b': '-3',
      'elsewhere:c': '7',
    });
    expect(countedMinutes(odd)).toEqual([]);
    let record: LearnerRecord = blank;
    for (let visit = 0; visit < 1100; visit += 1) record = counted(record, `v${String(visit)}`, 1);
    expect(Object.keys(record.course?.progress['time'] ?? {}).length).toBeLessThanOrEqual(1000);
    expect(countedMinutes(record)).toEqual([{ activity: 'module-1', minutes: 1100 }]);
  });
});
