import type { InterviewQuestion } from '../types';

/** Questions that ask for a story, in the same form as the simulator's five. Each wants a STAR answer. */
export const behavioralQuestions: readonly InterviewQuestion[] = [
  {
    q: 'Tell me about a time you worked in a team.',
    a: [
      'They want to see what you did, and that you work well with others. Name the team’s job in one sentence. Then say “I.”',
      'For example: “Four of us had to empty a truck before the store opened. I saw that two people were in each other’s way. I asked one to open boxes inside. We were done 20 minutes early.”',
      'Tonight: think of a crew, a kitchen, a class or a family day. Write down what only you did.',
    ].join('\n'),
    checks: ['what the team had to do', 'what I did myself', 'how it ended for all of us'],
  },
  {
    q: 'Tell me about a time someone was angry with you.',
    a: [
      'They want to know that you stay calm. Say what the person needed, what you did first, and how it ended. Leave out who was right.',
      'For example: “A man shouted because his order was cold. I said I was sorry and asked what he would like. I brought it myself in five minutes. He came back the next day.”',
      'Tonight: choose one moment. Tell it without one bad word about the other person.',
    ].join('\n'),
    checks: ['what the person needed', 'what I did first', 'nothing bad about them'],
  },
  {
    q: 'Tell me about a mistake you made.',
    a: [
      'Choose a real one that is over and did no great harm. Say it in one sentence. Spend the rest on what you did then, and on what you do now.',
      'For example: “I put the wrong labels on 30 boxes. I told my lead at once and stayed to change them. Now I read the first label aloud before I print the rest.”',
      'Tonight: finish this line. “Since then I always …”',
    ].join('\n'),
    checks: [
      'what went wrong, in one sentence',
      'that I told someone or fixed it',
      'what I do now',
    ],
  },
  {
    q: 'Tell me about a time you had too much to do.',
    a: [
      'They want to hear how you choose. Say what had to be done, what you did first and why, and whom you told.',
      'For example: “Two people called in sick, and I had 24 rooms. I did the rooms for early guests first and told the desk which ones would be late. All were ready by four.”',
      'Tonight: think of your fullest day, paid or not. Write down what you did first.',
    ].join('\n'),
    checks: ['what had to be done', 'what I did first, and why', 'how much got done'],
  },
  {
    q: 'Tell me about something you learned fast.',
    a: [
      'They want to know how you will learn this job. Say how you learned it: you asked, watched, wrote it down, tried it again.',
      'For example: “I had never used a scanner gun. I watched one shift and wrote five steps on a card. By the third day I did as many boxes as the others.”',
      'Tonight: think of a tool, a form, a language or a machine. Write down three steps of how you learned it.',
    ].join('\n'),
    checks: ['what was new to me', 'how I learned it', 'when I could do it alone'],
  },
];
