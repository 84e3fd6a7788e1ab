import { entryTexts, paperOf, paperTexts } from '../paper/paper';
import type { PaperBlock } from '../paper/paper';
import { isFilled } from '../paper/paper-text';
import { isBlankEntry } from '../resume/record-schema';
import type { LearnerRecord } from '../resume/record-schema';
import { fieldsOfOwnFile } from '../resume-text/resume-from-text';
import { isHidden, sectionsOnPaper } from '../sections/section-layout';

/** How many of a kind a machine found, and how many stand on the paper. */
export type FoundCount = { found: number; of: number };

/** What a machine found when it read a file of a resume: how much, and the lines that are not there in their order. */
export type ReadBack = {
  jobs: FoundCount;
  schools: FoundCount;
  skills: FoundCount;
  missing: string[];
};

/**
 * Looks for each line of a resume's paper in what a file says, in order, and counts what our reader
 * makes of it; a file that says which field is which comes as the resume that it holds. White space does not count in
 * a line: it may break anywhere.
 */
export function compareReadBack(found: string | LearnerRecord, record: LearnerRecord): ReadBack {
  const isText = typeof found === 'string';
  // Who lists no references has none in a file of fields: it has no words for "on request".
  const sections = sectionsOnPaper(record);
  const paper = paperOf(isText || !sections ? record : { ...record, sections });
  const missing = missingLines(isText ? found : paperTexts(paperOf(found)).join('\n'), paper);
  const [counts, expected] = [
    countsOf(isText ? fieldsOfOwnFile(found) : found),
    countsOf(onPaper(record)),
  ];
  return {
    jobs: { found: counts.jobs, of: expected.jobs },
    schools: { found: counts.schools, of: expected.schools },
    skills: { found: counts.skills, of: expected.skills },
    missing,
  };
}

/** The lines of a paper that are not in what a file says, in their order. */
export function missingLines(found: string, paper: readonly PaperBlock[]): string[] {
  const text = withDatesLast(lettersOf(found), paper);
  let from = 0;
  return paperTexts(paper).filter((line) => {
    const sought = lettersOf(line);
    const at = text.indexOf(sought, from);
    if (at !== -1) from = at + sought.length;
    return at === -1;
  });
}

/** A machine finds the dates that stand beside the first line of a long head within its words. */
function withDatesLast(letters: string, paper: readonly PaperBlock[]): string {
  return paper.reduce((text, block) => {
    if (block.kind !== 'entry') return text;
    const [head = '', dates = ''] = entryTexts(block).map(lettersOf);
    if (text.includes(head + dates)) return text;
    const mixed = Array.from(head, (_, at) => head.slice(0, at) + dates + head.slice(at));
    const found = mixed.find((one) => text.includes(one));
    return found === undefined ? text : text.replace(found, () => head + dates);
  }, letters);
}

/** True where a machine found at least as many of each kind as stand on the paper. */
export function foundAll({ jobs, schools, skills }: ReadBack): boolean {
  return [jobs, schools, skills].every(({ found, of }) => found >= of);
}

type Counted = { experience: readonly object[]; education: readonly object[]; skills: string[] };

function onPaper(record: LearnerRecord): Counted {
  const { experience, education, skills } = record;
  return {
    experience: isHidden(record, 'experience') ? [] : experience,
    education: isHidden(record, 'education') ? [] : education,
    skills: isHidden(record, 'skills') ? [] : skills,
  };
}

function countsOf({ experience, education, skills }: Counted) {
  // On paper a skill ends at its comma, and one that stands there twice is one.
  const words = skills.flatMap((skill) => skill.split(',')).filter(isFilled);
  return {
    jobs: experience.filter((job) => !isBlankEntry(job)).length,
    schools: education.filter((school) => !isBlankEntry(school)).length,
    skills: new Set(words.map((skill) => lettersOf(skill))).size,
  };
}

/**
 * Without white space, in capitals, in which the titles of sections may stand on paper, and without commas and bullets, one
 * of which parts the skills.
 */
function lettersOf(text: string): string {
  return text.replaceAll(/[\s,•]+/gu, '').toUpperCase();
}
