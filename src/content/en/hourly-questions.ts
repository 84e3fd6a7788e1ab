import { jobCenterPhone } from '../job-center-phone';
import type { InterviewQuestion } from '../types';

/** What hourly jobs often ask beside the simulator's five. Line breaks part the paragraphs of a strategy. */
export const hourlyQuestions: readonly InterviewQuestion[] = [
  {
    q: 'Why did you leave your last job?',
    a: [
      'Say it in one true sentence, then turn to this job. Don’t speak badly of anyone. If you were let go, say so in a few words and say what you learned. They may call and ask.',
      'For example: “The store closed.” “I needed steady day hours, and this job has them.” “I was let go because I was late. I now live on the bus line, and I have been on time for a year.”',
      'Tonight: write your sentence. Then write one sentence about why this job fits.',
    ].join('\n'),
    checks: ['one true sentence about why', 'nothing bad about anyone', 'why this job fits me'],
  },
  {
    q: 'How will you get here?',
    a: [
      'They want to know that you will be on time. Say how, and say your second way. You do not have to own a car unless the job is to drive.',
      'For example: “The 14 bus stops two streets away and gets me here at 5:40. If it does not come, my neighbor drives me.”',
      'Tonight: look up the trip for the hour of the shift. Find a second way.',
    ].join('\n'),
    checks: ['how I get there', 'when I arrive', 'my second way'],
  },
  {
    q: 'Which shifts can you work?',
    a: [
      'Be honest, and begin with what you can do. Do not promise hours that you will have to cancel. You do not have to say why you can’t work at some times. Do you get unemployment? Fewer hours can change it, so ask first.',
      'For example: “I can work any day from 6 to 3, and every other Saturday. I can’t do nights.”',
      `If you need a day off for your faith, or a change because of a disability, you can ask for it. Job center staff can help you with the words. To find them, call ${jobCenterPhone}.`,
      'Tonight: write down your days and hours, and bring the list.',
    ].join('\n'),
    checks: ['the days I can work', 'the hours I can work', 'only hours that I can keep'],
  },
  {
    q: 'When can you start?',
    a: [
      'Name a day. If you have a job now, give them time to find someone: two weeks is the custom.',
      'For example: “I can start on Monday.” “I want to give my boss two weeks. I can start on the 15th.”',
      'Do you get benefits? Ask the office that pays them how a start date changes them, before you name it.',
      'Tonight: pick the first day that works, and check rides and family care for it.',
    ].join('\n'),
    checks: ['a day', 'only what I am sure of', 'time for my boss, if I have one now'],
  },
  {
    q: 'How much do you want to be paid?',
    a: [
      'First look up what the job pays near you. If the posting names the pay, use that number. If you can, let them say a number first.',
      'For example: “What is the pay for this job?” Or: “I saw that this work pays 16 to 19 dollars an hour here. With my forklift card I hope for 18.”',
      'In some places they may not ask what you earned before. You can say what you hope for in this job.',
      'Tonight: look up the pay on CareerOneStop. Write down the number you hope for, and the lowest one you can live on. Say only the first.',
    ].join('\n'),
    checks: [
      'a number that I looked up, or a question about theirs',
      'what I bring for it',
      'only the number I hope for, not the lowest',
    ],
  },
];
