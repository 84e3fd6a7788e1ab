import {
  builderProgressId,
  doneMark,
  gameProgressId,
  moduleProgressId,
} from '../course/progress-keys';
import { jobSearchOf } from '../job-search/edit-job-search';
import { sheetAnswers } from '../job-search/packet';
import { isBlankEntry, isBlankResume, type TextFields } from '../resume/record-schema';
import type { Backup } from './backup';
import { isFilled } from '../text/is-filled';

/** What a person needs to know their own work again: names and counts, no contents. */
export type BackupSummary = {
  /** '' when nobody has typed one. */
  name: string;
  jobs: number;
  schools: number;
  skills: number;
  parStatements: number;
  /** Modules of the course with at least one card checked. */
  modules: number;
  /** Chapters of the resume builder that are marked as done. */
  chapters: number;
  /** Activities with at least one answer. */
  activities: number;
  /** Entries of the work-search log. */
  applications: number;
  /** Cover letters. */
  letters: number;
  /** Comments that staff wrote. */
  comments: number;
  /** Answers for application forms. */
  formAnswers: number;
  hasConversation: boolean;
  isEmpty: boolean;
};

/** Switches and bookkeeping: nothing that anybody would look for. */
const noActivities: ReadonlySet<string> = new Set(['writing-coach', 'other-versions']);

/** Counts what a backup holds; blank entries do not count. */
export function summarize({ resume, progress, drafts }: Backup): BackupSummary {
  const papers = jobSearchOf(resume);
  const counts = {
    jobs: resume.experience.filter((entry) => !isBlankEntry(entry)).length,
    schools: resume.education.filter((entry) => !isBlankEntry(entry)).length,
    skills: resume.skills.filter((skill) => skill.trim() !== '').length,
    parStatements: resume.parStatements.length,
    modules: Object.entries(progress).filter(
      ([id, fields]) => id.startsWith(moduleProgressId('')) && countDone(fields) > 0,
    ).length,
    chapters: countDone(progress[builderProgressId] ?? {}),
    activities: Object.entries(drafts).filter(
      ([id, fields]) => !noActivities.has(id) && Object.values(fields).some(isFilled),
    ).length,
    applications: papers.applications.length,
    letters: papers.letters?.length ?? 0,
    comments: papers.comments.length,
    formAnswers: Object.values(sheetAnswers(resume)).flatMap((fields) =>
      Object.values(fields).filter(isFilled),
    ).length,
  };
  const hasConversation = isFilled(progress[gameProgressId]?.['state'] ?? '');
  const isEmpty =
    isBlankResume(resume) &&
    !hasConversation &&
    Object.values(counts).every((count) => count === 0);
  return { ...counts, name: resume.personalInfo.name.trim(), hasConversation, isEmpty };
}

function countDone(fields: TextFields): number {
  return Object.values(fields).filter((mark) => mark === doneMark).length;
}
