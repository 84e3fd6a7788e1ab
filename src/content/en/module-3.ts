import type {
  EmployerQuestion,
  CoursePart,
  FollowUpTemplate,
  NetworkingSectionId,
  PitchFieldId,
  PromptField,
  SelfCheck,
} from '../types';

/** Module 3's sections, which are also the anchors of its sticky header. Their order is given. */
export const networkingSections: readonly CoursePart<NetworkingSectionId>[] = [
  {
    id: 'introduction',
    title: 'Introduction',
    plainTitle: 'Start with one small question',
    file: 'module-3/1-introduction.mdx',
  },
  {
    id: 'networking',
    title: 'Networking',
    plainTitle: 'Tell people what you can do',
    file: 'module-3/2-networking.mdx',
  },
  {
    id: 'interviewing',
    title: 'Interviewing',
    plainTitle: 'Answer, and ask',
    file: 'module-3/3-interviewing.mdx',
  },
  {
    id: 'follow-up',
    title: 'Follow-Up',
    plainTitle: 'Say thank you, and wait well',
    file: 'module-3/4-follow-up.mdx',
  },
  {
    id: 'wrap-up',
    title: 'Wrap Up',
    plainTitle: 'Your plan from here',
    file: 'module-3/5-wrap-up.mdx',
  },
];

export const pitchFields: readonly PromptField<PitchFieldId>[] = [
  {
    id: 'p1',
    label: 'Who you are',
    hint: 'Your name, the work you do, and for how long.',
    frame: 'I’m … and I work as a … . I have done it for … years.',
    example: 'I’m Grace. I’ve worked in home care for six years, mostly with older adults.',
  },
  {
    id: 'p2',
    label: 'One proof',
    hint: 'Something you did well. A number or a fact helps.',
    frame: 'At my last job I … , and … got better.',
    example:
      'Families ask for me by name, because I write down every meal and every pill, so they always know how the day went.',
  },
  {
    id: 'p3',
    label: 'What you are looking for',
    hint: 'The job you want. End with an easy question.',
    frame: 'Now I’m looking for … . Who could I talk to?',
    example:
      'Now I’m looking for steady day shifts on the north side. Who would you talk to if you were me?',
  },
];

/** What makes a pitch work, to tick after saying it aloud. Ids are fields of the pitch's answers. */
export const pitchChecks: readonly SelfCheck[] = [
  { id: 'check-work', text: 'A stranger would know what work I do.' },
  { id: 'check-proof', text: 'It has one proof, not only “hard worker.”' },
  { id: 'check-ask', text: 'It ends with what I want, or with an easy question.' },
];

/** More than the 2-3 that one asks, so that a learner can choose. */
export const employerQuestions: readonly EmployerQuestion[] = [
  {
    question: 'What does a good first month look like in this job?',
    why: 'You learn what they will check first.',
  },
  {
    question: 'What is the hardest part of the work on a busy day?',
    why: 'You hear the truth about the job, and you can say how you would handle it.',
  },
  {
    question: 'Who would train me, and for how long?',
    why: 'You find out if they help new people to do well.',
  },
  {
    question: 'How are the weekly hours set, and how early do I get them?',
    why: 'You can plan for buses, family or a second job.',
  },
  {
    question: 'What do people who stay here a long time like about it?',
    why: 'A quick answer is a good sign. If they can’t think of one, that tells you something too.',
  },
  {
    question: 'What are the next steps, and when should I hear from you?',
    why: 'You know when to follow up. Keep this one for last.',
  },
];

export const followUpTemplate: FollowUpTemplate = {
  fields: [
    {
      id: 'interviewerName',
      label: 'Interviewer’s name',
      hint: 'As they sign it. Check the spelling.',
      example: 'Ms. Hernandez',
      placeholder: '[Interviewer Name]',
    },
    {
      id: 'jobTitle',
      label: 'Job title',
      hint: 'The same words as in the posting.',
      example: 'Prep Cook',
      placeholder: '[Job Title]',
    },
    {
      id: 'specificPoint',
      label: 'One specific thing from your talk',
      hint: 'It should finish the sentence “I liked hearing about …”',
      example: 'how your team plans the menu together each Monday',
      placeholder: '[something specific from your conversation]',
    },
  ],
  subject: 'Thank you: {jobTitle} interview',
  greeting: 'Dear {interviewerName},',
  body: [
    'Thank you for taking the time to talk with me about the {jobTitle} job.',
    'I liked hearing about {specificPoint}. It made me want to work with you even more.',
    'I would be glad to join your team. If there is anything else you need from me, please write or call.',
  ],
  signature: ['Thank you again,', '[Your Name]', '[Your phone number]'],
};
