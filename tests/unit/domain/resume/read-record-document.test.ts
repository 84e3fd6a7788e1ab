import * as fc from 'fast-check';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { newConflict } from '@/domain/resume/conflicts';
import { readRecordDocument } from '@/domain/resume/read-record-document';
import { isBlankResume, learnerRecordSchema } from '@/domain/resume/record-schema';
import type { LearnerRecord } from '@/domain/resume/record-schema';
import { textsIn } from '@tests/support/malformed';
import { sampleResume } from './sample-resume';

test('a good resume is read as it is, without repairs', () => {
  const resume = {
    ...sampleResume(),
    conflicts: [newConflict(['personalInfo', 'name'], 'A. Lopez')],
  };
  expect(readRecordDocument(resume)).toEqual({ ok: true, record: resume, repairs: [] });
});

test('unknown keys are kept at every level', () => {
  const newer = {
    ...sampleResume(),
    theme: { accent: 'green', sizes: [1, 2] },
    education: [
      { id: 'e', degree: '', school: '', location: '', graduationYear: '', honours: null },
    ],
  };
  expect(read(newer)).toEqual(newer);
});

test('missing parts become those of a new resume', () => {
  const resume = read({});
  expect(isBlankResume(resume)).toBe(true);
  expect(resume.experience).toHaveLength(1);
  expect(resume.skills).toEqual(['']);
  expect(read({ experience: [], education: [], skills: [] })).toMatchObject({
    experience: [],
    education: [],
    skills: [],
  });
});

test('numbers and truth values become text; null becomes the default', () => {
  const resume = read({
    personalInfo: { name: null, phone: 5550134 },
    education: [{ id: 'e', graduationYear: 2018, degree: true }],
    experience: [{ id: 'j', achievement: null }],
  });
  expect(resume.personalInfo).toEqual({ name: '', email: '', phone: '5550134', address: '' });
  expect(resume.education[0]).toMatchObject({ graduationYear: '2018', degree: 'true' });
  expect(resume.experience[0]).not.toHaveProperty('achievement');
});

test('a value of the wrong kind is replaced and kept aside', () => {
  const result = readRecordDocument({
    ...sampleResume(),
    personalInfo: ['Ana'],
    experience: { first: 'Cook' },
    parStatements: ['I fixed it'],
    currentProblem: { text: 'x' },
    education: [{ id: 'e', degree: ['BA'], school: '', location: '', graduationYear: '' }],
  });
  expect(result).toMatchObject({ ok: true, repairs: ['missing-filled', 'set-aside'] });
  expect(result.ok && result.record).toMatchObject({
    personalInfo: { name: '' },
    parStatements: [],
    currentProblem: '',
    setAside: [
      { path: ['personalInfo'], value: ['Ana'] },
      { path: ['experience'], value: { first: 'Cook' } },
      { path: ['education', 'e', 'degree'], value: ['BA'] },
      { path: ['parStatements', '0'], value: 'I fixed it' },
      { path: ['currentProblem'], value: { text: 'x' } },
    ],
  });
});

test('skills as one text are split', () => {
  expect(read({ ...sampleResume(), skills: 'Excel, Spanish' }).skills).toEqual([
    'Excel',
    'Spanish',
  ]);
});

test('foreign entries get ids from their place and content, the same whatever the key order', () => {
  const one = read({
    experience: [
      { jobTitle: 'Cook', company: 'A' },
      { jobTitle: 'Cook', company: 'A' },
    ],
  });
  const two = read({
    experience: [
      { company: 'A', jobTitle: 'Cook' },
      { company: 'A', jobTitle: 'Cook' },
    ],
  });
  expect(one).toEqual(two);
  expect(one.experience[0]?.id).toMatch(/^[0-9a-f]{16}$/);
  expect(one.experience[0]?.id).not.toBe(one.experience[1]?.id);
});

test('a timestamp id becomes text, a repeated id is given again', () => {
  const par = { problem: 'p', action: 'a', result: 'r' };
  const ids = read({
    parStatements: [
      { id: 1700000000000, ...par },
      { id: '1700000000000', ...par },
    ],
  }).parStatements.map(({ id }) => id);
  expect(ids[0]).toBe('1700000000000');
  expect(ids[1]).toMatch(/^[0-9a-f]{16}$/);
});

test('bad conflicts are set aside and good ones get their proper id', () => {
  const good = newConflict(['personalInfo', 'name'], 'A. Lopez');
  const resume = read({
    ...sampleResume(),
    conflicts: [{ ...good, id: 7 }, 'x', { path: 'name' }],
  });
  expect(resume.conflicts).toEqual([good]);
  expect(resume).toHaveProperty('setAside.length', 2);
  expect(read({ ...sampleResume(), conflicts: 'x' })).not.toHaveProperty('conflicts');
});

test('a whole object in the place of an id is kept aside, for entries and for conflicts', () => {
  const resume = read({
    experience: [{ id: { note: 'of a job' } }],
    conflicts: [{ id: ['of a conflict'], path: ['personalInfo', 'name'], other: 'Ana' }],
  });
  expect(resume).toMatchObject({
    setAside: [{ value: { note: 'of a job' } }, { value: ['of a conflict'] }],
  });
});

test('text and keys are cleaned everywhere', () => {
  const resume = read({ ...sampleResume(), currentAction: 'a\0b', ['k\0ey']: ['\uD800x'] });
  expect(resume).toMatchObject({ currentAction: 'ab', key: ['x'] });
});

test('two keys that clean to the same name lose nothing', () => {
  expect(read({ ...sampleResume(), ['k\0']: 'first', k: 'second' })).toMatchObject({
    k: 'first',
    setAside: [{ path: ['k'], value: 'second' }],
  });
});

test('keys made to poison prototypes are harmless', () => {
  const hostile: unknown = JSON.parse(
    '{"__proto__": {"polluted": 1}, "constructor": {"prototype": {"polluted": 1}}, "personalInfo": {"__proto__": {"name": "x"}}}',
  );
  const resume = read(hostile);
  expect(Object.getPrototypeOf(resume)).toBe(Object.prototype);
  expect(resume.personalInfo.name).toBe('');
  expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  expect(Object.hasOwn(resume, '__proto__')).toBe(false);
  expect(resume).toHaveProperty('setAside.length', 2);
});

test('what is no object, too deep, or too large is refused', () => {
  for (const value of [null, undefined, 1, 'text', true, [], new Date(0)]) {
    expect(readRecordDocument(value)).toEqual({ ok: false, reason: 'not-an-object' });
  }
  expect(readRecordDocument(nested(33))).toEqual({ ok: false, reason: 'too-deep' });
  expect(readRecordDocument(nested(32))).toMatchObject({ ok: true });
  const loop: Record<string, unknown> = {};
  loop['self'] = loop;
  expect(readRecordDocument(loop)).toEqual({ ok: false, reason: 'too-deep' });
  expect(readRecordDocument({ name: 'x'.repeat(4 * 1024 * 1024) })).toEqual({
    ok: false,
    reason: 'too-large',
  });
  expect(readRecordDocument({ sparse: Array.from({ length: 3_000_000 }, () => 1) })).toEqual({
    ok: false,
    reason: 'too-large',
  });
});

test('a small value that repeats itself without end is refused, not followed', () => {
  let wide: unknown = 'x';
  for (let level = 0; level < 30; level += 1) wide = [wide, wide];
  expect(readRecordDocument({ wide })).toEqual({ ok: false, reason: 'too-large' });
});

test('40 jobs of 50,000 characters are read', () => {
  const experience = Array.from({ length: 40 }, (_, index) => ({
    id: `job-${index}`,
    description: '👩‍🍳 مرحبا x'.repeat(4_000).slice(0, 50_000),
  }));
  expect(read({ experience }).experience).toHaveLength(40);
});

test('no input makes it throw, and what it reads satisfies the schema and stays the same', () => {
  fc.assert(
    fc.property(fc.oneof(anything, resumeLike), (value) => {
      const result = readRecordDocument(value);
      if (!result.ok) return;
      expect(v.is(learnerRecordSchema, result.record)).toBe(true);
      expect(readRecordDocument(JSON.parse(JSON.stringify(result.record)))).toEqual({
        ok: true,
        record: result.record,
        repairs: [],
      });
    }),
    { numRuns: Number(process.env['FAST_CHECK_RUNS'] ?? 500) },
  );
});

test('every text in the input is somewhere in what was read', () => {
  fc.assert(
    fc.property(resumeLike, (value) => {
      const kept = JSON.stringify(read(value));
      for (const text of textsIn(value)) expect(kept).toContain(JSON.stringify(text).slice(1, -1));
    }),
    { numRuns: Number(process.env['FAST_CHECK_RUNS'] ?? 500) },
  );
});

const anything = fc.anything({
  withBigInt: true,
  withDate: true,
  withMap: true,
  withSet: true,
  withNullPrototype: true,
  withObjectString: true,
  withSparseArray: true,
  withTypedArray: true,
  withUnicodeString: true,
});
const fieldName = fc.constantFrom(
  'id',
  'name',
  'jobTitle',
  'achievement',
  'problem',
  'path',
  'other',
  'odd',
);
const oddValue = fc.oneof(fc.jsonValue({ maxDepth: 2 }), fc.string({ minLength: 1 }));
const oddEntries = fc.oneof(
  fc.array(fc.oneof(oddValue, fc.dictionary(fieldName, oddValue))),
  oddValue,
);
const resumeLike = fc.record(
  {
    personalInfo: fc.oneof(fc.dictionary(fieldName, oddValue), oddValue),
    experience: oddEntries,
    education: oddEntries,
    parStatements: oddEntries,
    skills: fc.oneof(fc.array(oddValue), fc.jsonValue()),
    conflicts: oddEntries,
    currentProblem: oddValue,
    setAside: oddValue,
    more: oddValue,
  },
  { requiredKeys: [] },
);

function nested(depth: number): unknown {
  let value: unknown = {};
  for (let level = 1; level < depth; level += 1) value = { in: value };
  return value;
}

function read(value: unknown): LearnerRecord {
  const result = readRecordDocument(value);
  if (!result.ok) throw new Error(result.reason);
  return result.record;
}
