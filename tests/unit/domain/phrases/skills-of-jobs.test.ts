import { expect, test } from 'vitest';
import { jobSkills } from '@/content/en/phrases/job-skills';
import { phraseBank } from '@/content/en/phrases/phrase-bank';
import { jobSkills as inSpanish } from '@/content/es/phrases/job-skills';
import { doubtfulSkills } from '@/domain/coach/doubtful-skills';
import { skillsOfJobs, withSkill } from '@/domain/phrases/skills-of-jobs';

const from = { bank: phraseBank, lists: jobSkills };
const skillsFor = (titles: string[], typed = '') =>
  skillsOfJobs(titles, typed, from).map(({ skill }) => skill);

test('each list is of jobs of the bank, each job in one list, and of skills that belong on a resume', () => {
  const names = new Set(phraseBank.map(({ name }) => name));
  const listed = jobSkills.flatMap(({ jobs }) => jobs);
  expect(listed.filter((job) => !names.has(job))).toEqual([]);
  expect(new Set(listed).size).toBe(listed.length);
  for (const { skills } of jobSkills) {
    expect(doubtfulSkills(skills.map(({ skill }) => skill))).toEqual([]);
    expect(skills.length).toBeLessThanOrEqual(8);
  }
});

test('each skill has its meaning in Spanish', () => {
  const skills = inSpanish.flatMap((list) => list.skills);
  expect(skills.filter(({ meaning }) => meaning === '')).toEqual([]);
});

test('the skills of the first known job, without what is typed', () => {
  expect(skillsFor(['Kitchen helper'])).toContain('Food safety');
  expect(skillsFor(['Kitchen helper'], 'food safety, Spanish')).not.toContain('Food safety');
  expect(skillsFor(['Zookeeper of stars', 'order picker'])).toContain('Pallet jack');
  expect(skillsFor(['Zookeeper of stars'])).toEqual([]);
  expect(skillsFor([])).toEqual([]);
});

test.each([
  ['', 'Serving'],
  ['Spanish', 'Spanish, Serving'],
  ['Spanish, ', 'Spanish, Serving'],
])('after %j', (typed, all) => {
  expect(withSkill(typed, 'Serving')).toBe(all);
});
