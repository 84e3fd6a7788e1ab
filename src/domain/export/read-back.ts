import { entryTexts, resumeBlocks, blockTexts } from '../page-layout/resume-blocks';
import type { PageBlock } from '../page-layout/resume-blocks';
import { hasPrintableText } from '../page-layout/resume-text-lines';
import { isBlankEntry } from '../resume/record-schema';
import type { Education, Experience, LearnerRecord } from '../resume/record-schema';
import { fieldsOfAppFile } from '../resume-text/resume-from-text';
import { isHidden, sectionsOnPaper } from '../sections/section-layout';

/** How many of a kind a machine found, and how many stand on the paper. */
export type FoundCount = { found: number; of: number };

/** A job or school that a machine may not take for one; `text` is what it is called on the paper. */
export type UnreadEntry = { part: 'experience' | 'education'; id: string; text: string };

/**
 * What a machine found when it read a file of a resume: how much, the lines that are not there in their order, and the
 * entries whose words are all there and whose kind a program could not tell.
 */
export type ReadBack = {
  jobs: FoundCount;
  schools: FoundCount;
  skills: FoundCount;
  missing: string[];
  unread: UnreadEntry[];
};

/**
 * Looks for each line of a resume's paper in what a file says, in order, and counts the jobs and schools that our reader
 * makes of it; a file that says which field is which comes as the resume that it holds. White space does not count in
 * a line: it may break anywhere. A skill is found where its words stand: programs look for skills as words, and how our own
 * reader parts a list ("Grill and fry stations") is no fault of the file.
 */
export function compareReadBack(found: string | LearnerRecord, record: LearnerRecord): ReadBack {
  const isText = typeof found === 'string';
  // Who lists no references has none in a file of fields: it has no words for "on request".
  const sections = sectionsOnPaper(record);
  const paper = resumeBlocks(isText || !sections ? record : { ...record, sections });
  const text = isText ? found : blockTexts(resumeBlocks(found)).join('\n');
  const read = isText ? fieldsOfAppFile(found) : found;
  const written = onPaper(record);
  const skills = skillsOf(written);
  const letters = lettersOf(text);
  const jobs = { found: filled(read.experience).length, of: filled(written.experience).length };
  const schools = { found: filled(read.education).length, of: filled(written.education).length };
  return {
    jobs,
    schools,
    skills: { found: skills.filter((skill) => letters.includes(skill)).length, of: skills.length },
    missing: missingLines(text, paper),
    unread: [
      ...(jobs.found < jobs.of ? unreadJobs(written.experience, read.experience) : []),
      ...(schools.found < schools.of ? unreadSchools(written.education, read.education) : []),
    ],
  };
}

type Job = Pick<Experience, 'jobTitle' | 'company'>;
type School = Pick<Education, 'degree' | 'school'>;

function unreadJobs(written: readonly Experience[], read: readonly Job[]): UnreadEntry[] {
  const known = read.map(({ jobTitle, company }) => lettersOf(jobTitle + company));
  return written.flatMap(({ id, jobTitle, company }): UnreadEntry[] =>
    unread(known, [jobTitle, company], { part: 'experience', id }),
  );
}

function unreadSchools(written: readonly Education[], read: readonly School[]): UnreadEntry[] {
  const known = read.map(({ degree, school }) => lettersOf(degree + school));
  return written.flatMap(({ id, degree, school }): UnreadEntry[] =>
    unread(known, [school, degree], { part: 'education', id }),
  );
}

/**
 * The entry, if its first non-empty name field does not occur in the text that was read back. An entry without any name
 * is skipped.
 */
function unread(
  known: readonly string[],
  names: readonly string[],
  ref: Pick<UnreadEntry, 'part' | 'id'>,
): UnreadEntry[] {
  const text = names.find(hasPrintableText)?.trim() ?? '';
  const letters = lettersOf(text);
  return known.some((readText) => readText.includes(letters)) ? [] : [{ ...ref, text }];
}

/** The lines of a paper that are not in what a file says, in their order. */
export function missingLines(found: string, paper: readonly PageBlock[]): string[] {
  const text = withDatesLast(lettersOf(found), paper);
  let from = 0;
  return blockTexts(paper).filter((line) => {
    const sought = lettersOf(line);
    const at = text.indexOf(sought, from);
    if (at !== -1) from = at + sought.length;
    return at === -1;
  });
}

/** A machine finds the dates that stand beside the first line of a long head within its words. */
function withDatesLast(letters: string, paper: readonly PageBlock[]): string {
  return paper.reduce((text, block) => {
    if (block.kind !== 'entry') return text;
    const [head = '', dates = ''] = entryTexts(block).map(lettersOf);
    if (text.includes(head + dates)) return text;
    const mixed = Array.from(head, (_, at) => head.slice(0, at) + dates + head.slice(at));
    const found = mixed.find((character) => text.includes(character));
    return found === undefined ? text : text.replace(found, () => head + dates);
  }, letters);
}

/** True where a machine found at least as many of each kind as stand on the paper. */
export function foundAll({ jobs, schools, skills }: ReadBack): boolean {
  return [jobs, schools, skills].every(({ found, of }) => found >= of);
}

function onPaper(
  record: LearnerRecord,
): Pick<LearnerRecord, 'experience' | 'education' | 'skills'> {
  const { experience, education, skills } = record;
  return {
    experience: isHidden(record, 'experience') ? [] : experience,
    education: isHidden(record, 'education') ? [] : education,
    skills: isHidden(record, 'skills') ? [] : skills,
  };
}

function filled<Entry extends object>(entries: readonly Entry[]): Entry[] {
  return entries.filter((entry) => !isBlankEntry(entry));
}

/** On paper a skill ends at its comma, and one that stands there twice is one. */
function skillsOf({ skills }: Pick<LearnerRecord, 'skills'>): string[] {
  const words = skills.flatMap((skill) => skill.split(',')).filter(hasPrintableText);
  return [...new Set(words.map((skill) => lettersOf(skill)))];
}

/**
 * Without white space, in capitals, in which the titles of sections may stand on paper, and without commas, dots and bullets,
 * one of which parts the skills.
 */
function lettersOf(text: string): string {
  return text.replaceAll(/[\s,·•]+/gu, '').toUpperCase();
}
