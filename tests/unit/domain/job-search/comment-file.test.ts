import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { commentsToText, readComments } from '@/domain/job-search/comment-file';
import { commentLines, openComments, fieldPath } from '@/domain/job-search/comment-lines';
import { valueAtPath } from '@/domain/resume/conflicts';
import type { LearnerRecord } from '@/domain/resume/record-schema';
import { readBackup } from '@/domain/backup/read-backup';
import { backupToText, toBackup } from '@/domain/backup/backup';
import { sampleResume } from '../resume/sample-resume';

const comment = {
  id: 'c1',
  path: ['experience', 'job-1', 'description'],
  quote: 'Cooked 120 plates a shift.',
  text: 'Which meals?',
  by: 'Pat',
  done: '',
};
const text = commentsToText([comment], 0);

test('a file of comments comes back as it was, and is no backup', () => {
  expect(readComments(text)).toEqual({ ok: true, comments: [comment], savedAt: 0 });
  expect(readBackup(text)).toEqual({ ok: false, reason: 'not-ours' });
  expect(readComments(backupToText(toBackup(sampleResume()), 0))).toBeNull();
});

test.each([
  ['cut off', text.slice(0, -30), 'not-whole'],
  ['of a later version', text.replace('"version": 1', '"version": 2'), 'newer'],
  ['without comments', commentsToText([], 0), 'empty'],
  ['one comment twice', commentsToText([comment, comment], 0), 'changed'],
  ['a NUL in it', text.replace('Pat', String.raw`P\u0000t`), 'changed'],
  [
    'a key that reaches for a prototype',
    text.replace('"by"', '"__proto__": {"a": 1}, "by"'),
    'changed',
  ],
  [
    'a path that is none',
    text.replace('["experience"', '[7').replace('"experience",', '7,'),
    'changed',
  ],
  [
    'a deep path',
    commentsToText([{ ...comment, path: Array.from({ length: 9 }, () => 'a') }], 0),
    'changed',
  ],
  ['a very long comment', commentsToText([{ ...comment, text: 'x'.repeat(5000) }], 0), 'changed'],
  ['far too large', commentsToText([{ ...comment, text: 'x'.repeat(1_100_000) }], 0), 'too-large'],
  ['dealt with already', text.replace('"done": ""', '"done": "yes"'), 'changed'],
])('a file that is %s is refused', (_what, content, reason) => {
  expect(readComments(content)).toEqual({ ok: false, reason });
});

test('whatever line it speaks of, and wherever a limit has cut its words, what we write is read again', () => {
  const letters = fc.string({ unit: 'binary', maxLength: 100 });
  fc.assert(
    fc.property(letters, letters, letters, (words, by, start) => {
      const written = {
        ...comment,
        text: `${words}\uD83D`,
        by,
        quote: `${start}${'x'.repeat(9000)}`,
      };
      expect(readComments(commentsToText([written], 0))).toMatchObject({ ok: true });
    }),
  );
  const many = Array.from({ length: 500 }, (_, index) => ({
    ...comment,
    id: String(index),
    quote: 'x'.repeat(4000),
    text: 'y'.repeat(1000),
  }));
  expect(readComments(commentsToText(many, 0))).toMatchObject({ ok: true });
});

test('the added sections on the paper can be commented on; what is hidden, and unlisted references, cannot', () => {
  const resume: LearnerRecord = {
    ...sampleResume(),
    sections: {
      certificates: [{ id: 'card', name: 'Food Handler Card', year: '2024' }],
      awards: [{ id: 'award', name: 'Hidden award' }],
      references: [{ id: 'ref', name: 'Kim Reed' }],
      own: [{ id: 'own', text: 'Chess\nSinging' }],
      layout: { 'hidden.awards': 'yes', 'place.own': '-1' },
    },
  };
  const added = commentLines(resume).filter(({ path: [root] }) => root === 'sections');
  expect(added.map(({ path, text: line }) => [path.join(' '), line])).toEqual([
    ['sections own own text', 'Chess'],
    ['sections own own text', 'Singing'],
    ['sections certificates card name', 'Food Handler Card'],
    ['sections certificates card year', '2024'],
  ]);
  for (const { path, text: line } of added) expect(valueAtPath(resume, path)).toContain(line);
});

test('nothing makes the reader throw', () => {
  fc.assert(
    fc.property(fc.nat(text.length), fc.nat(40), fc.string(), (at, length, other) => {
      const read = readComments(text.slice(0, at) + other + text.slice(at + length));
      expect(read === null || typeof read.ok === 'boolean').toBe(true);
    }),
  );
});

test('each line of the resume leads to its place in the record', () => {
  const resume = sampleResume();
  for (const { fieldRef, path, text: line } of commentLines(resume)) {
    expect(path).toEqual(fieldPath(fieldRef));
    expect(String(valueAtPath(resume, path)).replaceAll(',', ', ')).toContain(
      line.split(',')[0] ?? '',
    );
  }
  expect(openComments([comment], ['experience', 'job-1', 'description'])).toEqual([comment]);
  expect(openComments([{ ...comment, done: 'yes' }], comment.path)).toEqual([]);
  expect(openComments([comment], ['experience', 'job-2', 'description'])).toEqual([]);
});
