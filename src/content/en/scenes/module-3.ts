import type { ChoiceQuestion } from '../../activity-shapes';

/** The scenes and the questions of module 3. */
export const module3Choices: readonly ChoiceQuestion[] = [
  {
    id: 'recall-small-start',
    title: 'From the part before: start small',
    situation: '',
    question: 'Which is a full step?',
    choices: [
      {
        text: 'One short question to one person',
        helps: true,
        why: 'Yes. You do not have to talk to a whole room.',
      },
      {
        text: 'Asking ten people for a job',
        helps: false,
        why: 'That is a lot at once. One question to one person is enough for now.',
      },
    ],
  },
  {
    id: 'scene-neighbor',
    title: 'Your neighbor works there',
    situation: 'Your neighbor works at the plant where you want to work.',
    question: 'What do you ask first?',
    choices: [
      {
        text: 'Can you get me a job?',
        helps: false,
        why: 'It is hard to say yes to that. Most people can’t hire.',
      },
      {
        text: 'Whose name should I ask for there?',
        helps: true,
        why: 'It is easy to answer, and you get a name.',
      },
      {
        text: 'Nothing. It is rude to ask.',
        helps: false,
        why: 'One short question is not rude. Most people like to be asked about work.',
      },
    ],
  },
  {
    id: 'recall-interview',
    title: 'From the part before: networking',
    situation: '',
    question: 'How does a good pitch end?',
    choices: [
      {
        text: 'With an easy question',
        helps: true,
        why: 'Yes. Then the other person knows what to do next.',
      },
      {
        text: 'With your phone number',
        helps: false,
        why: 'Good to give. But then they have to think of the next step. A question gets an answer now.',
      },
    ],
  },
  {
    id: 'scene-not-understood',
    title: 'You did not understand the question',
    situation: 'In the interview they ask a long question. You understood half of it.',
    question: 'What do you do?',
    choices: [
      {
        text: 'Guess, and talk fast',
        helps: false,
        why: 'You may answer something else, and they notice.',
      },
      {
        text: 'Ask: “Could you say that again, please?”',
        helps: true,
        why: 'Everyone may ask. It shows that you want to get it right.',
      },
      {
        text: 'Say yes and smile',
        helps: false,
        why: 'You could be saying yes to nights or to a pay you do not want.',
      },
    ],
  },
  {
    id: 'scene-late-bus',
    title: 'The bus is late',
    situation: 'Your interview is at 9:00. It is 8:40, and the bus does not come.',
    question: 'What do you do?',
    choices: [
      {
        text: 'Call now, say when you will be there',
        helps: true,
        why: 'A call before the time shows care. Have their number in your phone.',
      },
      {
        text: 'Come late and say nothing',
        helps: false,
        why: 'They wait and don’t know why. One call would have helped.',
      },
      {
        text: 'Go home, and write an email tonight',
        helps: false,
        why: 'Tonight they have seen others. Many will give you another time if you call now.',
      },
    ],
  },
  {
    id: 'scene-record',
    title: 'They ask about your record',
    situation:
      'Ray was convicted in 2020. Now he cooks. A store asks about records, and he chooses to answer.',
    question: 'Which answer helps?',
    choices: [
      {
        text: 'It was not really my fault. Let me tell you the whole story.',
        helps: false,
        why: 'It puts the record in the middle of the talk, and they learn nothing of his work.',
      },
      {
        text: 'Yes, in 2020. I take responsibility. Since then I have cooked for two years.',
        helps: true,
        why: 'Short and true, and it ends with the job.',
      },
      {
        text: 'No, nothing.',
        helps: false,
        why: 'It may come up in a check. A false answer can cost the job later.',
      },
    ],
  },
  {
    id: 'scene-children',
    title: '“Do you have children?”',
    situation: 'The interviewer asks if you have children. You feel it is private.',
    question: 'What can you say?',
    choices: [
      {
        text: 'I can work all the hours in the posting.',
        helps: true,
        why: 'It answers what the job needs to know. Say it only if it is true.',
      },
      {
        text: 'You are not allowed to ask that!',
        helps: false,
        why: 'You may be right. It can end the talk, though. Write it down and ask staff later.',
      },
    ],
  },
  {
    id: 'recall-follow-up',
    title: 'From the part before: interviewing',
    situation: '',
    question: 'They ask, “Do you have any questions?” What helps?',
    choices: [
      { text: 'Ask two or three', helps: true, why: 'Yes. Their answers help you choose, too.' },
      {
        text: 'Say no, to be polite',
        helps: false,
        why: 'It can sound as if you don’t care. One question is enough to begin.',
      },
    ],
  },
  {
    id: 'recall-thanks',
    title: 'From the part before: the thank-you note',
    situation: '',
    question: 'What proves that you listened?',
    choices: [
      {
        text: 'One thing from our talk',
        helps: true,
        why: 'Yes. Only somebody who was there can write it.',
      },
      {
        text: 'A list of my best skills',
        helps: false,
        why: 'You told them that already. Name one thing that they said.',
      },
    ],
  },
  {
    id: 'scene-no-answer',
    title: 'They said Friday',
    situation: 'They said you would hear by Friday. Now it is Monday.',
    question: 'What do you do?',
    choices: [
      {
        text: 'Wait one more day, then call once',
        helps: true,
        why: 'You gave them time, and one call shows that you still want it.',
      },
      {
        text: 'Call each morning',
        helps: false,
        why: 'It puts pressure on them. One call is enough.',
      },
      {
        text: 'Stop looking until they call',
        helps: false,
        why: 'Keep sending. You are free until you have an offer.',
      },
    ],
  },
];
