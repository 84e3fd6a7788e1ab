import type { BotLine, Chapter } from '../types';

/** The five chapters of the resume builder. Titles and keywords are given: do not reword. */
export const chapters: readonly Chapter[] = [
  {
    id: 1,
    title: 'Chapter 1: Resume Autopsy',
    plainTitle: 'See what your resume says now',
    objective: 'Find out how long your resume is and how often it uses seven strong verbs.',
    activity: 'ResumeAutopsy',
    script: bot(
      'Hello. I’m the Great Recycler. I help people make new resumes from work they have already done.',
      'We start with the resume you have now. It can be old. It can be rough.',
      'Add it as a .txt file, or paste the words. They are kept with your own work.',
      'I will count your words. I will also look for seven strong verbs.',
      'No resume yet? That’s fine. Read the tips here, then continue with Chapter 2.',
    ),
    file: 'chapters/1-resume-autopsy.mdx',
  },
  {
    id: 2,
    title: 'Chapter 2: Deconstructing Job Descriptions',
    plainTitle: 'Read a job posting like a recruiter',
    objective: 'Find the skills and duties in a job posting, so you know which words to use.',
    activity: 'JobDescriptionAnalysis',
    script: bot(
      'A job posting is a list of clues. It tells you what the employer needs.',
      'Here is a sample posting. I marked three kinds of clues: hard skills, soft skills and key duties.',
      'Pick a marked phrase. I will tell you why it matters.',
      'After that, paste a posting for a job you want. We will look for the same clues.',
    ),
    keywords: [
      'Project Coordinator',
      'communication skills',
      'problem-solving',
      'Asana',
      'Trello',
      'project timelines',
      'status reports',
    ],
    file: 'chapters/2-deconstructing-job-descriptions.mdx',
  },
  {
    id: 3,
    title: 'Chapter 3: Experience Inventory',
    plainTitle: 'Turn what you have done into proof',
    objective:
      'Write 5 to 7 short stories that each name a problem, what you did and what changed.',
    activity: 'ExperienceInventory',
    script: bot(
      'Think of a hard day that you got through. It may be from work. It may be from home.',
      'First, name the problem. Then say what you did. Then say what changed.',
      'One or two lines for each part is enough.',
      'Keep going until you have 5 to 7. You don’t need to finish today. Each one is kept.',
    ),
    file: 'chapters/3-experience-inventory.mdx',
  },
  {
    id: 4,
    title: 'Chapter 4: Tailoring Simulation',
    plainTitle: 'Practice fitting a resume to one job',
    objective: 'Rewrite a sample job entry so it uses the words of one posting, and stays true.',
    activity: 'TailoringSimulation',
    script: bot(
      'Now we practice on someone else’s resume, so a mistake can’t hurt you.',
      'Read the sample job entry. Then look at the four keywords the employer used.',
      'Rewrite the entry in your own words. The score shows how many of the four you used.',
      'Four out of four is easy if you only list them. Try to make each one part of a true story.',
    ),
    file: 'chapters/4-tailoring-simulation.mdx',
  },
  {
    id: 5,
    title: 'Chapter 5: Collaborative Peer Review',
    plainTitle: 'Give feedback, and learn to see your own',
    objective: 'Use three questions to give feedback that is kind, clear and useful.',
    activity: 'PeerReview',
    script: bot(
      'It is hard to see your own mistakes. It is easier to see them in someone else’s work.',
      'This is a practice round. Nothing is sent. The two resumes you will read are samples.',
      'For each one, look at three things: is it clear, does it show results, does it fit the job?',
      'Then read your own resume again with the same three questions.',
    ),
    file: 'chapters/5-collaborative-peer-review.mdx',
  },
];

function bot(...lines: string[]): BotLine[] {
  return lines.map((text) => ({ type: 'bot', text }));
}
