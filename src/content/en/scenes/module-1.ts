import type { ChoiceQuestion } from '../../activity-shapes';

/** The scenes and the questions of module 1. */
export const module1Choices: readonly ChoiceQuestion[] = [
  {
    id: 'scene-top-line',
    title: 'What goes on top?',
    situation: 'Rosa stocked shelves for three years. She has one line at the top of her page.',
    question: 'Which line helps a busy reader most?',
    choices: [
      {
        text: 'Hard worker who wants to grow',
        helps: false,
        why: 'This could be anyone. It has no job in it and no proof.',
      },
      {
        text: 'Night stocker, 3 years. On time for every shift.',
        helps: true,
        why: 'Two facts in one look: what she does, and a proof.',
      },
      {
        text: 'Looking for any open position',
        helps: false,
        why: '“Any” makes the reader do the work. Name the job.',
      },
    ],
  },
  {
    id: 'recall-seconds',
    title: 'From the part before: the first look',
    situation: '',
    question: 'A busy reader gives your page a few seconds. Which change helps most?',
    choices: [
      {
        text: 'Job titles and dates where the eyes find them',
        helps: true,
        why: 'They look for these first, with your name, the employers and the school.',
      },
      {
        text: 'One more line for each thing I did',
        helps: false,
        why: 'More lines hide the ones that count. Most are skipped at first.',
      },
      {
        text: 'A colored frame, so that the page stands out',
        helps: false,
        why: 'It draws the eyes away from your work.',
      },
    ],
  },
  {
    id: 'recall-objectives',
    title: 'From the part before: what to bring',
    situation: '',
    question: 'You saw a help-wanted sign, but you did not write it down. What do you do first?',
    choices: [
      {
        text: 'Go back or call, and note what the job asks for',
        helps: true,
        why: 'You need one posting. You will fit your resume to this one job.',
      },
      {
        text: 'Write the resume now, and look for a job with it',
        helps: false,
        why: 'Then you guess what they need. One posting tells you.',
      },
      {
        text: 'Wait until my resume is done',
        helps: false,
        why: 'You make it in this module. A photo of the sign is enough to begin.',
      },
    ],
  },
  {
    id: 'recall-reflecting',
    title: 'From the part before: what people trusted you with',
    situation: '',
    question:
      'Tom ran the dish line in a shelter kitchen for a year, without pay. How does he use it?',
    choices: [
      {
        text: 'He leaves it out. It was not a job.',
        helps: false,
        why: 'Employers look for what you can do. Unpaid work shows it, too.',
      },
      {
        text: 'He lists it like a job and writes “volunteer”',
        helps: true,
        why: 'It shows pace and teamwork, and it is true.',
      },
      {
        text: 'He lists it as a paid job',
        helps: false,
        why: 'If they call the kitchen, they may not believe his other lines.',
      },
    ],
  },
  {
    id: 'recall-tools',
    title: 'From the part before: three ideas',
    situation: '',
    question: 'A line says, “Was in charge of the cooler.” Which line is stronger?',
    choices: [
      {
        text: 'Checked the cooler twice a day. No food went bad.',
        helps: true,
        why: 'It says what you did and what got better.',
      },
      {
        text: 'Was in full charge of the cooler and all the food',
        helps: false,
        why: 'More words, the same duty. What got better?',
      },
      {
        text: 'Was the most careful person with the cooler',
        helps: false,
        why: 'Anyone can say that. What you did shows it.',
      },
    ],
  },
  {
    id: 'recall-practice',
    title: 'From the part before: the three sheets',
    situation: '',
    question: 'You mopped floors. Which verb is best?',
    choices: [
      { text: 'Mopped', helps: true, why: 'The exact verb is the strongest one.' },
      {
        text: 'Facilitated',
        helps: false,
        why: 'Nobody says that about floors. It would sound odd when you talk.',
      },
      {
        text: 'Was responsible for',
        helps: false,
        why: 'It tells the duty. It does not tell what you did.',
      },
    ],
  },
  {
    id: 'recall-stories',
    title: 'From the part before: your stories',
    situation: '',
    question: 'You have six stories and one posting for a night stocker. Which go on the page?',
    choices: [
      {
        text: 'The two or three that fit this posting',
        helps: true,
        why: 'The others wait for the next posting or for the interview.',
      },
      {
        text: 'All six, so that they can choose',
        helps: false,
        why: 'That is too long. They may miss the best one.',
      },
      {
        text: 'The one that I like best',
        helps: false,
        why: 'It may not fit this job. Let the posting choose.',
      },
    ],
  },
  {
    id: 'recall-readers',
    title: 'From the part before: a new reader',
    situation: '',
    question:
      'Two people do not understand the same line. You know that it is right. What do you do?',
    choices: [
      {
        text: 'Explain it to both of them',
        helps: false,
        why: 'The next reader cannot ask you.',
      },
      {
        text: 'Write it in other words, and ask a third person',
        helps: true,
        why: 'The page has to be clear without you.',
      },
      {
        text: 'Take the line out',
        helps: false,
        why: 'The work was real. Say it in other words first.',
      },
    ],
  },
  {
    id: 'recall-score',
    title: 'From the part before: the points',
    situation: '',
    question: 'You give your resume points. You are not sure about one row. What do you do?',
    choices: [
      {
        text: 'Give it 0 and fix the line',
        helps: true,
        why: 'That is faster than thinking about it for a long time.',
      },
      {
        text: 'Give it half of its points',
        helps: false,
        why: 'A row has all of its points or none. A 0 shows you what to fix next.',
      },
    ],
  },
  {
    id: 'scene-number',
    title: 'A number you are not sure of',
    situation: 'Dan packed boxes. He thinks it was about 50 an hour, but nobody counted.',
    question: 'What can he write?',
    choices: [
      {
        text: 'Packed 100 boxes an hour',
        helps: false,
        why: 'If they ask how he counted, he has no answer. It is not true.',
      },
      {
        text: 'Packed about 50 boxes an hour',
        helps: true,
        why: '“About” is honest, and he can explain how he knows.',
      },
      {
        text: 'Packed many boxes',
        helps: false,
        why: '“Many” says nothing. His own guess is better, if he says “about.”',
      },
    ],
  },
  {
    id: 'scene-gap',
    title: 'Two years without a job',
    situation: 'May cared for her father for two years. Now she writes her dates.',
    question: 'What goes on the page?',
    choices: [
      {
        text: 'Nothing. She gives her last job a later end date.',
        helps: false,
        why: 'Dates are checked. A false date can cost the job later.',
      },
      {
        text: 'Family caregiver, 2021 to 2023',
        helps: true,
        why: 'One plain, true line. She does not have to say more.',
      },
      {
        text: 'A long note about his illness',
        helps: false,
        why: 'It is private, and it takes the room of her skills.',
      },
    ],
  },
  {
    id: 'scene-feedback',
    title: 'A reader does not believe a line',
    situation: 'Your friend reads your resume and says, “I don’t believe this one.”',
    question: 'What helps most?',
    choices: [
      {
        text: 'Say that it is true, and leave it',
        helps: false,
        why: 'The next reader can’t ask you. The page must say it alone.',
      },
      {
        text: 'Ask what is missing, then add a fact',
        helps: true,
        why: 'A number, a name of a thing or a place makes a line real.',
      },
      {
        text: 'Take out the whole job',
        helps: false,
        why: 'The work was real. The line only needs proof.',
      },
    ],
  },
];
