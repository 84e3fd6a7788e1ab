import { strFromU8, unzlibSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { letterPrompts } from '@/content/en/letter';
import { partsBySize, withoutRecordPart } from '@/domain/account-size/record-parts';
import { backupToText, toBackup } from '@/domain/backup/backup';
import { toStaffText } from '@/domain/backup/for-staff';
import { readBackup } from '@/domain/backup/read-backup';
import { summarize } from '@/domain/backup/summarize';
import { setCourseTexts } from '@/domain/course/course-record';
import { missingLines } from '@/domain/export/read-back';
import { pdfTexts } from '@/domain/export/pdf-texts';
import { writeTextResume } from '@/domain/export/text-resume';
import { docxLines } from '@/domain/import-file/documents/docx-lines';
import { openZip } from '@/domain/import-file/parse/zip-file';
import * as edit from '@/domain/job-search/edit-letters';
import { hasWork } from '@/domain/job-search/has-work';
import type { LetterField } from '@/domain/job-search/job-search-schema';
import { checkLetter, fillFrame, letterBlocks } from '@/domain/job-search/letter-paper';
import { proofLines, toSentence } from '@/domain/job-search/letter-proof';
import { mergeRecords } from '@/domain/merge/merge-records';
import { blockTexts } from '@/domain/page-layout/resume-blocks';
import { unresolvedConflicts } from '@/domain/resume/conflicts';
import { readRecordDocument } from '@/domain/resume/read-record-document';
import { blankExperience, blankRecord } from '@/domain/resume/record-schema';
import type { LearnerRecord } from '@/domain/resume/record-schema';
import { pageStyle } from '@/domain/page-layout/page-style';
import { writeDocx } from '@/resume-tools/export/write-docx';
import { writePdf } from '@/resume-tools/export/write-pdf';
import { paperFonts } from '@tests/support/paper-fonts';

const claire: LearnerRecord = {
  ...blankRecord(() => 'id'),
  personalInfo: {
    name: 'Claire Novak',
    email: 'claire@example.com',
    phone: '555-0127',
    address: 'Dayton, OH',
  },
  experience: [
    {
      ...blankExperience(() => 'job'),
      jobTitle: 'Volunteer',
      description: 'Sorted mail\nUnloaded trucks of food each week\nLifted 40-pound boxes',
    },
  ],
};
const texts: Partial<Record<LetterField, string>> = {
  job: 'Night Stocker',
  employer: 'Fairview Market',
  person: '',
  posting: 'Unload trucks. You can lift 40 pounds. Unload trucks at night.',
  why: 'I am applying for the Night Stocker job at Fairview Market.',
  proof: 'I unloaded trucks at a food bank.\n\nI was on time for every shift.',
  next: 'I can start Monday. Thank you for reading this.',
};
const written = (id: string, fields = texts, record = claire): LearnerRecord =>
  Object.entries(fields).reduce(
    (after, [field, text]) => edit.setLetterField(after, id, field as LetterField, text),
    edit.addLetter(record, () => id),
  );
const onlyLetter = (record: LearnerRecord) => {
  const [letter] = edit.lettersOf(record);
  if (!letter) throw new Error('no letter');
  return letter;
};
const today = '2026-11-26';

describe('a cover letter in the record', () => {
  test('commands that change nothing hand back the same record, and an undo brings it back to its place', () => {
    const two = written('b', { why: 'Second' }, written('a', { why: 'First' }));
    expect(edit.setLetterField(two, 'a', 'why', 'First')).toBe(two);
    expect(edit.removeLetter(two, 'nobody')).toBe(two);
    const first = onlyLetter(two);
    const without = edit.removeLetter(two, 'a');
    expect(edit.lettersOf(without).map(({ id }) => id)).toEqual(['b']);
    expect(edit.restoreLetter(without, first, 0)).toEqual(two);
  });

  test('the posting of Chapter 2 comes with the first letter, and with no other', () => {
    const posted = setCourseTexts(claire, 'answers', 'job-posting', { text: 'Stock shelves.' });
    const one = edit.addLetter(posted, () => 'a');
    expect(onlyLetter(one).posting).toBe('Stock shelves.');
    expect(edit.lettersOf(edit.addLetter(one, () => 'b'))[1]?.posting).toBe('');
  });

  test('two devices that write on their own keep both letters, and both texts of one part', () => {
    const [here, there] = [written('a'), written('b')];
    for (const [mine, theirs] of [
      [here, there],
      [there, here],
    ] as const) {
      const merged = mergeRecords({ base: claire, mine, theirs });
      expect(
        edit
          .lettersOf(merged)
          .map(({ id }) => id)
          .sort(),
      ).toEqual(['a', 'b']);
      expect(unresolvedConflicts(merged)).toEqual([]);
    }
    const mine = edit.setLetterField(here, 'a', 'why', 'I shop there.');
    const theirs = edit.setLetterField(here, 'a', 'why', 'I live near.');
    const merged = mergeRecords({ base: here, mine, theirs });
    expect(onlyLetter(merged).why).toBe('I shop there.');
    expect(unresolvedConflicts(merged)).toMatchObject([
      { path: ['papers', 'letters', 'a', 'why'], other: 'I live near.' },
    ]);
  });

  test('goes along in a backup, counts as work, takes room of its own, and goes to no staff', () => {
    const record = written('a');
    expect(
      hasWork(
        edit.addLetter(
          blankRecord(() => 'id'),
          () => 'a',
        ),
      ),
    ).toBe(true);
    const read = readBackup(backupToText(toBackup(record), 0));
    expect(read).toMatchObject({ ok: true, content: { resume: { papers: record.papers } } });
    expect(summarize(toBackup(record))).toMatchObject({ letters: 1, isEmpty: false });
    expect(partsBySize(record).some(({ part }) => part === 'letters')).toBe(true);
    expect(edit.lettersOf(withoutRecordPart(record, 'letters'))).toEqual([]);
    expect(toStaffText(record, 0)).not.toContain('Fairview');
  });

  test('an older record has none, and what is no letter is set aside', () => {
    expect(readRecordDocument(written('a'))).toEqual({
      ok: true,
      repairs: [],
      record: written('a'),
    });
    const broken = { ...claire, papers: { letters: [7, { why: 'Because' }], later: 'kept' } };
    const read = readRecordDocument(broken);
    if (!read.ok) throw new Error(read.reason);
    expect(edit.lettersOf(read.record)).toMatchObject([{ why: 'Because', proof: '' }]);
    expect(read.record.papers).toMatchObject({ later: 'kept' });
    expect(readRecordDocument(read.record)).toEqual({ ok: true, repairs: [], record: read.record });
  });
});

describe('the paper of a letter', () => {
  const record = written('a');
  const blocks = letterBlocks(record, onlyLetter(record), today);

  test('has the parts of a letter in their order, and nothing of the posting', () => {
    expect(blockTexts(blocks)).toEqual([
      'Claire Novak',
      'Dayton, OH · 555-0127 · claire@example.com',
      'November 26, 2026',
      'Fairview Market',
      'Dear Hiring Manager,',
      'I am applying for the Night Stocker job at Fairview Market.',
      'I unloaded trucks at a food bank.',
      'I was on time for every shift.',
      'I can start Monday. Thank you for reading this.',
      'Sincerely,',
      'Claire Novak',
    ]);
  });

  const look = { template: 'modern', size: 'medium' } as const;
  test.each([
    ['txt', async () => Promise.resolve(writeTextResume(blocks))],
    [
      'docx',
      async () => {
        const zip = openZip(await writeDocx(blocks, pageStyle(look), 'A Letter'), () => undefined);
        const lines = docxLines(
          zip,
          (part) => strFromU8(part),
          () => undefined,
        );
        return lines.map(({ text }) => text).join('\n');
      },
    ],
    [
      'pdf',
      async () => {
        const pdf = await writePdf(blocks, look, await paperFonts('modern'), 'A Letter');
        return pdfTexts(pdf, (packed) => unzlibSync(packed));
      },
    ],
  ])('every line comes back from its %s, in order', async (_format, read) => {
    const found = await read();
    expect(missingLines(found, blocks)).toEqual([]);
    expect(found).not.toContain('You can lift 40 pounds');
    expect(missingLines(found.replace('food bank', ''), blocks)).toEqual([
      'I unloaded trucks at a food bank.',
    ]);
  });

  test('paragraphs stand apart in plain text', () => {
    expect(writeTextResume(blocks)).toContain('\n\nDear Hiring Manager,\n\nI am applying');
  });

  test('says what is empty and what still stands in brackets', () => {
    const letter = { ...onlyLetter(record), why: '', next: 'I can start [day]. [day]' };
    expect(checkLetter(letter)).toMatchObject({ empty: ['why'], open: ['[day]'] });
  });
});

describe('what helps to write a letter', () => {
  test('lines of the resume that say the posting’s words come first', () => {
    const lines = proofLines(claire, texts.posting ?? '');
    expect(lines.map(({ text }) => text)[0]).toBe('Unloaded trucks of food each week');
    expect(lines[0]?.words.length).toBeGreaterThan(0);
    expect(lines.map(({ text }) => text)).toContain('Sorted mail');
  });

  test.each([
    ['Cooked for 120 guests', 'I cooked for 120 guests.'],
    ['Cook for 120 guests.', 'I cook for 120 guests.'],
    ['Cut hair', 'I cut hair.'],
    ['Fairview’s best driver in 2021', 'Fairview’s best driver in 2021.'],
  ])('a line of the resume becomes a sentence: %s', (line, sentence) => {
    expect(toSentence(line)).toBe(sentence);
  });

  test('a frame takes what is known, and asks for the rest', () => {
    const [frame = ''] = letterPrompts.why.frames;
    expect(fillFrame(frame, { job: 'Baker', employer: 'Oak Foods' })).toBe(
      'I am applying for the Baker job at Oak Foods.',
    );
    expect(fillFrame(frame, { job: '', employer: 'Oak Foods' })).toBe(
      'I am applying for the [job] job at Oak Foods.',
    );
  });
});
