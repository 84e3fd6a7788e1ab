import {
  blankEducation,
  blankExperience,
  blankRecord,
  type LearnerRecord,
} from '@/domain/resume/record-schema';

/** What people write of their work, with the signs at which a browser may end a line. */
const words =
  `cleaned served packed 120 boxes each shift with a team of four and kept the line moving on time
cash register food-safety sign-in follow-up COVID-19 2019–2021 24/7 and/or pick/pack $1,200 98% #1 C&D R&B A+ self-service
walk-in cooler (night shift) “rush” hour — always — fast; orders: hot, cold… trucks & trailers front-of-house e-mail
forklift pallet-jack drywall/paint 40+ hours/week customers' questions it's don't manager's log-book re-stocked 3-ton
housekeeping maintenance responsibilities Spanish–English interpreter warehouse@example.com www.example.com/jobs`.split(
    /\s+/u,
  );

/** Numbers that look like chance, and are the same on each run (Lehmer, modulus 2^31 - 1). */
function chance(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
}

function resumeOf(seed: number): LearnerRecord {
  const roll = chance(seed * 7919 + 1);
  const some = (count: number) =>
    Array.from({ length: count }, () => words[roll(words.length)] ?? '').join(' ');
  const jobs = 1 + roll(4);
  return {
    ...blankRecord(() => 'blank'),
    personalInfo: {
      name: `Ana ${some(1 + roll(2))} Lopez`,
      address: `${some(1 + roll(3))}, Ohio 45402`,
      phone: '(937) 555-0142',
      email: `ana-${'lopez'.repeat(1 + roll(4))}@example.com`,
    },
    experience: Array.from({ length: jobs }, (_, at) => ({
      ...blankExperience(() => `job-${String(at)}`),
      jobTitle: some(1 + roll(9)),
      company: some(1 + roll(6)),
      location: some(1 + roll(5)),
      startDate: 'September 2019',
      endDate: at === 0 ? 'Present' : 'March 2021',
      description: Array.from({ length: 1 + roll(4) }, () => some(4 + roll(30))).join('\n'),
      achievement: roll(2) === 0 ? some(3 + roll(20)) : '',
    })),
    education: [
      {
        ...blankEducation(() => 'school'),
        degree: some(2 + roll(8)),
        school: some(2 + roll(5)),
        location: some(1 + roll(4)),
        graduationYear: '2004',
      },
    ],
    skills: Array.from({ length: 3 + roll(14) }, () => some(1 + roll(3)).replaceAll(',', '')),
    sections: {
      ...(roll(2) === 0 && { summary: [{ id: 's', text: some(20 + roll(40)) }] }),
      ...(roll(2) === 0 && {
        certificates: [
          { id: 'c', name: some(2 + roll(6)), issuer: some(2), year: '2024', number: '' },
        ],
        languages: [{ id: 'l', language: 'Spanish', level: 'Native or bilingual' }],
      }),
    },
  };
}

/** A dozen resumes of an invented person, whose lines end at every kind of sign and width. */
export const lineResumes: readonly LearnerRecord[] = Array.from({ length: 12 }, (_, at) =>
  resumeOf(at + 1),
);
