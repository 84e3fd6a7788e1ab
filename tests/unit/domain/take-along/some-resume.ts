import * as fc from 'fast-check';
import { mergeResume } from '../../../../src/domain/merge/merge-resume';
import { blankResume } from '../../../../src/domain/resume/resume-schema';
import type { Resume } from '../../../../src/domain/resume/resume-schema';
import { applyEdits, someEdits } from '../merge/random-edits';
import { countingIds } from '../resume/sample-resume';

/** A resume as several devices may have left it, open conflicts included. */
export const someResume: fc.Arbitrary<Resume> = fc
  .tuple(someEdits, someEdits)
  .map(([left, right]) =>
    mergeResume({
      base: null,
      mine: applyEdits(blankResume(countingIds('mine')), left, 'left'),
      theirs: applyEdits(blankResume(countingIds('theirs')), right, 'right'),
    }),
  );
