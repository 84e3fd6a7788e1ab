import { paperOf, paperTexts } from '../paper/paper';
import { isFilled } from '../paper/paper-text';
import { isBlankEntry } from '../resume/resume-schema';
import type { Resume } from '../resume/resume-schema';

/** What a machine found when it read a file of a resume: how much, and the lines that are not there in their order. */
export type ReadBack = { jobs: number; schools: number; skills: number; missing: string[] };

/**
 * Looks for each line of a resume's paper in a file's text, in order. White space does not count: a line may break
 * anywhere.
 */
export function compareReadBack(found: string, resume: Resume): ReadBack {
  const text = lettersOf(found);
  let from = 0;
  const missing = paperTexts(paperOf(resume)).filter((line) => {
    const letters = lettersOf(line);
    const at = text.indexOf(letters, from);
    if (at !== -1) from = at + letters.length;
    return at === -1;
  });
  return {
    jobs: resume.experience.filter((job) => !isBlankEntry(job)).length,
    schools: resume.education.filter((school) => !isBlankEntry(school)).length,
    skills: resume.skills.filter(isFilled).length,
    missing,
  };
}

function lettersOf(text: string): string {
  return text.replaceAll(/\s+/gu, '');
}
