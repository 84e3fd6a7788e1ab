import type { LearnerRecord } from '../resume/record-schema';
import { isHidden, sectionEntries, sectionOrder } from '../sections/section-layout';
import type { ResumeSection } from '../sections/section-kinds';
import {
  filledTexts,
  hasPrintableText,
  joinFilled,
  listBreak,
  oneLine,
  skillsText,
} from './resume-text-lines';

/** A short section as a row with its name before its words, each text on a line of its own. */
export type RunInRow = { section: RunInSection; label: string; texts: string[] };

export type RunInSection = 'certificates' | 'skills' | 'languages';

const labels: Readonly<Record<RunInSection, string>> = {
  certificates: 'Certificates',
  skills: 'Skills',
  languages: 'Languages',
};

/** A row has two lines at most, of the skills and of the certificates; this many characters surely fit on one. */
const maxLetters = 60;

/**
 * Sections next to each other that have a line or two each: they stand as rows under one heading, where three headings
 * for three lines would take a quarter of the page. None where there is but one.
 */
export function runInRows(record: LearnerRecord): RunInRow[] {
  let rows: RunInRow[] = [];
  for (const section of sectionOrder(record)) {
    if (isHidden(record, section) || !hasWords(record, section)) continue;
    const row = rowOf(record, section);
    if (row) rows.push(row);
    else if (rows.length > 1) break;
    else rows = [];
  }
  return rows.length > 1 ? rows : [];
}

/** What heads the rows: the names of their sections, of which one is the last. */
export function runInHeading(rows: readonly RunInRow[]): string {
  const names = rows.map(({ label }) => label);
  // The order in which employers look for these.
  const inOrder = [...names].sort((a, b) => Number(b === 'Skills') - Number(a === 'Skills'));
  return `${inOrder.slice(0, -1).join(', ')} and ${inOrder.at(-1) ?? ''}`;
}

function hasWords(record: LearnerRecord, section: ResumeSection): boolean {
  switch (section) {
    case 'experience':
    case 'education':
      return record[section].length > 0;
    case 'skills':
      return record.skills.some(hasPrintableText);
    default:
      return sectionEntries(record, section).length > 0;
  }
}

function rowOf(record: LearnerRecord, section: ResumeSection): RunInRow | null {
  if (section !== 'certificates' && section !== 'skills' && section !== 'languages') return null;
  const texts = textsOf(record, section).filter((text) => text !== '');
  const maxLength = section === 'skills' ? 2 * maxLetters : maxLetters;
  const isShort = texts.length <= 2 && texts.every((text) => text.length <= maxLength);
  return texts.length > 0 && isShort ? { section, label: labels[section], texts } : null;
}

function textsOf(record: LearnerRecord, section: RunInSection): string[] {
  switch (section) {
    case 'skills':
      return [oneLine(skillsText(record))];
    case 'languages':
      return [languagesText(record)];
    case 'certificates':
      return sectionEntries(record, section).map((entry) =>
        filledTexts(entry, ['name', 'issuer', 'number', 'year']).map(oneLine).join(', '),
      );
  }
}

/** The languages on one line: three of them on three leave the paper empty beside them. */
export function languagesText(record: LearnerRecord): string {
  const items = sectionEntries(record, 'languages').map((entry) =>
    joinFilled(entry, ['language', 'level'], ' – '),
  );
  return oneLine(items.filter(hasPrintableText).join(listBreak));
}
