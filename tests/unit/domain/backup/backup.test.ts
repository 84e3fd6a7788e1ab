import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { blankRecord } from '@/domain/resume/record-schema';
import { readBackup, backupLimits, type BackupProblem } from '@/domain/backup/read-backup';
import { backupFileName, backupToText, type Backup } from '@/domain/backup/backup';
import { summarize } from '@/domain/backup/summarize';
import { countingIds, sampleResume } from '../resume/sample-resume';
import { someResume } from './some-resume';
import { processorTime } from '@tests/support/processor-time';

const savedAt = Date.parse('2026-11-21T15:40:00Z');
const content: Backup = {
  resume: sampleResume(),
  progress: { 'module-1': { 'part:one': 'done', place: 'one--why' } },
  drafts: { 'star-story': { situation: 'The line was slow.', task: '' } },
};
const runs = { numRuns: Number(process.env['FAST_CHECK_RUNS'] ?? 300) };

const someText = fc.string({ unit: 'binary' });
const someRecords = fc.dictionary(
  fc.constantFrom('module-1', 'star-story', 'job-posting'),
  fc.dictionary(fc.constantFrom('text', 'place', 'Is it safe?'), someText),
);

test('what is written is read back, whatever somebody typed', () => {
  fc.assert(
    fc.property(someResume, someRecords, someRecords, (resume, progress, drafts) => {
      const read = readBackup(backupToText({ resume, progress, drafts }, savedAt));
      if (!read.ok) throw new Error(read.reason);
      expect(read.savedAt).toBe(savedAt);
      expect(read.content.resume).toEqual(resume);
    }),
    runs,
  );
});

test('the file says what it is before anything else, and leaves blank answers out', () => {
  const text = backupToText(content, savedAt);
  expect(text.split('\n').slice(1, 5)).toEqual([
    '  "format": "career-quest",',
    '  "version": 1,',
    '  "about": "Your work from Career Quest. To use it, open the page \\"Your data\\" and choose this file.",',
    '  "savedAt": "2026-11-21T15:40:00.000Z",',
  ]);
  expect(readBackup(text)).toEqual({
    ok: true,
    savedAt,
    content: { ...content, drafts: { 'star-story': { situation: 'The line was slow.' } } },
  });
});

test('its name holds the day', () => {
  expect(backupFileName({ year: 2026, month: 1, day: 9 })).toBe('career-quest-2026-01-09.json');
});

test('an editor that adds a byte order mark or ends does no harm', () => {
  expect(readBackup(`\uFEFF\r\n${backupToText(content, savedAt)}\r\n`).ok).toBe(true);
});

describe('a file is refused', () => {
  const text = backupToText(content, savedAt);
  const file = JSON.parse(text) as Record<string, unknown>;
  const changed = (part: object) => JSON.stringify({ ...file, ...part });
  const resumeWith = (part: object) => changed({ resume: { ...content.resume, ...part } });
  const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);
  const many = (count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, n) => [`r${String(n)}`, { a: 'b' }]));
  const job = (n: number) => ({ ...content.resume.experience[0], id: `job-${String(n)}` });

  const files: [what: string, text: string, reason: BackupProblem][] = [
    ['empty', '', 'empty'],
    ['only blanks', ' \n\t', 'empty'],
    ['plain words', 'Ana Lopez, line cook', 'not-ours'],
    ['the start of a PDF', '%PDF-1.7\n1 0 obj', 'not-ours'],
    ['a number', '7', 'not-ours'],
    ['a list', `[${text}]`, 'not-ours'],
    ['null', 'null', 'not-ours'],
    ['somebody else’s JSON', '{"name": "left-pad", "version": "1.3.0"}', 'not-ours'],
    ['a JSON Resume of another program', '{"basics": {"name": "Ana"}, "work": []}', 'not-ours'],
    ['our resume without the file around it', JSON.stringify(content.resume), 'resume-only'],
    ['cut off in the middle', text.slice(0, text.length / 2), 'not-whole'],
    ['without its last sign', text.trimEnd().slice(0, -1), 'not-whole'],
    ['two files in one', text + text, 'not-whole'],
    ['of a later version', changed({ version: 2 }), 'newer'],
    ['of version 0', changed({ version: 0 }), 'changed'],
    ['of a version in words', changed({ version: 'one' }), 'changed'],
    ['of a version and a half', changed({ version: 1.5 }), 'changed'],
    ['with a huge version', changed({ version: 1e300 }), 'changed'],
    ['without a version', changed({ version: undefined }), 'changed'],
    ['without a resume', changed({ resume: undefined }), 'changed'],
    ['with a text for a resume', changed({ resume: 'Ana' }), 'changed'],
    ['with a list for the progress', changed({ progress: [] }), 'changed'],
    ['with a number in an answer', changed({ drafts: { pitch: { who: 7 } } }), 'changed'],
    ['with a day that is none', changed({ savedAt: '2026-13-45T10:00:00Z' }), 'changed'],
    ['with a day in words', changed({ savedAt: 'yesterday' }), 'changed'],
    [
      'with a number for a name',
      resumeWith({ personalInfo: { ...content.resume.personalInfo, name: 7 } }),
      'changed',
    ],
    ['without skills', resumeWith({ skills: undefined }), 'changed'],
    ['with a job that is a text', resumeWith({ experience: ['Cook'] }), 'changed'],
    ['with two jobs of one id', resumeWith({ experience: [job(1), job(1)] }), 'changed'],
    [
      'with a job without an id',
      resumeWith({ experience: [{ ...job(1), id: undefined }] }),
      'changed',
    ],
    [
      'with a conflict of a wrong id',
      resumeWith({ conflicts: [{ id: 'x', path: ['currentResult'], other: 'y' }] }),
      'changed',
    ],
    [
      'with a number beyond all bounds',
      text.replace('"resume": {', '"resume": {"x": 1e999,'),
      'changed',
    ],
    ['with a NUL', resumeWith({ currentResult: 'a\0b' }), 'changed'],
    ['with half an emoji', resumeWith({ currentResult: '\ud83d' }), 'changed'],
    ['with a NUL in an answer', changed({ drafts: { pitch: { who: '\0' } } }), 'changed'],
    [
      'with __proto__',
      text.replace('"resume": {', '"resume": {"__proto__": {"isAdmin": true},'),
      'changed',
    ],
    [
      'with __proto__ among the answers',
      changed({ drafts: JSON.parse('{"__proto__": {"a": "b"}}') as object }),
      'changed',
    ],
    [
      'with a constructor',
      resumeWith({ constructor: { prototype: { isAdmin: true } } }),
      'changed',
    ],
    [
      'with a constructor among the answers',
      changed({ drafts: { constructor: { name: 'x' } } }),
      'changed',
    ],
    [
      'with toString as a field',
      changed({ progress: { 'module-1': { toString: 'x' } } }),
      'changed',
    ],
    ['100 deep', text.replace('"resume": {', `"resume": {"x": ${nested(100)},`), 'changed'],
    [
      'a million deep',
      text.replace('"resume": {', `"resume": {"x": ${nested(1_000_000)},`),
      'changed',
    ],
    ['a million brackets', '['.repeat(1_000_000), 'not-ours'],
    [
      'with too many jobs',
      resumeWith({ experience: Array.from({ length: 501 }, (_, n) => job(n)) }),
      'too-large',
    ],
    [
      'with too many skills',
      resumeWith({ skills: Array.from({ length: 2001 }, (_, n) => String(n)) }),
      'too-large',
    ],
    ['with too many records', changed({ progress: many(1001) }), 'too-large'],
    [
      'with too many fields',
      changed({
        drafts: {
          pitch: Object.fromEntries(Array.from({ length: 2001 }, (_, n) => [String(n), 'x'])),
        },
      }),
      'too-large',
    ],
    ['with five million signs', resumeWith({ currentResult: 'x'.repeat(5_000_000) }), 'too-large'],
    [
      'of nine million signs',
      `${text}${' '.repeat(10)}"${'x'.repeat(backupLimits.bytes)}`,
      'too-large',
    ],
  ];

  test.for(files)('%s', ([, bad, reason]) => {
    const took = processorTime();
    expect(readBackup(bad)).toEqual({ ok: false, reason });
    expect(took()).toBeLessThan(5000);
    expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
  });

  test('any cut of a file is refused', () => {
    const whole = text.trimEnd();
    for (let length = 0; length < whole.length; length += 7)
      expect(readBackup(whole.slice(0, length)).ok, `cut at ${String(length)}`).toBe(false);
  });

  test('random changes of a file never crash and never let an unread value in', () => {
    fc.assert(
      fc.property(
        fc.nat(text.length),
        fc.string({ unit: 'binary' }),
        fc.nat(20),
        (at, junk, cut) => {
          const read = readBackup(text.slice(0, at) + junk + text.slice(at + cut));
          if (!read.ok) return;
          const again = readBackup(backupToText(read.content, read.savedAt));
          expect(again).toMatchObject({ ok: true, content: { resume: read.content.resume } });
        },
      ),
      runs,
    );
  });
});

test('keys of a newer app are kept in the resume and ignored around it', () => {
  const file = JSON.parse(backupToText(content, savedAt)) as Backup & object;
  const read = readBackup(
    JSON.stringify({ ...file, later: [1], resume: { ...file.resume, later: { a: 1 } } }),
  );
  expect(read).toMatchObject({ ok: true, content: { resume: { later: { a: 1 } } } });
});

describe('the summary', () => {
  test('counts what there is and names the person', () => {
    const progress = {
      'module-1': { 'part:one': 'done', place: 'x' },
      'module-2': { 'part:one': 'done', 'part:two': 'done' },
      'module-3': { place: 'only looked at' },
      'resume-builder': { 'chapter:1': 'done', 'chapter:2': 'done', place: '3' },
      game: { state: '{"stepId":"name"}' },
    };
    const drafts = {
      pitch: { who: 'Ana' },
      'star-story': { task: ' ' },
      'writing-coach': { quiet: 'yes' },
    };
    expect(summarize({ resume: sampleResume(), progress, drafts })).toMatchObject({
      name: sampleResume().personalInfo.name,
      modules: 2,
      chapters: 2,
      activities: 1,
      hasConversation: true,
      isEmpty: false,
    });
  });

  test('a new resume is nothing, a single word is something', () => {
    const resume = blankRecord(countingIds('x'));
    const nothing = { resume, progress: {}, drafts: {} };
    expect(summarize(nothing)).toMatchObject({ name: '', jobs: 0, skills: 0, isEmpty: true });
    expect(summarize({ ...nothing, resume: { ...resume, currentResult: 'x' } }).isEmpty).toBe(
      false,
    );
  });
});
