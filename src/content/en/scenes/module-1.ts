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
    question: 'What do the eyes find in the first look at a resume?',
    choices: [
      {
        text: 'Name, job titles, employers, dates, school',
        helps: true,
        why: 'Yes. So those must be easy to find.',
      },
      {
        text: 'Each line, from top to bottom',
        helps: false,
        why: 'Most lines are skipped at first. That is why the top counts.',
      },
    ],
  },
  {
    id: 'recall-objectives',
    title: 'From the part before: what to bring',
    situation: '',
    question: 'Which paper do you need for this module?',
    choices: [
      {
        text: 'One job posting that I might apply for',
        helps: true,
        why: 'Yes. You will fit your resume to this one job.',
      },
      {
        text: 'A finished resume',
        helps: false,
        why: 'Not yet. You make it in this module. A photo of a help-wanted sign is enough.',
      },
    ],
  },
  {
    id: 'recall-reflecting',
    title: 'From the part before: what people trusted you with',
    situation: '',
    question: 'People at a shelter kitchen trusted Tom with the dish line. Is that experience?',
    choices: [
      {
        text: 'No. Nobody paid him.',
        helps: false,
        why: 'Employers look for what you can do. Unpaid work shows it, too.',
      },
      {
        text: 'Yes. It shows pace and teamwork.',
        helps: true,
        why: 'Yes. Helping, school and work at home all count.',
      },
    ],
  },
  {
    id: 'recall-tools',
    title: 'From the part before: three ideas',
    situation: '',
    question: 'PAR is short for what?',
    choices: [
      {
        text: 'Problem, Action, Result',
        helps: true,
        why: 'Yes. What was wrong, what you did, what got better.',
      },
      {
        text: 'Place, Action, Reason',
        helps: false,
        why: 'Close. It begins with what was wrong, and it ends with what got better.',
      },
    ],
  },
  {
    id: 'recall-practice',
    title: 'From the part before: the three sheets',
    situation: '',
    question: 'You mopped floors. Which verb is best?',
    choices: [
      { text: 'Mopped', helps: true, why: 'Yes. The exact verb is the strongest one.' },
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
    question: 'Why do people collect 5 to 7 stories?',
    choices: [
      {
        text: 'To pick the best two or three for each posting',
        helps: true,
        why: 'Yes. Each employer sees the stories that fit the job.',
      },
      {
        text: 'To put all of them on the page',
        helps: false,
        why: 'That would be too long. Most of them wait for the interview.',
      },
    ],
  },
  {
    id: 'recall-readers',
    title: 'From the part before: a new reader',
    situation: '',
    question: 'Two people do not understand the same line. What do you do?',
    choices: [
      {
        text: 'Explain it to both of them',
        helps: false,
        why: 'The next reader cannot ask you.',
      },
      {
        text: 'Fix that line',
        helps: true,
        why: 'Yes. The page has to be clear without you.',
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
        why: 'Yes. That is faster than thinking about it for a long time.',
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
