import { describe, expect, test } from 'vitest';
import { writeJsonResume } from '@/domain/export/json-resume';
import { mergeRecords } from '@/domain/merge/merge-records';
import * as edit from '@/domain/job-search/edit-job-search';
import { hasWork } from '@/domain/job-search/has-work';
import { unresolvedConflicts } from '@/domain/resume/conflicts';
import { readRecordDocument } from '@/domain/resume/read-record-document';
import { blankRecord, isBlankRecord, isBlankResume } from '@/domain/resume/record-schema';
import type { LearnerRecord } from '@/domain/resume/record-schema';
import { readBackup } from '@/domain/backup/read-backup';
import { summarize } from '@/domain/backup/summarize';
import { backupToText, toBackup } from '@/domain/backup/backup';

const blank = blankRecord(() => 'id');
const logged = (id: string, employer: string, record: LearnerRecord = blank) =>
  edit.setApplicationField(
    edit.addApplication(record, () => id, '2026-11-23'),
    id,
    'employer',
    employer,
  );
const comment = {
  id: 'c1',
  path: ['experience', 'id', 'description'],
  quote: 'Cleaned rooms',
  text: 'How many a day?',
  by: 'Pat',
  done: '',
};
const employers = (record: LearnerRecord) =>
  edit.jobSearchOf(record).applications.map(({ employer }) => employer);

describe('the papers of a record', () => {
  test('commands that change nothing hand back the same record; an undo brings an entry back to its place', () => {
    const record = logged('b', 'Oak Bakery', logged('a', 'Pine Foods'));
    expect(edit.setApplicationField(record, 'a', 'employer', 'Pine Foods')).toBe(record);
    expect(edit.setCheatSheetText(record, 'about', 'phone', '')).toBe(record);
    expect(edit.setCommentDone(record, 'nobody', true)).toBe(record);
    const [first] = edit.jobSearchOf(record).applications;
    if (!first) throw new Error('no entry');
    const without = edit.removeApplication(record, 'a');
    expect(employers(without)).toEqual(['Oak Bakery']);
    expect(edit.restoreApplication(without, first, 0)).toEqual(record);
    const renamed = edit.setApplicationField(record, 'a', 'employer', 'Elm Foods');
    expect(edit.restoreApplication(renamed, first, 0)).toEqual(record);
  });

  test('a next step that is done is none of the one that follows: that one is due again', () => {
    const done = edit.setApplicationField(logged('a', 'Pine Foods'), 'a', 'nextDone', 'yes');
    for (const [field, text] of [
      ['next', 'Send a thank-you note'],
      ['nextDate', '2026-11-30'],
    ] as const) {
      const [entry] = edit.jobSearchOf(
        edit.setApplicationField(done, 'a', field, text),
      ).applications;
      expect(entry).toMatchObject({ [field]: text, nextDone: '' });
    }
    expect(edit.setApplicationField(done, 'a', 'next', '')).toBe(done);
  });

  test('two devices that log on their own keep both entries, whoever merges', () => {
    const [here, there] = [logged('a', 'Pine Foods'), logged('b', 'Oak Bakery')];
    for (const [mine, theirs] of [
      [here, there],
      [there, here],
    ] as const) {
      const merged = mergeRecords({ base: null, mine, theirs });
      expect(employers(merged).sort()).toEqual(['Oak Bakery', 'Pine Foods']);
      expect(unresolvedConflicts(merged)).toEqual([]);
    }
    const base = logged('a', 'Pine Foods');
    const mine = edit.setApplicationField(base, 'a', 'next', 'Call Ms. Reed');
    const theirs = edit.setApplicationField(base, 'a', 'next', 'Email Ms. Reed');
    const merged = mergeRecords({ base, mine, theirs });
    expect(edit.jobSearchOf(merged).applications[0]?.next).toBe('Call Ms. Reed');
    expect(unresolvedConflicts(merged).map(({ other }) => other)).toEqual(['Email Ms. Reed']);
  });

  test('a comment marked as done stays so when the other device has not seen it', () => {
    const base = edit.addComments(blank, [comment]);
    const mine = edit.setCheatSheetText(base, 'about', 'start', 'Monday');
    const merged = mergeRecords({ base, mine, theirs: edit.setCommentDone(base, 'c1', true) });
    expect(edit.jobSearchOf(merged).comments[0]?.done).toBe('yes');
    expect(edit.addComments(merged, [comment])).toBe(merged);
    expect(edit.jobSearchOf(edit.removeComments(merged, new Set(['c1']))).comments).toEqual([]);
  });

  test('a comment that staff have reworded shows their last words, and is open again', () => {
    const done = edit.setCommentDone(edit.addComments(blank, [comment]), 'c1', true);
    const again = edit.addComments(done, [{ ...comment, text: 'How many an hour?' }]);
    expect(edit.jobSearchOf(again).comments).toEqual([{ ...comment, text: 'How many an hour?' }]);
    expect(edit.addComments(again, edit.jobSearchOf(done).comments)).toEqual(done);
  });

  test('an old record has none; what is no paper is set aside, never lost; a second reading changes nothing', () => {
    const { papers: _none, ...old } = blank;
    expect(readRecordDocument(old)).toMatchObject({ ok: true, repairs: [], record: old });
    const sound = edit.setCheatSheetText(
      edit.addComments(logged('a', 'Pine Foods'), [comment]),
      'reference-1',
      'name',
      'Kim Reed',
    );
    expect(readRecordDocument(sound)).toEqual({ ok: true, repairs: [], record: sound });
    const broken = {
      ...blank,
      papers: {
        sheet: { about: { phone: 7 }, x: 'y' },
        applications: [null, { employer: 'Oak' }, 3],
        comments: { a: 1 },
        later: 'kept',
      },
    };
    const read = readRecordDocument(broken);
    if (!read.ok) throw new Error(read.reason);
    expect(employers(read.record)).toEqual(['Oak']);
    expect(read.record.papers).toMatchObject({ later: 'kept', sheet: { about: {} }, comments: [] });
    expect(JSON.stringify(read.record)).toContain('"value":{"a":1}');
    expect(readRecordDocument(read.record)).toEqual({ ok: true, repairs: [], record: read.record });
  });

  test('papers are work, and no resume', () => {
    const answered = edit.setCheatSheetText(blank, 'emergency', 'name', 'Kim Reed');
    for (const record of [answered, logged('a', ''), edit.addComments(blank, [comment])]) {
      expect(hasWork(record)).toBe(true);
      expect(isBlankRecord(record)).toBe(false);
      expect(isBlankResume(record)).toBe(true);
    }
    expect(hasWork(edit.setCheatSheetText(answered, 'emergency', 'name', ''))).toBe(false);
  });

  test('go along in a backup, and never into the file of a resume', () => {
    const record = edit.setCheatSheetText(
      logged('a', 'Pine Foods'),
      'emergency',
      'name',
      'Kim Reed',
    );
    const read = readBackup(backupToText(toBackup(record), 0));
    expect(read).toMatchObject({ ok: true, content: { resume: { papers: record.papers } } });
    expect(summarize(toBackup(record))).toMatchObject({
      applications: 1,
      formAnswers: 1,
      comments: 0,
      isEmpty: false,
    });
    expect(writeJsonResume(record)).not.toMatch(/Reed|Pine/);
  });
});
