import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  dismissOtherVersion,
  mergeDrafts,
  mergeProgress,
  swapOtherVersion,
  undoKept,
} from '../../../../src/domain/take-along/merge-kept';
import {
  openOtherVersions,
  otherVersionsId,
} from '../../../../src/domain/take-along/other-versions';
import type { KeptRecords } from '../../../../src/domain/take-along/take-along';

const someRecords = fc.dictionary(
  fc.constantFrom('pitch', 'star-story', 'spot-the-difference'),
  fc.dictionary(fc.constantFrom('a', 'b'), fc.constantFrom('', ' ', 'x', 'y', 'z')),
);
const runs = { numRuns: Number(process.env['FAST_CHECK_RUNS'] ?? 1000) };
/** A conversation as it is kept, with so many answers. */
const talk = (answers: number) =>
  JSON.stringify({
    scriptVersion: '1',
    stepId: 'name',
    turns: [],
    answered: Array.from({ length: answers }, () => ({
      stepId: 'name',
      entryId: null,
      text: 'Ana',
    })),
    experienceId: null,
    educationId: null,
    offered: '',
    nextTurnId: 1,
  });

describe('answers', () => {
  test('a blank is filled, an answer stays, the same answer is no news', () => {
    const mine = { pitch: { who: 'Ana', what: ' ' } };
    const theirs = { pitch: { who: 'Ana', what: 'Cook', goal: 'Work' }, posting: { text: 'Job' } };
    expect(mergeDrafts(mine, theirs)).toEqual({
      pitch: { what: 'Cook', goal: 'Work' },
      posting: { text: 'Job' },
    });
  });

  test('of two texts mine shows and the other is kept beside it, to be chosen or let go', () => {
    const mine = { pitch: { who: 'Ana' } };
    const after = apply(mine, mergeDrafts(mine, { pitch: { who: 'Anna' } }));
    expect(after['pitch']).toEqual({ who: 'Ana' });
    const [version] = openOtherVersions(after);
    expect(version).toMatchObject({ recordId: 'pitch', field: 'who', shown: 'Ana', other: 'Anna' });
    if (!version) return;
    const swapped = apply(after, swapOtherVersion(version));
    expect(swapped['pitch']).toEqual({ who: 'Anna' });
    expect(openOtherVersions(swapped)).toMatchObject([{ shown: 'Anna', other: 'Ana' }]);
    expect(openOtherVersions(apply(after, dismissOtherVersion(version)))).toEqual([]);
  });

  test('a choice of letters is nobody’s words: it stays without a question', () => {
    const mine = { 'spot-the-difference': { choice: 'a' } };
    expect(mergeDrafts(mine, { 'spot-the-difference': { choice: 'b' } })).toEqual({});
  });

  test('every typed text ends in its field or beside it, and twice is the same as once', () => {
    fc.assert(
      fc.property(someRecords, someRecords, (mine, theirs) => {
        const once = apply(mine, mergeDrafts(mine, theirs));
        for (const [id, fields] of Object.entries(mine))
          for (const [field, text] of Object.entries(fields))
            if (text.trim() !== '') expect(once[id]?.[field]).toBe(text);
        const others = openOtherVersions(once).map(({ recordId, field, other }) =>
          JSON.stringify([recordId, field, other]),
        );
        for (const [id, fields] of Object.entries(theirs))
          for (const [field, text] of Object.entries(fields))
            if (text.trim() !== '' && id !== 'spot-the-difference' && once[id]?.[field] !== text)
              expect(others).toContain(JSON.stringify([id, field, text]));
        expect(mergeDrafts(once, theirs)).toEqual({});
      }),
      runs,
    );
  });

  test('taking it back gives what was there, but for what was typed since', () => {
    fc.assert(
      fc.property(someRecords, someRecords, (mine, theirs) => {
        const changes = mergeDrafts(mine, theirs);
        const after = apply(mine, changes);
        expect(filled(apply(after, undoKept(mine, changes, after)))).toEqual(filled(mine));
      }),
      runs,
    );
    const changes = { pitch: { who: 'Ana', what: 'Cook' } };
    const now = { pitch: { who: 'Ana Maria', what: 'Cook' } };
    expect(undoKept({}, changes, now)).toEqual({ pitch: { what: '' } });
  });

  test('of the AI’s suggestion only the person’s own words can differ', () => {
    const mine = { 'ai-suggestion': { suggestion: 'A', ownWords: 'A, and mine', applied: 'A' } };
    const theirs = { 'ai-suggestion': { suggestion: 'B', ownWords: 'B, and mine', applied: 'B' } };
    const versions = openOtherVersions(apply(mine, mergeDrafts(mine, theirs)));
    expect(versions).toMatchObject([{ field: 'ownWords', other: 'B, and mine' }]);
  });

  test('stored versions that are none are left alone', () => {
    const drafts = {
      [otherVersionsId]: {
        a: 'x',
        b: '{"path":["pitch"]}',
        c: '7',
        d: '{"path":["__proto__","toString"],"other":"x"}',
      },
    };
    expect(openOtherVersions(drafts)).toEqual([
      { id: 'd', recordId: '__proto__', field: 'toString', shown: '', other: 'x' },
    ]);
  });
});

describe('progress', () => {
  test('a part that is done on either side is done, and the place here stays', () => {
    const mine = { 'module-1': { 'part:a': 'done', 'part:b': '', place: 'here' } };
    const theirs = {
      'module-1': { 'part:b': 'done', place: 'there' },
      'module-2': { place: 'there' },
    };
    expect(mergeProgress(mine, theirs)).toEqual({
      'module-1': { 'part:b': 'done' },
      'module-2': { place: 'there' },
    });
  });

  test('a conversation comes whole where there is none, and not at all where there is one', () => {
    const game = { state: talk(3), reply: 'typed:I was a' };
    expect(mergeProgress({}, { game })).toEqual({ game });
    expect(mergeProgress({ game: { state: talk(0) } }, { game })).toEqual({ game });
    expect(mergeProgress({ game: { state: 'broken' } }, { game })).toEqual({ game });
    expect(mergeProgress({ game: { state: talk(1) } }, { game })).toEqual({});
    expect(mergeProgress({ game }, { game })).toEqual({});
  });
});

function apply(records: KeptRecords, changes: KeptRecords): KeptRecords {
  const ids = [...new Set([...Object.keys(records), ...Object.keys(changes)])];
  return Object.fromEntries(ids.map((id) => [id, { ...records[id], ...changes[id] }]));
}

/** Without what counts as no answer. */
function filled(records: KeptRecords): KeptRecords {
  const kept = Object.entries(records).map(
    ([id, fields]) =>
      [
        id,
        Object.fromEntries(Object.entries(fields).filter(([, text]) => text.trim() !== '')),
      ] as const,
  );
  return Object.fromEntries(kept.filter(([, fields]) => Object.keys(fields).length > 0));
}
