import {
  bulletLines,
  contactOrder,
  dateFields,
  isFilled,
  jobFields,
  schoolFields,
} from '@/domain/paper/paper-text';
import { isAddedSection } from '@/domain/sections/section-kinds';
import type { PaperSection } from '@/domain/sections/section-kinds';
import { isHidden, sectionEntries, sectionOrder } from '@/domain/sections/section-layout';
import type { Education, Experience, LearnerRecord } from '@/domain/resume/record-schema';

/** What the sheet shows and in which order, without the texts themselves: it changes only when a part comes or goes. */
export type PreviewOutline = {
  name: boolean;
  contact: boolean;
  experience: { id: string; titles: boolean; dates: boolean; bullets: number }[];
  education: { id: string; year: boolean }[];
  skills: boolean;
  /** The sections from top to bottom, without hidden ones and added ones that hold nothing. */
  order: PaperSection[];
};

/**
 * The outline of a resume as JSON, so that it compares by value; entries with nothing in them are left out. An entry's
 * part of it is remembered with the entry.
 */
export function previewOutlineText(record: LearnerRecord): string {
  const { personalInfo, experience, education, skills } = record;
  const name = isFilled(personalInfo.name);
  const contact = isAnyFilled(personalInfo, contactOrder);
  const whole = JSON.stringify({
    name,
    contact,
    skills: skills.some(isFilled),
    order: sectionOrder(record).filter((section) => isShown(record, section)),
  });
  const jobs = outlinesOf(experience, jobOutline);
  const schools = outlinesOf(education, schoolOutline);
  return `${whole.slice(0, -1)},"experience":[${jobs}],"education":[${schools}]}`;
}

function isShown(record: LearnerRecord, section: PaperSection): boolean {
  const isThere = !isAddedSection(section) || sectionEntries(record, section).length > 0;
  return isThere && !isHidden(record, section);
}

function jobOutline(entry: Experience): PreviewOutline['experience'][number] | null {
  const titles = isAnyFilled(entry, jobFields);
  const dates = isAnyFilled(entry, dateFields);
  const bullets = bulletLines(entry).length;
  return titles || dates || bullets > 0 ? { id: entry.id, titles, dates, bullets } : null;
}

function schoolOutline(entry: Education): PreviewOutline['education'][number] | null {
  const year = isFilled(entry.graduationYear);
  return year || isAnyFilled(entry, schoolFields) ? { id: entry.id, year } : null;
}

const outlineByEntry = new WeakMap<object, string>();

function outlinesOf<Entry extends object>(
  entries: readonly Entry[],
  outlineOf: (entry: Entry) => object | null,
): string {
  const texts = entries.map((entry) => {
    const outline = outlineByEntry.get(entry) ?? textOf(outlineOf(entry));
    outlineByEntry.set(entry, outline);
    return outline;
  });
  return texts.filter((text) => text !== '').join(',');
}

function textOf(outline: object | null): string {
  return outline ? JSON.stringify(outline) : '';
}

function isAnyFilled<Entry extends object>(
  entry: Entry,
  fields: readonly (keyof Entry)[],
): boolean {
  return fields.some((field) => isFilled(String(entry[field] ?? '')));
}
