import type { NewId, LearnerRecord } from '@/domain/resume/record-schema';

/** Ids that count: id-1, id-2, … */
export function countingIds(prefix = 'id'): NewId {
  let count = 0;
  return () => `${prefix}-${(count += 1)}`;
}

/** An invented person with two jobs, one school, three skills and one PAR statement. */
export function sampleResume(): LearnerRecord {
  return {
    personalInfo: {
      name: 'Ana Lopez',
      email: 'ana@example.com',
      phone: '555-0134',
      address: 'Springfield, Ohio',
    },
    experience: [
      {
        id: 'job-1',
        jobTitle: 'Line Cook',
        company: 'Harbor Diner',
        location: 'Springfield',
        startDate: 'May 2021',
        endDate: 'Now',
        description: 'Cooked 120 plates a shift.',
        achievement: 'Cut food waste by a third.',
      },
      {
        id: 'job-2',
        jobTitle: 'Picker',
        company: 'Northside Warehouse',
        location: 'Dayton',
        startDate: '2019',
        endDate: '2021',
        description: 'Picked and packed orders.',
      },
    ],
    education: [
      {
        id: 'school-1',
        degree: 'High School Diploma',
        school: 'Lincoln High',
        location: 'Springfield',
        graduationYear: '2018',
      },
    ],
    skills: ['Knife work', 'Inventory', 'Spanish'],
    parStatements: [
      {
        id: 'par-1',
        problem: 'Orders came late.',
        action: 'Moved the printer.',
        result: '5 minutes saved.',
      },
    ],
    currentProblem: '',
    currentAction: '',
    currentResult: '',
  };
}
