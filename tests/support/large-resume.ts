import { backupToText } from '@/domain/backup/backup';
import type { TextRecords, LearnerRecord } from '@/domain/resume/record-schema';

type Size = { jobs: number; schools: number; skills: number; linesPerJob?: number };

/** More than anybody has: what an imported file may bring. */
export const largeSize: Size = { jobs: 300, schools: 100, skills: 1500 };

const verbs = ['Packed', 'Cleaned', 'Trained', 'Served', 'Loaded', 'Counted', 'Cooked', 'Fixed'];

/** An invented resume of any size; the same every time, and each entry tells its number. */
export function resumeOfSize({ jobs, schools, skills, linesPerJob = 4 }: Size): LearnerRecord {
  return {
    personalInfo: {
      name: 'Ana Lopez',
      email: 'ana.lopez@example.com',
      phone: '(937) 555-0142',
      address: 'Dayton, Ohio',
    },
    experience: Array.from({ length: jobs }, (_, index) => jobAt(index, linesPerJob)),
    education: Array.from({ length: schools }, (_, index) => ({
      id: `school-${String(index)}`,
      degree: `Certificate ${String(index + 1)}`,
      school: 'Sinclair Learning Center',
      location: 'Dayton, Ohio',
      graduationYear: String(1990 + (index % 30)),
    })),
    skills: Array.from({ length: skills }, (_, index) => `skill ${String(index + 1)}`),
    parStatements: [],
    currentProblem: '',
    currentAction: '',
    currentResult: '',
  };
}

/** The file that 'Back up my work' would have made of it. */
export function fileOf(resume: LearnerRecord, drafts: TextRecords = {}): string {
  return backupToText({ resume, progress: {}, drafts }, Date.UTC(2026, 10, 21));
}

/** So many answers of the course, ten to an activity. */
export function answersOfSize(count: number): TextRecords {
  const fields = Array.from({ length: 10 }, (_, field) => [
    `answer-${String(field)}`,
    `The drawer was short by 12 dollars, so I counted it again. (${String(field)})`,
  ]);
  const activities = Array.from({ length: count / 10 }, (_, activity) => [
    `activity-${String(activity)}`,
    Object.fromEntries(fields),
  ]);
  return Object.fromEntries(activities) as TextRecords;
}

function jobAt(index: number, lines: number): LearnerRecord['experience'][number] {
  const number = String(index + 1);
  return {
    id: `job-${String(index)}`,
    jobTitle: `Line Cook ${number}`,
    company: `Riverside Diner ${number}`,
    location: 'Dayton, Ohio',
    startDate: 'May 2005',
    endDate: 'April 2006',
    description: Array.from({ length: lines }, (_, line) => {
      const verb = verbs[(index + line) % verbs.length] ?? '';
      return `${verb} ${String(90 + line)} orders a day by hand at place ${number}.`;
    }).join('\n'),
    achievement: `Saved ${String(400 + index)} pounds of food when a cooler failed.`,
  };
}
