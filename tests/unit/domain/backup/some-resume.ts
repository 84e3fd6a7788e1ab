import * as fc from 'fast-check';
import { mergeRecords } from '@/domain/merge/merge-records';
import { blankRecord } from '@/domain/resume/record-schema';
import type { LearnerRecord } from '@/domain/resume/record-schema';
import { applyEdits, someEdits } from '../merge/random-edits';
import { countingIds } from '../resume/sample-resume';

/** A resume as several devices may have left it, open conflicts included. */
export const someResume: fc.Arbitrary<LearnerRecord> = fc
  .tuple(someEdits, someEdits)
  .map(([left, right]) =>
    mergeRecords({
      base: null,
      mine: applyEdits(blankRecord(countingIds('mine')), left, 'left'),
      theirs: applyEdits(blankRecord(countingIds('theirs')), right, 'right'),
    }),
  );
