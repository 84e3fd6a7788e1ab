import type { LearnerRecord } from '@/domain/resume/record-schema';

/** A made-up learner, with lines to comment on: staff can try the page before anybody brings a file. */
export const staffSample: LearnerRecord = {
  personalInfo: {
    name: 'Sam Rivera (a sample)',
    email: 'sam.rivera@example.com',
    phone: '(937) 555-0118',
    address: 'Dayton, Ohio',
  },
  experience: [
    {
      id: 'sample-1',
      jobTitle: 'Stock clerk',
      company: 'Main Street Market',
      location: 'Dayton, Ohio',
      startDate: 'March 2023',
      endDate: 'Present',
      description:
        'Responsible for the shelves.\nHelped customers with different things every day.\nTrained 3 new clerks.',
    },
    {
      id: 'sample-2',
      jobTitle: 'Kitchen helper',
      company: 'Riverside Diner',
      location: 'Dayton, Ohio',
      startDate: '2021',
      endDate: 'March 2023',
      description: 'Washed dishes and kept the kitchen clean.',
    },
  ],
  education: [
    {
      id: 'sample-3',
      degree: 'High school diploma',
      school: 'Oakwood High School',
      location: 'Dayton, Ohio',
      graduationYear: '2021',
    },
  ],
  skills: ['Cash register', 'Forklift', 'Spanish and English'],
  parStatements: [],
  currentProblem: '',
  currentAction: '',
  currentResult: '',
};
