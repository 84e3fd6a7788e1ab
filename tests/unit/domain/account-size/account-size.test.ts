import { readFileSync } from 'node:fs';
import { PGlite } from '@supabase/lite/pglite';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accountBytes, maxAccountBytes } from '@/domain/account-size/account-bytes';
import {
  commentsThatFit,
  findTooLarge,
  partsBySize,
  recordParts,
  withoutRecordPart,
} from '@/domain/account-size/record-parts';
import { mergeRecords } from '@/domain/merge/merge-records';
import { undoChange } from '@/domain/merge/undo-change';
import { addComments } from '@/domain/job-search/edit-job-search';
import type { StaffComment } from '@/domain/job-search/job-search-schema';
import { blankRecord, type LearnerRecord } from '@/domain/resume/record-schema';
import { fuzz } from '@tests/support/fuzz';

let ids = 0;
const newId = () => `id-${String((ids += 1))}`;
const blank = blankRecord(newId);

function commentsOf(count: number, letters: number): StaffComment[] {
  return Array.from({ length: count }, (_, index) => ({
    id: `comment-${String(index)}`,
    path: ['personalInfo', 'name'],
    quote: '',
    text: 'é'.repeat(letters),
    by: 'Staff',
    done: '',
  }));
}

const full: LearnerRecord = {
  ...blank,
  personalInfo: { ...blank.personalInfo, name: 'Ana' },
  parStatements: [{ id: 'p', problem: 'a', action: 'b', result: 'c' }],
  conflicts: [{ id: 'c', path: ['personalInfo', 'name'], other: 'Anna' }],
  papers: {
    sheet: { basics: { name: 'x' } },
    applications: [
      {
        id: 'a',
        date: '',
        employer: 'Cafe',
        how: '',
        contact: '',
        job: '',
        result: '',
        next: '',
        nextDate: '',
        nextDone: '',
      },
    ],
    comments: commentsOf(2, 10),
    letters: [
      {
        id: 'l',
        job: 'Cook',
        employer: 'Cafe',
        person: '',
        posting: '',
        why: 'x',
        proof: '',
        next: '',
      },
    ],
  },
  course: {
    answers: { 'star-story': { s: 'once' } },
    progress: { game: { state: '{"answers":1}' }, 'module-1': { 1: 'done' } },
  },
};

describe("a record's size in the account", () => {
  let db: PGlite;
  beforeAll(async () => {
    db = await PGlite.create();
  });
  afterAll(async () => {
    await db.close();
  });
  const measured = async (value: unknown) => {
    const { rows } = await db.query<{ bytes: number }>(
      'select octet_length($1::jsonb::text) as bytes',
      [JSON.stringify(value)],
    );
    return rows[0]?.bytes;
  };

  test('is what the database measures', async () => {
    for (const value of [blank, full, { a: [1, 'é', '\u2028"\\\n\t\u0007', '😀', {}, []] }])
      expect(accountBytes(value)).toBe(await measured(value));
    const text = fc.string({ unit: 'grapheme' }).map((some) => some.replaceAll('\0', ''));
    const leaf = fc.oneof(text, fc.integer(), fc.boolean(), fc.constant(null));
    const value = fc.dictionary(text, fc.oneof(leaf, fc.array(leaf), fc.dictionary(text, leaf)));
    await fc.assert(
      fc.asyncProperty(value, async (some) => {
        expect(accountBytes(some)).toBe(await measured(some));
      }),
      { ...fuzz(), numRuns: 100 },
    );
  });

  test("has the limit that the database's rule has", () => {
    const rule = readFileSync('supabase/migrations/20261121000001_resumes.sql', 'utf8');
    expect(rule).toContain(`octet_length(new.data::text) > ${String(maxAccountBytes)}`);
  });
});

describe('parts of a record', () => {
  test('are all named, the largest first, and together are the whole', () => {
    const sizes = partsBySize(full);
    expect(sizes.map(({ part }) => part).sort()).toEqual([...recordParts].sort());
    expect(sizes.reduce((total, { bytes }) => total + bytes, 0)).toBe(accountBytes(full));
    expect(sizes.map(({ bytes }) => bytes)).toEqual(
      sizes.map(({ bytes }) => bytes).sort((a, b) => b - a),
    );
    expect(partsBySize(blank)).toEqual([{ part: 'resume', bytes: accountBytes(blank) }]);
  });

  test.each(recordParts.filter((part) => part !== 'resume'))(
    'taken out (%s), it stays out when the account still has it, and undo brings it back',
    (part) => {
      const after = withoutRecordPart(full, part);
      expect(accountBytes(after)).toBeLessThan(accountBytes(full));
      expect(mergeRecords({ base: full, mine: after, theirs: full })).toEqual(after);
      const typed = { ...after, personalInfo: { ...after.personalInfo, phone: '1' } };
      const back = undoChange(full, after, typed);
      expect(back).toEqual({
        ...full,
        ...(part === 'other-versions' && { conflicts: back.conflicts }),
        personalInfo: typed.personalInfo,
      });
      expect(withoutRecordPart(after, part)).toBe(after);
    },
  );
});

describe('what is brought in', () => {
  const add = (brought: LearnerRecord) =>
    mergeRecords({ base: null, mine: blank, theirs: brought });
  const withComments = (count: number, letters: number): LearnerRecord => ({
    ...full,
    papers: { sheet: {}, applications: [], comments: commentsOf(count, letters) },
  });

  test('is taken as it is when it fits', () => {
    expect(findTooLarge(blank, full, add)).toBeNull();
  });

  test('is refused by its octets, not its letters, and names what is large', () => {
    // 200,000 letters, twice as many octets.
    const found = findTooLarge(blank, withComments(100, 2000), add);
    expect(found).toMatchObject({ largest: { part: 'comments' }, leaveOut: ['comments'] });
    expect(found?.bytes).toBeGreaterThan(400_000);
  });

  test('offers several parts where one is not enough', () => {
    const both = {
      ...withComments(100, 2000),
      course: { answers: { a: { b: 'x'.repeat(300_000) } }, progress: {} },
    };
    expect(findTooLarge(blank, both, add)?.leaveOut).toEqual(['comments', 'course-answers']);
  });

  test('offers nothing where the resume alone is too large', () => {
    const long = { ...blank, personalInfo: { ...blank.personalInfo, name: 'x'.repeat(300_000) } };
    expect(findTooLarge(blank, long, add)).toMatchObject({
      largest: { part: 'resume' },
      leaveOut: null,
    });
  });

  test('is no matter of a file that adds nothing to a record which is too large already', () => {
    const large = withComments(100, 2000);
    expect(findTooLarge(large, blank, () => large)).toBeNull();
  });

  test('as comments: those that fit come, and with them the record still fits', () => {
    for (const record of [blank, full]) {
      const brought = commentsOf(500, 1000).map((one, index) =>
        index === 3 ? { ...one, text: 'x'.repeat(280_000) } : one,
      );
      const fit = commentsThatFit(record, brought);
      expect(fit.length).toBeGreaterThan(50);
      expect(fit.length).toBeLessThan(500);
      expect(fit.map(({ id }) => id)).not.toContain('comment-3');
      const bytes = accountBytes(addComments(record, fit));
      expect(bytes).toBeLessThanOrEqual(maxAccountBytes);
      expect(bytes).toBeGreaterThan(maxAccountBytes - 2300);
    }
  });
});
