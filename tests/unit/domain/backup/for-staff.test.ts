import { expect, test } from 'vitest';
import { setCourseTexts } from '@/domain/course/course-record';
import { mergeRecords } from '@/domain/merge/merge-records';
import { commentLines } from '@/domain/job-search/comment-lines';
import { setCheatSheetText } from '@/domain/job-search/edit-job-search';
import type { LearnerRecord } from '@/domain/resume/record-schema';
import { staffFileName, toStaffText } from '@/domain/backup/for-staff';
import { readBackup } from '@/domain/backup/read-backup';
import { sampleResume } from '../resume/sample-resume';

const record: LearnerRecord = {
  ...setCheatSheetText(
    setCourseTexts(sampleResume(), 'answers', 'reflecting-worry', { text: 'my record' }),
    'about',
    'street',
    'Elm Shelter',
  ),
  currentProblem: 'a half-typed problem',
  conflicts: [{ id: 'other', path: ['course', 'answers', 'pitch', 'p1'], other: 'another pitch' }],
  sections: {
    certificates: [{ id: 'card', name: 'Food Handler Card', issuer: '', year: '2024', number: '' }],
    awards: [{ id: 'award', name: 'Hidden award', issuer: '', year: '' }],
    references: [{ id: 'ref', name: 'Kim Reed', relation: '', phone: '555-0155', email: '' }],
    layout: { 'hidden.awards': 'yes', 'hidden.education': 'yes' },
  },
};
const text = toStaffText(record, 0);

test('the file for staff holds what is on the paper, and nothing else of the person', () => {
  expect(text).toContain('Ana Lopez');
  expect(text).toContain('Food Handler Card');
  expect(text).not.toMatch(
    /my record|Elm Shelter|half-typed|another pitch|Hidden award|Kim Reed|Orders came late|Lincoln High/,
  );
});

test('staff’s page reads it, and their comments find the same lines', () => {
  const read = readBackup(text);
  if (!read.ok) throw new Error(read.reason);
  const shown = commentLines(record).filter(({ fieldRef }) => fieldRef.part !== 'education');
  expect(commentLines(read.content.resume)).toEqual(shown);
});

test('it says for whom it is, and no backup has its name', () => {
  expect(text.slice(0, 200)).toContain('For staff');
  expect(staffFileName('2026-11-21')).toBe('career-quest-resume-2026-11-21.json');
});

test('brought in by mistake, it takes nothing away', () => {
  const read = readBackup(text);
  if (!read.ok) throw new Error(read.reason);
  const merged = mergeRecords({ base: null, mine: record, theirs: read.content.resume });
  expect(merged).toEqual(record);
});
