import type { Education, Experience, LearnerRecord } from '../resume/record-schema';
import { blankExperience } from '../resume/record-schema';
import { isAddedSection, kindOfSection, referencesOnRequest } from '../sections/section-kinds';
import type { ResumeSection, SectionField, SectionKey } from '../sections/section-kinds';
import {
  areReferencesListed,
  isHidden,
  referencesChoice,
  sectionEntries,
  sectionHeading,
  sectionOrder,
} from '../sections/section-layout';
import {
  bulletLines,
  contactOrder,
  filledTexts,
  hasPrintableText,
  jobDates,
  printedJobFields,
  joinFilled,
  oneLine,
  printedSchoolFields,
  skillsText,
} from './resume-text-lines';
import { languagesText, runInHeading, runInRows } from './run-in-sections';
import type { RunInRow, RunInSection } from './run-in-sections';

/** One piece of a resume, a letter or a handout on paper, in reading order. */
export type PageBlock =
  | { kind: 'name'; text: string }
  /** `phone`: the part of `text` that is the phone number, for its link. */
  | { kind: 'contact'; text: string; phone: string }
  /** The title of a section. */
  | { kind: 'section'; text: string }
  /** A job, a school, or a certificate. */
  | {
      kind: 'entry';
      title: string;
      /** At the right edge of the title's line. */
      dates: string;
      /** Employer or school, and location, beneath the title. */
      rest: readonly string[];
      /** The first entry of its section: no gap above it. */
      isFirst: boolean;
      /** Title and `rest` on one line, as for a certificate. */
      isLine: boolean;
      /** The first of `rest` is the employer or the school. */
      hasEmployer?: true;
    }
  | { kind: 'bullets'; texts: readonly string[] }
  | {
      kind: 'paragraph';
      text: string;
      /** A gap above it, as between the paragraphs of a letter. */
      isApart?: boolean;
      /** The title of the section that it begins, where only plain text shows that title. */
      untitled?: string;
    }
  /** A short section as a row: its name, then its words. */
  | {
      kind: 'labeled';
      section: RunInSection;
      label: string;
      /** One text per line. */
      texts: readonly string[];
      isFirst: boolean;
    }
  /** Items with commas between them, none of which breaks over two lines. */
  | {
      kind: 'items';
      text: string;
      /** May stand in two columns where the page has room (`hasListColumns`). */
      isList?: boolean;
    };

export type EntryBlock = Extract<PageBlock, { kind: 'entry' }>;

/**
 * What stands on the paper of a resume, in both templates; the template changes only how it looks. Its headings are
 * English whatever the interface speaks: the resume goes to an employer here.
 */
export function resumeBlocks(record: LearnerRecord): PageBlock[] {
  const rows = runInRows(record);
  return [
    ...headerBlocks(record),
    ...sectionOrder(record).flatMap((key) => {
      const rowIndex = rows.findIndex(({ section }) => section === key);
      if (rowIndex === -1) return sectionBlocks(record, key);
      return rowIndex === 0 ? runInBlocks(rows) : [];
    }),
  ];
}

/** Short sections as rows under one heading. */
export function runInBlocks(rows: readonly RunInRow[]): PageBlock[] {
  return [
    { kind: 'section', text: runInHeading(rows) },
    ...rows.map((row, index): PageBlock => ({ kind: 'labeled', ...row, isFirst: index === 0 })),
  ];
}

/** The blocks of the name and the contact details; empty details are left out. */
export function headerBlocks({ personalInfo }: Pick<LearnerRecord, 'personalInfo'>): PageBlock[] {
  const name = oneLine(personalInfo.name);
  const contact = oneLine(joinFilled(personalInfo, contactOrder, ' · '));
  return [
    ...(name === '' ? [] : [{ kind: 'name' as const, text: name }]),
    ...(contact === ''
      ? []
      : [{ kind: 'contact' as const, text: contact, phone: oneLine(personalInfo.phone) }]),
  ];
}

/** One section of the paper with its heading; nothing where it is empty or hidden. */
export function sectionBlocks(record: LearnerRecord, key: ResumeSection): PageBlock[] {
  if (isHidden(record, key)) return [];
  if (isAddedSection(key)) {
    const blocks = section(sectionHeading(record, key), addedEntries(record, key));
    return key === 'summary' && isRightBelowContact(record) ? withoutTitle(blocks) : blocks;
  }
  switch (key) {
    case 'experience':
      return section('Experience', record.experience.map(jobBlocks));
    case 'education':
      return section('Education', record.education.map(schoolBlocks));
    case 'skills':
      return section('Skills', [
        paragraphs(skillsText(record)).map(({ text }) => ({
          kind: 'items',
          text,
          isList: true,
        })),
      ]);
  }
}

/** Beneath the contact the words about the person need no title: everybody knows what they are. */
function withoutTitle([title, first, ...others]: readonly PageBlock[]): PageBlock[] {
  return title?.kind === 'section' && first?.kind === 'paragraph'
    ? [{ ...first, untitled: title.text }, ...others]
    : [];
}

function isRightBelowContact(record: LearnerRecord): boolean {
  const order = sectionOrder(record);
  const above = order.slice(0, order.indexOf('summary'));
  return (
    filledTexts(record.personalInfo, contactOrder).length > 0 &&
    above.every((earlier) => sectionBlocks(record, earlier).length === 0)
  );
}

function addedEntries(record: LearnerRecord, key: SectionKey): PageBlock[][] {
  const entries = sectionEntries(record, key);
  const { form, fields } = kindOfSection(key);
  if (key === 'references' && !areReferencesListed(record)) {
    const hasLine = entries.length > 0 && referencesChoice(record) === 'line';
    return hasLine ? [paragraphs(referencesOnRequest)] : [];
  }
  if (key === 'languages')
    return [paragraphs(languagesText(record)).map(({ text }) => ({ kind: 'items', text }))];
  return entries.map((entry) => {
    if (form === 'job') return jobBlocks({ ...blankExperience(() => entry.id), ...entry });
    if (form === 'text') return (entry.text ?? '').split(/\r?\n/).flatMap(paragraphs);
    const shown = fields as readonly SectionField[];
    if (!shown.includes('year')) return paragraphs(joinFilled(entry, shown, ', '));
    const words = shown.filter((field) => field !== 'year');
    return entryLine(filledTexts(entry, words), entry.year ?? '', true);
  });
}

function paragraphs(typed: string): { kind: 'paragraph'; text: string }[] {
  const text = oneLine(typed);
  return text === '' ? [] : [{ kind: 'paragraph', text }];
}

/** The texts of the paper, line by line as they were typed, in reading order. */
export function blockTexts(blocks: readonly PageBlock[]): string[] {
  return blocks.flatMap((block) => {
    if (block.kind === 'entry') return entryTexts(block).filter((text) => text !== '');
    if (block.kind === 'labeled') return [labelText(block), ...block.texts];
    return block.kind === 'bullets' ? block.texts : [block.text];
  });
}

/** With its colon, by which a machine tells it from the words behind. */
export function labelText({ label }: { label: string }): string {
  return `${label}:`;
}

/** The texts of an entry, each on a line or in a column of its own. */
export function entryTexts({ title, dates, rest, isLine }: EntryBlock): string[] {
  return isLine ? [[title, ...rest].join(', '), dates] : [title, dates, rest.join(', ')];
}

function section(title: string, entries: readonly PageBlock[][]): PageBlock[] {
  const blocks = entries.filter((entry) => entry.length > 0);
  return blocks.length === 0 ? [] : [{ kind: 'section', text: title }, ...blocks.flatMap(spaced)];
}

function spaced(blocks: readonly PageBlock[], index: number): PageBlock[] {
  return blocks.map((block) =>
    block.kind === 'entry' ? { ...block, isFirst: index === 0 } : block,
  );
}

function jobBlocks(job: Experience): PageBlock[] {
  const bullets = bulletLines(job);
  return [
    ...entryLine(
      filledTexts(job, printedJobFields),
      jobDates(job),
      false,
      hasPrintableText(job.jobTitle) && hasPrintableText(job.company),
    ),
    ...(bullets.length === 0 ? [] : [{ kind: 'bullets' as const, texts: bullets.map(oneLine) }]),
  ];
}

function schoolBlocks(school: Education): PageBlock[] {
  return entryLine(
    filledTexts(school, printedSchoolFields),
    school.graduationYear,
    false,
    hasPrintableText(school.degree) && hasPrintableText(school.school),
  );
}

/** An entry without a title takes its first filled text as the title. */
function entryLine(
  texts: readonly string[],
  datesText: string,
  isLine = false,
  hasEmployer = false,
): PageBlock[] {
  const [title = '', ...rest] = texts.map(oneLine).filter((text) => text !== '');
  const dates = oneLine(datesText);
  if (title === '' && dates === '') return [];
  const employer = hasEmployer ? { hasEmployer } : {};
  return [{ kind: 'entry', title, dates, rest, isFirst: true, isLine, ...employer }];
}
