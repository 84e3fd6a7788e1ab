import * as fc from 'fast-check';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { mergeRecords } from '@/domain/merge/merge-records';
import { readRecordDocument } from '@/domain/resume/read-record-document';
import { blankRecord, learnerRecordSchema } from '@/domain/resume/record-schema';
import type { LearnerRecord } from '@/domain/resume/record-schema';
import { countingIds } from '../resume/sample-resume';
import { leavesOf, withoutSides } from './merge-language';
import { applyEdits, someEdits } from './random-edits';

type Versions = { base: LearnerRecord | null; mine: LearnerRecord; theirs: LearnerRecord };

/**
 * Two people's versions of one resume. The start already has a conflict half of the time, for it is
 * itself the result of a merge; a base that is not known is one case in four.
 */
const someVersions: fc.Arbitrary<Versions> = fc
  .tuple(fc.tuple(someEdits, someEdits, someEdits), fc.tuple(someEdits, someEdits), fc.nat(3))
  .map(([[root, left, right], [mineEdits, theirsEdits], fate]) => {
    const origin = applyEdits(blankRecord(countingIds('blank')), root, 'root');
    const base = mergeRecords({
      base: origin,
      mine: applyEdits(origin, left, 'left'),
      theirs: applyEdits(origin, right, 'right'),
    });
    const isUnknown = fate === 0;
    return {
      base: isUnknown ? null : base,
      mine: applyEdits(
        isUnknown ? blankRecord(countingIds('mine-blank')) : base,
        mineEdits,
        'mine',
      ),
      theirs: applyEdits(
        isUnknown ? blankRecord(countingIds('their-blank')) : base,
        theirsEdits,
        'theirs',
      ),
    };
  });

const runs = { numRuns: Number(process.env['FAST_CHECK_RUNS'] ?? 1000) };

test('swapping the sides changes only which side shows', () => {
  fc.assert(
    fc.property(someVersions, ({ base, mine, theirs }) => {
      const here = mergeRecords({ base, mine, theirs });
      const there = mergeRecords({ base, mine: theirs, theirs: mine });
      expect(withoutSides(here)).toEqual(withoutSides(there));
    }),
    runs,
  );
});

test('merging a resume with itself is that resume', () => {
  fc.assert(
    fc.property(someVersions, ({ mine }) => {
      expect(mergeRecords({ base: mine, mine, theirs: mine })).toBe(mine);
      expect(mergeRecords({ base: null, mine, theirs: structuredClone(mine) })).toBe(mine);
    }),
    runs,
  );
});

test('merging the result again with their side changes nothing', () => {
  fc.assert(
    fc.property(someVersions, ({ base, mine, theirs }) => {
      const merged = mergeRecords({ base, mine, theirs });
      const again = mergeRecords({ base, mine: merged, theirs });
      expect(withSortedConflicts(again)).toEqual(withSortedConflicts(merged));
    }),
    runs,
  );
});

test('merging the result again with my side changes nothing but what I had dismissed', () => {
  fc.assert(
    fc.property(someVersions, ({ base, mine, theirs }) => {
      const merged = mergeRecords({ base, mine, theirs });
      const again = mergeRecords({ base, mine: merged, theirs: mine });
      const isDismissed = (id: string) =>
        has(base, id) && !has(mine, id) && has(merged, id) && !has(again, id);
      const kept = (merged.conflicts ?? []).filter(({ id }) => !isDismissed(id));
      expect(withSortedConflicts(again)).toEqual(
        withSortedConflicts({ ...merged, conflicts: kept }),
      );
    }),
    runs,
  );
});

test('nothing that either side typed is dropped', () => {
  fc.assert(
    fc.property(someVersions, ({ base, mine, theirs }) => {
      const kept = new Set(versionsIn(mergeRecords({ base, mine, theirs })));
      const known = new Set(base === null ? [] : versionsIn(base));
      for (const version of [...versionsIn(mine), ...versionsIn(theirs)]) {
        if (!known.has(version)) expect(kept).toContain(version);
      }
    }),
    runs,
  );
});

test('a merged resume satisfies the schema and reads back as it is', () => {
  fc.assert(
    fc.property(someVersions, (versions) => {
      const merged = mergeRecords(versions);
      expect(v.is(learnerRecordSchema, merged)).toBe(true);
      expect(readRecordDocument(merged)).toEqual({ ok: true, record: merged, repairs: [] });
    }),
    runs,
  );
});

/** What shows and what is kept as another version, place by place. */
function versionsIn({ conflicts = [], ...doc }: LearnerRecord): string[] {
  return [
    ...leavesOf(doc, []).map(([path, text]) => `${path.join('/')}: ${text}`),
    ...conflicts.map(({ path, other }) => `${path.join('/')}: ${other}`),
  ];
}

function withSortedConflicts({ conflicts = [], ...doc }: LearnerRecord): unknown {
  return { ...doc, conflicts: conflicts.toSorted((a, b) => (a.id < b.id ? -1 : 1)) };
}

function has(resume: LearnerRecord | null, conflictId: string): boolean {
  return resume?.conflicts?.some(({ id }) => id === conflictId) ?? false;
}
