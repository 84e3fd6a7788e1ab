import type { ChoiceQuestion } from '../../activity-shapes';

/** The scenes and the questions of module 3. */
export const module3Choices: readonly ChoiceQuestion[] = [
  {
    id: 'recall-small-start',
    title: 'From the part before: start small',
    situation: 'You want to work at the hospital. A man who cleans there rides your bus.',
    question: 'What is enough for today?',
    choices: [
      {
        text: 'Ask him what the work is like there',
        helps: true,
        why: 'One short question is a full step.',
      },
      {
        text: 'Give him my resume for his boss',
        helps: false,
        why: 'That is a lot to ask on the first day. One question opens the talk.',
      },
      {
        text: 'Wait until I know him better',
        helps: false,
        why: 'You may wait a long time. A short question is how you get to know him.',
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
    situation: 'You have said who you are, and one proof.',
    question: 'How do you end your pitch?',
    choices: [
      {
        text: '“Do you know who leads the cleaning there?”',
        helps: true,
        why: 'It is easy to answer. Then they know what to do next.',
      },
      {
        text: '“Here is my number. Thank you!”',
        helps: false,
        why: 'Good to give. But they have to think of the next step.',
      },
      {
        text: '“Please tell me if you hear of something.”',
        helps: false,
        why: 'It is kind, and easy to forget. Ask one thing that they can answer now.',
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
        text: 'Talk about something that I know well',
        helps: false,
        why: 'You answer something else, and they notice.',
      },
      {
        text: 'Ask: “Could you say that again, please?”',
        helps: true,
        why: 'Everyone may ask. It shows that you want to get it right.',
      },
      {
        text: 'Answer the half that I understood',
        helps: false,
        why: 'The other half may be about nights or pay. Ask first.',
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
        text: 'Hurry, and explain it when I get there',
        helps: false,
        why: 'Until then they don’t know why. A call before 9:00 helps more.',
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
        why: 'The question alone often breaks no law. But it can be proof later, if they say no because of it. So go back to the job now. Afterward, write down the date, the name and the exact words, and ask staff.',
      },
      {
        text: 'Yes, two. My mother looks after them.',
        helps: false,
        why: 'You don’t have to say this. Now they know more than the job needs.',
      },
    ],
  },
  {
    id: 'recall-follow-up',
    title: 'From the part before: interviewing',
    situation: 'They ask, “Do you have any questions?” They have told you a lot.',
    question: 'What do you say?',
    choices: [
      {
        text: '“What does a good first month look like here?”',
        helps: true,
        why: 'Their answer helps you choose, too. Have two or three ready.',
      },
      {
        text: '“No, you have told me everything.”',
        helps: false,
        why: 'It can sound as if you don’t care. One question is enough to begin.',
      },
      {
        text: '“When can I get a raise?”',
        helps: false,
        why: 'A fair question, once you have an offer. Ask about the work first.',
      },
    ],
  },
  {
    id: 'recall-thanks',
    title: 'From the part before: the thank-you note',
    situation: '',
    question: 'Which line makes your thank-you note a good one?',
    choices: [
      {
        text: '“I liked the safety talk that you hold each Monday.”',
        helps: true,
        why: 'Only somebody who was there can write it.',
      },
      {
        text: '“I work hard, and I learn fast.”',
        helps: false,
        why: 'You told them that already. Name one thing that they said.',
      },
      {
        text: '“Have you chosen someone yet?”',
        helps: false,
        why: 'One day later, that is pressure. Thank them first.',
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
        text: 'Call today, and each day until they tell me',
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
