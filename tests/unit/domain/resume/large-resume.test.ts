import { describe, expect, test } from 'vitest';
import { coachDescription } from '@/domain/coach/coach-bullet';
import { jobOpenings } from '@/domain/language/en/job-openings';
import { mergeList } from '@/domain/merge/merge-list';
import { mergeRecords } from '@/domain/merge/merge-records';
import { newConflict, unresolvedConflicts } from '@/domain/resume/conflicts';
import { entryById } from '@/domain/resume/entry-by-id';
import { readRecordDocument } from '@/domain/resume/read-record-document';
import type { Experience, LearnerRecord } from '@/domain/resume/record-schema';
import { growth } from '@tests/support/growth';
import { resumeOfSize } from '@tests/support/large-resume';

const { experience, ...rest } = resumeOfSize({ jobs: 6000, schools: 1, skills: 1 });
// What is remembered of a list or a job goes with it: each run has its own.
const copied = (jobs: readonly Experience[]): Experience[] => jobs.map((job) => ({ ...job }));
const withJobs = (jobs: readonly Experience[]): LearnerRecord => ({
  ...rest,
  experience: copied(jobs),
});

describe('a resume four times as long takes about four times as long', () => {
  test('to read', () => {
    const some = experience.slice(0, 2000);
    expect(growth((jobs) => readRecordDocument(withJobs(jobs)), some)).toBeLessThan(10);
  });

  test('to look up each of its jobs', () => {
    const lookUpEach = (jobs: readonly Experience[]) => {
      const own = [...jobs];
      for (const { id } of jobs) entryById(own, id);
    };
    const many = resumeOfSize({ jobs: 24_000, schools: 1, skills: 1 }).experience;
    expect(growth(lookUpEach, many)).toBeLessThan(10);
  });

  test('to merge with one that says something else in each job', () => {
    const merge = (jobs: readonly Experience[]) =>
      mergeRecords({
        base: null,
        mine: withJobs(jobs),
        theirs: withJobs(jobs.map((job) => ({ ...job, company: `${job.company} there` }))),
      });
    expect(growth(merge, experience)).toBeLessThan(10);
  });

  test('to merge with one that has other skills between those of both', () => {
    const skills = Array.from({ length: 30_000 }, (_, index) => `skill ${String(index)}`);
    const mergeSkills = (theirs: readonly string[]) => {
      const mine = theirs.flatMap((skill) => [skill, `${skill} here`]);
      return mergeList(
        { base: null, mine, theirs },
        (skill) => skill,
        (skill) => skill.mine,
      );
    };
    expect(growth(mergeSkills, skills)).toBeLessThan(10);
  });

  test('to count the places with two versions', () => {
    const countOpen = (jobs: readonly Experience[]) => {
      const conflicts = jobs.map(({ id }) => newConflict(['experience', id, 'company'], 'Other'));
      return unresolvedConflicts({ ...withJobs(jobs), conflicts });
    };
    expect(growth(countOpen, experience)).toBeLessThan(10);
  });

  test('to coach in a job with very many lines', () => {
    const lines = experience.map(({ description }) => description.split('\n')[0] ?? '');
    const coach = (some: readonly string[]) => coachDescription(some.join('\n'));
    expect(growth(coach, lines.slice(0, 800))).toBeLessThan(10);
  });

  test('to count the verbs of all jobs for each of them', () => {
    const countForEach = (jobs: readonly Experience[]) => {
      const own = copied(jobs);
      for (let job = 0; job < own.length; job++) jobOpenings(own);
    };
    expect(growth(countForEach, experience.slice(0, 1200))).toBeLessThan(10);
  });
});

test('after a key in one job only its own lines are read again', () => {
  const read: string[] = [];
  const jobs = ['Cooked 9 meals', 'Cooked 8 meals', 'Cleaned 3 rooms'].map((text) => ({
    get description() {
      read.push(text);
      return text;
    },
  }));
  expect(jobOpenings(jobs).get('cook')).toBe(2);
  read.length = 0;
  expect(jobOpenings([...jobs, { description: 'Cook now' }]).get('cook')).toBe(3);
  expect(read).toEqual([]);
});
