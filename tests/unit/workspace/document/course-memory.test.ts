import { expect, test } from 'vitest';
import { applyCourseEdits, courseOf, setCourseTexts } from '@/domain/course/course-record';
import { blankRecord } from '@/domain/resume/record-schema';
import { createCourseMemory } from '@/workspace/document/course-memory';
import { workingRecord } from '@/workspace/document/working-record';

/** What the record holds after somebody has set these marks, one after the other, before the device was read. */
function markEarly(kept: string, ...marks: string[]) {
  const { start, notePending, store } = createCourseMemory({
    workingRecord,
    session: { readMarker: () => null },
  });
  start('guest');
  const place = { part: 'progress', id: 'module-1', field: 'card:one' } as const;
  for (const text of marks) notePending({ ...place, text });
  const record = setCourseTexts(
    blankRecord(() => 'a'),
    'progress',
    'module-1',
    {
      'card:one': kept,
    },
  );
  const { pending } = store.getState();
  return courseOf(applyCourseEdits(record, pending)).progress['module-1']?.['card:one'];
}

test('a mark that is set and taken back before the device is read is gone', () => {
  expect(markEarly('done', 'done', '')).toBe('');
  expect(markEarly('done', 'done', '', 'done', '')).toBe('');
  expect(markEarly('done', 'done', '', 'done')).toBe('done');
});

test('a mark that nobody has seen is not taken back', () => {
  expect(markEarly('done', '')).toBe('done');
});
