import { expect, test } from 'vitest';
import { setCourseTexts } from '../../../../src/domain/course/course-record';
import { mergeResume } from '../../../../src/domain/merge/merge-resume';
import { commentLines } from '../../../../src/domain/papers/comment-lines';
import { setSheetText } from '../../../../src/domain/papers/edit-papers';
import type { Resume } from '../../../../src/domain/resume/resume-schema';
import { staffFileName, toStaffText } from '../../../../src/domain/take-along/for-staff';
import { readTakeAlong } from '../../../../src/domain/take-along/read-take-along';
import { sampleResume } from '../resume/sample-resume';

const record: Resume = {
  ...setSheetText(
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
  const read = readTakeAlong(text);
  if (!read.ok) throw new Error(read.reason);
  const shown = commentLines(record).filter(({ place }) => place.part !== 'education');
  expect(commentLines(read.content.resume)).toEqual(shown);
});

test('it says for whom it is, and no backup has its name', () => {
  expect(text.slice(0, 200)).toContain('For staff');
  expect(staffFileName('2026-11-21')).toBe('career-quest-resume-2026-11-21.json');
});

test('brought in by mistake, it takes nothing away', () => {
  const read = readTakeAlong(text);
  if (!read.ok) throw new Error(read.reason);
  const merged = mergeResume({ base: null, mine: record, theirs: read.content.resume });
  expect(merged).toEqual(record);
});
