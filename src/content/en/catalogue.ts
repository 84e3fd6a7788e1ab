import type { ModuleActivity, ModuleEntry } from '../types';

export const catalogue: readonly ModuleEntry[] = [
  {
    id: 1,
    title: 'Build Your Resume',
    objective: 'Write a true, clear resume that fits one job you want.',
  },
  {
    id: 2,
    title: 'Crafting Your Career Narrative',
    objective:
      'Check your resume, spot a good cover letter, and tell one strong story about your work.',
  },
  {
    id: 3,
    title: 'Networking and Interviewing',
    objective:
      'Say who you are in half a minute, answer five common questions, and follow up well.',
  },
];

/** What the modules are called on papers that an office reads, in every language of the site. */
export const titlesOnPaper: ReadonlyMap<number, string> = new Map(
  catalogue.map(({ id, title }) => [id, title]),
);

/** Module 1's five activities. Each is done in the resume builder. */
export const moduleActivities: readonly ModuleActivity[] = [
  {
    id: 1,
    title: 'Resume Autopsy',
    summary: 'Look at the resume you have now: how long it is, and which verbs it uses.',
    chapter: 1,
  },
  {
    id: 2,
    title: 'Deconstructing Job Descriptions',
    summary: 'Find the skills and duties in a job posting.',
    chapter: 2,
  },
  {
    id: 3,
    title: 'Experience Inventory',
    summary: 'Write 5 to 7 short stories about problems you solved.',
    chapter: 3,
  },
  {
    id: 4,
    title: 'Tailoring Simulation',
    summary: 'Rewrite a sample job entry to fit a posting.',
    chapter: 4,
  },
  {
    id: 5,
    title: 'Collaborative Peer Review',
    summary: 'Practice giving feedback on two sample resumes.',
    chapter: 5,
  },
];
