import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mergeRecords } from '@/domain/merge/merge-records';
import { blankRecord, isBlankEntry } from '@/domain/resume/record-schema';
import type { LearnerRecord } from '@/domain/resume/record-schema';
import { undoRestore } from '@/domain/backup/undo-restore';
import { countingIds, sampleResume } from '../resume/sample-resume';
import { someResume } from './some-resume';

const runs = { numRuns: Number(process.env['FAST_CHECK_RUNS'] ?? 1000) };

describe('merging a file', () => {
  const restored = (mine: LearnerRecord, theirs: LearnerRecord) =>
    mergeRecords({ base: null, mine, theirs });

  test('into an empty computer gives the very resume that was taken along', () => {
    expect(restored(blankRecord(countingIds('new')), sampleResume())).toEqual(sampleResume());
  });

  test('twice gives the same as once', () => {
    fc.assert(
      fc.property(someResume, someResume, (mine, theirs) => {
        const once = restored(mine, theirs);
        expect(withoutBlankEntries(restored(once, theirs))).toEqual(withoutBlankEntries(once));
      }),
      runs,
    );
  });

  test('and taking it back at once gives what was there', () => {
    fc.assert(
      fc.property(someResume, someResume, (mine, theirs) => {
        const after = restored(mine, theirs);
        expect(undoRestore(mine, after, after)).toBe(mine);
      }),
      runs,
    );
  });

  test('taking it back later keeps what was typed since and drops the conflicts it raised', () => {
    const mine = { ...sampleResume(), currentResult: 'mine' };
    const theirs = { ...sampleResume(), currentResult: 'theirs', currentAction: 'from the file' };
    const after = restored({ ...mine, currentAction: '' }, theirs);
    expect(after.conflicts).toHaveLength(1);
    const now = { ...after, currentProblem: 'typed since' };
    const undone = undoRestore({ ...mine, currentAction: '' }, after, now);
    expect(undone).toEqual({ ...mine, currentAction: '', currentProblem: 'typed since' });
  });
});

/** A blank entry says nothing; which one of two stays is nobody's business. */
function withoutBlankEntries(resume: LearnerRecord): LearnerRecord {
  const kept = <Entry extends object>(list: Entry[]) => list.filter((one) => !isBlankEntry(one));
  return { ...resume, experience: kept(resume.experience), education: kept(resume.education) };
}
