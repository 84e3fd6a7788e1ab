import { expect, test } from 'vitest';
import { mergeRecords } from '@/domain/merge/merge-records';
import { hasJobSearch, setCheatSheetText } from '@/domain/job-search/edit-job-search';
import { packetChoices, setPacketChoice, sheetAnswers } from '@/domain/job-search/packet';
import { unresolvedConflicts } from '@/domain/resume/conflicts';
import { readRecordDocument } from '@/domain/resume/read-record-document';
import { blankRecord } from '@/domain/resume/record-schema';

const blank = blankRecord(() => 'id');
/** As older records hold it: among the answers for forms. */
const before = setCheatSheetText(blank, 'packet', 'letter', 'no');

test('choices of the packet stand apart from the answers for forms', () => {
  const record = setPacketChoice(blank, 'resume', 'no');
  expect(packetChoices(record)).toEqual({ resume: 'no' });
  expect(record.papers?.sheet).toEqual({});
  expect(hasJobSearch(record)).toBe(true);
  expect(setPacketChoice(record, 'resume', 'no')).toBe(record);
  expect(setPacketChoice(blank, 'resume', '')).toBe(blank);
});

test('a choice of an older record holds, and can be taken back', () => {
  expect(packetChoices(before)).toEqual({ letter: 'no' });
  expect(sheetAnswers(setCheatSheetText(before, 'about', 'start', 'Monday'))).toEqual({
    about: { start: 'Monday' },
  });
  const taken = setPacketChoice(before, 'letter', '');
  expect(packetChoices(taken)).toEqual({ letter: '' });
  expect(readRecordDocument(taken)).toEqual({ ok: true, repairs: [], record: taken });
});

test('choices that are none are set aside', () => {
  const read = readRecordDocument({
    ...blank,
    papers: { sheet: {}, applications: [], comments: [], packet: { resume: 'no', letter: 7 } },
  });
  if (!read.ok) throw new Error(read.reason);
  expect(packetChoices(read.record)).toEqual({ resume: 'no' });
  expect(JSON.stringify(read.record)).toContain('"value":7');
});

test('choices on two devices come together, and nobody is asked', () => {
  const mine = setPacketChoice(before, 'resume', 'no');
  const theirs = setPacketChoice(before, 'references', 'yes');
  const merged = mergeRecords({ base: before, mine, theirs });
  expect(packetChoices(merged)).toEqual({ letter: 'no', resume: 'no', references: 'yes' });
  expect(unresolvedConflicts(merged)).toEqual([]);
});
