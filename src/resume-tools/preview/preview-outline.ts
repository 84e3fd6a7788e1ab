import {
  bulletLines,
  contactOrder,
  dateFields,
  hasPrintableText,
  printedJobFields,
  printedSchoolFields,
} from '@/domain/page-layout/resume-text-lines';
import { runInRows, type RunInSection } from '@/domain/page-layout/run-in-sections';
import { isAddedSection } from '@/domain/sections/section-kinds';
import type { ResumeSection } from '@/domain/sections/section-kinds';
import { isHidden, sectionEntries, sectionOrder } from '@/domain/sections/section-layout';
import type { Education, Experience, LearnerRecord } from '@/domain/resume/record-schema';

/** What the sheet shows and in which order, without the texts themselves: it changes only when a part comes or goes. */
export type PreviewOutline = {
  name: boolean;
  contact: boolean;
  experience: { id: string; titles: boolean; dates: boolean; bullets: number }[];
  education: { id: string; year: boolean }[];
  skills: boolean;
  /** Short sections that stand as rows under one heading, where the first of them stands. */
  runIn: RunInSection[];
  /** The sections from top to bottom, without hidden ones and added ones that hold nothing. */
  order: ResumeSection[];
};

/**
 * The outline of a resume; entries with nothing in them are left out. The outline of an unchanged entry is the same object
 * each time, so that comparing two outlines of a long resume is cheap.
 */
export function previewOutline(record: LearnerRecord): PreviewOutline {
  const { personalInfo, experience, education, skills } = record;
  return {
    name: hasPrintableText(personalInfo.name),
    contact: isAnyFilled(personalInfo, contactOrder),
    experience: experience.flatMap((entry) => jobOutline(entry) ?? []),
    education: education.flatMap((entry) => schoolOutline(entry) ?? []),
    skills: skills.some(hasPrintableText),
    runIn: runInRows(record).map(({ section }) => section),
    order: sectionOrder(record).filter((section) => isShown(record, section)),
  };
}

function isShown(record: LearnerRecord, section: ResumeSection): boolean {
  const isThere = !isAddedSection(section) || sectionEntries(record, section).length > 0;
  return isThere && !isHidden(record, section);
}

const jobOutline = onceEach((entry: Experience): PreviewOutline['experience'][number] | null => {
  const titles = isAnyFilled(entry, printedJobFields);
  const dates = isAnyFilled(entry, dateFields);
  const bullets = bulletLines(entry).length;
  return titles || dates || bullets > 0 ? { id: entry.id, titles, dates, bullets } : null;
});

const schoolOutline = onceEach((entry: Education): PreviewOutline['education'][number] | null => {
  const year = hasPrintableText(entry.graduationYear);
  return year || isAnyFilled(entry, printedSchoolFields) ? { id: entry.id, year } : null;
});

/** Remembers what was made of each entry: entries never change, an edit puts another one in the place of one. */
function onceEach<Entry extends object, Outline>(outlineOf: (entry: Entry) => Outline) {
  const known = new WeakMap<Entry, { outline: Outline }>();
  return (entry: Entry): Outline => {
    const found = known.get(entry) ?? { outline: outlineOf(entry) };
    known.set(entry, found);
    return found.outline;
  };
}

function isAnyFilled<Entry extends object>(
  entry: Entry,
  fields: readonly (keyof Entry)[],
): boolean {
  return fields.some((field) => hasPrintableText(String(entry[field] ?? '')));
}
