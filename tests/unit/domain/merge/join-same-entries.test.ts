import { expect, test } from 'vitest';
import { joinSameEntries } from '@/domain/merge/join-same-entries';
import { mergeRecords } from '@/domain/merge/merge-records';
import { unresolvedConflicts } from '@/domain/resume/conflicts';
import { blankEducation, blankExperience, blankRecord } from '@/domain/resume/record-schema';
import type { Experience, LearnerRecord } from '@/domain/resume/record-schema';

let count = 0;
const newId = () => `id-${String((count += 1))}`;

const school: Partial<Experience> = {
  jobTitle: 'Kitchen Helper',
  company: 'Lincoln School',
  startDate: 'May 2010',
  endDate: 'June 2024',
  description: 'Served 200 meals a day.',
};

function recordOf(jobs: Partial<Experience>[], skills: string[] = ['']): LearnerRecord {
  return {
    ...blankRecord(newId),
    experience: jobs.map((job) => ({ ...blankExperience(newId), ...job })),
    skills,
  };
}

/** As a guest's work comes in (document/guest-offer.ts). */
function kept(mine: LearnerRecord, guest: LearnerRecord): LearnerRecord {
  return joinSameEntries(mine, mergeRecords({ base: null, mine, theirs: guest }));
}

test('a job that was written in both places stands there once, and no word is lost', () => {
  const mine = recordOf([{ ...school, location: 'Toledo, OH' }]);
  const guest = recordOf([
    {
      ...school,
      company: 'lincoln school ',
      startDate: '',
      location: 'Toledo',
      description: 'served 200 meals a day.\nKept the kitchen clean.',
    },
  ]);
  const result = kept(mine, guest);
  expect(result.experience).toHaveLength(1);
  expect(result.experience[0]).toMatchObject({
    ...school,
    id: mine.experience[0]?.id,
    location: 'Toledo, OH',
    description: 'Served 200 meals a day.\nKept the kitchen clean.',
  });
  expect(unresolvedConflicts(result).map(({ other }) => other)).toEqual(['Toledo']);
});

test.each([
  ['another employer', { company: 'Jefferson School' }],
  ['another start', { startDate: 'May 2012' }],
  ['no employer', { company: '' }],
])('a job with %s is another job', (_what, change) => {
  const guest = recordOf([{ ...school, ...change }]);
  const mine = recordOf([
    'company' in change && change.company === '' ? { ...school, company: '' } : school,
  ]);
  expect(kept(mine, guest).experience).toHaveLength(2);
});

test('two alike of one place stay two: only what came in is joined', () => {
  const mine = recordOf([school, school]);
  expect(kept(mine, recordOf([])).experience).toHaveLength(2);
  expect(kept(mine, recordOf([school])).experience).toHaveLength(2);
});

test('a school and a skill are there once as well', () => {
  const degree = { degree: 'GED', school: 'Owens College' };
  const mine = {
    ...recordOf([], ['Cooking', 'Cleaning']),
    education: [{ ...blankEducation(newId), ...degree }],
  };
  const guest = {
    ...recordOf([], ['cooking', 'Spanish']),
    education: [{ ...blankEducation(newId), ...degree, graduationYear: '1998' }],
  };
  const { education, skills } = kept(mine, guest);
  expect(education).toHaveLength(1);
  expect(education[0]).toMatchObject({ ...degree, graduationYear: '1998' });
  expect(skills).toEqual(['Cooking', 'Cleaning', 'Spanish']);
});

test('where nothing is the same, nothing changes', () => {
  const merged = mergeRecords({
    base: null,
    mine: recordOf([school], ['Cooking']),
    theirs: recordOf([{ ...school, jobTitle: 'Cook' }], ['Spanish']),
  });
  expect(joinSameEntries(recordOf([]), merged)).toBe(merged);
});
