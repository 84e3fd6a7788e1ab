import type { CommentLine } from '@/domain/job-search/comment-lines';
import type { FieldRef } from '@/domain/machine-check/field-ref';
import { withoutBullet } from '@/domain/page-layout/resume-text-lines';
import { printableText } from '@/domain/page-layout/printable-text';
import { printedDate } from '@/domain/page-layout/printed-date';
import { isToday, ongoing } from '@/domain/resume/ongoing';

/**
 * Where each line of a resume stands on its drawn sheet, by the parts that the sheet names (`data-path`); null for what is
 * not on it. Equal texts of one part are found in their order.
 */
export function linesOnSheet(sheet: Element, lines: readonly CommentLine[]): (Range | null)[] {
  /** Up to where each part of the sheet has been read. */
  const read = new Map<Element, number>();
  return lines.map(({ fieldRef, text }) => {
    const part = sheet.querySelector(partOf(fieldRef));
    if (!part) return null;
    if (fieldRef.part === 'skills') return wholeOf(part);
    // No browser translates the sheet: it says so (resume-document.tsx).
    const shown = wholeOf(part).toString();
    const from = read.get(part) ?? 0;
    const words = printed(fieldRef, text).trim();
    const found = firstMatch(words, shown, from) ?? firstMatch(words, shown, 0);
    if (!found) return null;
    read.set(part, found.end);
    return rangeOf(part, found.start, found.end);
  });
}

/** The part of the sheet in which a line is looked for. */
function partOf(fieldRef: FieldRef): string {
  switch (fieldRef.part) {
    case 'personalInfo':
      return fieldRef.field === 'name' ? 'h1' : '.sheet-contact';
    case 'skills':
      return '[data-path="skills"] :is(.sheet-list, .sheet-row)';
    case 'ownTitle':
      return '[data-path="sections/own"] h2';
    case 'sections':
      return `[data-path="sections/${fieldRef.key}"]`;
    case 'experience':
    case 'education':
      return `[data-path="${fieldRef.part}/${CSS.escape(fieldRef.id)}"] ${ofEntry(fieldRef.field)}`;
  }
}

function ofEntry(field: string): string {
  if (field === 'description' || field === 'achievement') return 'ul';
  return isDate(field) ? '.sheet-dates' : 'h3';
}

function isDate(field: string): boolean {
  return field === 'startDate' || field === 'endDate' || field === 'graduationYear';
}

/** A line as the paper writes it: dates in English, no typed bullet sign. */
function printed(fieldRef: FieldRef, text: string): string {
  const field = 'field' in fieldRef ? fieldRef.field : '';
  if (field === 'endDate' && isToday(text)) return ongoing;
  if (isDate(field)) return printableText(printedDate(text));
  return withoutBullet(printableText(text));
}

/** Where words stand in a text, whatever white space is between them. */
function firstMatch(words: string, text: string, from: number) {
  if (words === '') return null;
  const escaped = words.replaceAll(/[\\^$.*+?()[\]{}|/]/gu, '\\$&');
  const pattern = new RegExp(escaped.replaceAll(/\s+/gu, '\\s+'), 'gu');
  pattern.lastIndex = from;
  const found = pattern.exec(text);
  return found && { start: found.index, end: found.index + found[0].length };
}

function wholeOf(part: Element): Range {
  const range = document.createRange();
  range.selectNodeContents(part);
  return range;
}

/** @param start,end in letters of the part's text */
function rangeOf(part: Element, start: number, end: number): Range {
  const range = document.createRange();
  const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
  let passed = 0;
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const length = node.nodeValue?.length ?? 0;
    if (start >= passed && start < passed + length) range.setStart(node, start - passed);
    if (end > passed && end <= passed + length) {
      range.setEnd(node, end - passed);
      break;
    }
    passed += length;
  }
  return range;
}
