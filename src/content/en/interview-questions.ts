import { jobCenterPhone } from '../job-center-phone';
import type { InterviewQuestion } from '../types';

/** The five questions of module 3's simulator. Line breaks part the paragraphs of a strategy. */
export const interviewQuestions: readonly InterviewQuestion[] = [
  {
    q: 'Tell me about yourself.',
    a: [
      'They don’t want your life story. They want to hear why you are here. Use three steps: now, before, next.',
      'Now: “I’m a warehouse worker, and I’m certified on the forklift.” Before: “For four years I loaded trucks at night, and our team had no injuries in the last two.” Next: “I’m looking for day work, and your early shift fits.”',
      'Tonight: write one sentence for each step. Say all three aloud with a clock. Stop before one minute is up.',
    ].join('\n'),
    checks: ['what I do now', 'one thing I did well before', 'why this job is next'],
  },
  {
    q: 'Why do you want to work here?',
    a: [
      'Name one thing about them and one thing about you, and show how they meet. “I need a job” may be true, but it fits every place.',
      'For example: “A neighbor told me that your aides know each person by name. I cared for people at home that way for three years. I want to do it as my job.”',
      'Tonight: look at their website or sign, or ask someone who has been there. Find one fact. Finish this sentence: “I noticed that you …, and that matters to me because …”',
    ].join('\n'),
    checks: [
      'one thing I know about them',
      'one thing about me that fits it',
      'more than “I need a job”',
    ],
  },
  {
    q: 'Tell me about a time you had a problem at work. What did you do?',
    a: [
      'Use STAR: the situation, your task, what you did, how it ended. Spend most of the time on what you did.',
      'For example: “Our dishwasher broke in the dinner rush. I had to keep clean plates coming. I set up three tubs, asked one server to scrape, and washed by hand. We never ran out of plates.”',
      'If you have not had a paid job, use school, home or a place where you help. Don’t blame a boss or a coworker, even when they were wrong.',
      'Tonight: choose one story from your Experience Inventory. Tell it aloud in under two minutes.',
    ].join('\n'),
    checks: ['what the problem was', 'what I did, step by step', 'how it ended'],
  },
  {
    q: 'What is something you need to get better at?',
    a: [
      'Choose a real weak spot that is not the main part of this job. Then say what you are doing about it. “I work too hard” sounds false.',
      'For example, for a cleaning job: “I was slow with the schedule app at first. A coworker showed me, and now I check it every night. I haven’t missed a change since.”',
      'Tonight: finish these two lines. “I used to find it hard to …” and “Now I …” If you can’t name what you do now, choose another weak spot.',
    ].join('\n'),
    checks: [
      'one real weak spot',
      'what I do about it now',
      'nothing that this job is mostly about',
    ],
  },
  {
    q: 'I see some time between jobs. What were you doing?',
    a: [
      'Answer in three short steps: a true reason in a few words, what you kept doing or learned, and why you are ready now. Then stop talking.',
      'For example: “I took care of someone full time, and that has ended. I kept track of medicines and bills. I’m ready to work full time.”',
      'You don’t have to share health details or family matters. “I needed some time away from work. I can do this job now” is enough, if it is true. If your time away was in prison and you choose to say so, keep it brief: “I made a mistake. I was in prison, and that is over. I finished my GED there and worked in the kitchen. I’m ready to work.” Never make up a job to fill a gap.',
      `Not sure how much to say? Ask job center staff before the interview. To find them, call ${jobCenterPhone}. Staff can also tell you where to get legal help.`,
      'Tonight: write your three sentences. Practice until you can say them calmly.',
    ].join('\n'),
    checks: [
      'a true reason, in a few words',
      'what I kept doing or learned',
      'that I am ready now',
    ],
  },
];
