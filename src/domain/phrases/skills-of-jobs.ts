import { findJobs } from './find-jobs';
import type { PhraseJob } from './read-phrase-bank';

/**
 * The skills that belong to the first of some job titles that is known, without those that are typed already; empty where
 * none is.
 */
export function skillsOfJobs<Skill extends { skill: string }>(
  titles: readonly string[],
  typed: string,
  {
    bank,
    lists,
  }: {
    bank: readonly PhraseJob[];
    lists: readonly { jobs: readonly string[]; skills: readonly Skill[] }[];
  },
): Skill[] {
  const found = titles.flatMap((title) => {
    const [job] = findJobs(bank, title);
    const list = lists.find(({ jobs }) => job && jobs.includes(job.name));
    return list ? [list] : [];
  });
  const known = new Set(typed.split(',').map((skill) => skill.trim().toLowerCase()));
  return (found[0]?.skills ?? []).filter(({ skill }) => !known.has(skill.toLowerCase()));
}

/** A list of skills with one more at its end. */
export function withSkill(typed: string, skill: string): string {
  const before = typed.trim().replace(/,\s*$/u, '');
  return before === '' ? skill : `${before}, ${skill}`;
}
