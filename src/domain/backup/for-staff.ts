import type { WorkshopRecord } from '../course/workshop-record';
import type { LearnerRecord } from '../resume/record-schema';
import type { ResumeSection } from '../sections/section-kinds';
import { isHidden, sectionsOnPaper } from '../sections/section-layout';
import { backupToText } from './backup';

/**
 * The text of the file that a learner hands to staff: what is on the paper, and not the notes, answers and papers that a
 * backup holds. The ids stay, so that comments find their lines. `workshop`: what the learner has done here, in counts.
 */
export function toStaffText(
  record: LearnerRecord,
  savedAt: number,
  workshop?: WorkshopRecord,
): string {
  const { personalInfo, experience, education, skills } = record;
  const shown = <Item>(section: ResumeSection, items: Item[]) =>
    isHidden(record, section) ? [] : items;
  const sections = sectionsOnPaper(record);
  const resume: LearnerRecord = {
    personalInfo,
    experience: shown('experience', experience),
    education: shown('education', education),
    skills: shown('skills', skills),
    parStatements: [],
    currentProblem: '',
    currentAction: '',
    currentResult: '',
    ...(sections && { sections }),
  };
  const about =
    'A resume from Career Quest. To comment on it, open the page "For staff" and choose this file.';
  return backupToText({ resume, progress: {}, drafts: {} }, savedAt, about, workshop);
}

/** 'career-quest-resume-2026-11-23.json': nobody should take it for a backup. The day as `dayToText` writes it. */
export function staffFileName(day: string): string {
  return `career-quest-resume-${day}.json`;
}
