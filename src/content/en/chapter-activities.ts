import type { ChapterActivities } from '../chapter-activity-types';

/** Samples for the builder's activities. Keywords and submission ids are given: ids are stored with answers. */
export const chapterActivities: ChapterActivities = {
  posting: {
    title: 'Project Coordinator',
    employer: 'Bright Street Home Repair, a nonprofit that fixes homes for older people',
    paragraphs: [
      'We fix roofs, ramps and heaters so that older people can stay in their homes. Our Project Coordinator keeps each job on track.',
    ],
    duties: [
      'Set up project timelines and change them when plans change.',
      'Track every job in Asana and Trello.',
      'Write weekly status reports for the crew leads.',
      'Call homeowners before each visit.',
    ],
    needs: [
      'Strong communication skills, by phone and in writing.',
      'Calm problem-solving when a part is late or a crew is short.',
      'Able to plan for three crews at once.',
      'A driver’s license is nice to have.',
    ],
    hardSkills: [
      {
        phrase: 'Project Coordinator',
        why: 'This is the job title. A recruiter may search for it. If you have done this work under another name, say so.',
      },
      {
        phrase: 'Asana',
        why: 'A program that teams use to plan work. If you have used one like it, name yours and say how fast you learned it.',
      },
      {
        phrase: 'Trello',
        why: 'Another planning program. It shows tasks as cards on a board. It is free to try, so you could learn it this week.',
      },
    ],
    softSkills: [
      {
        phrase: 'communication skills',
        why: 'You can’t prove this by only saying it. Show it in the same line: “Called 20 families a week.”',
      },
      {
        phrase: 'problem-solving',
        why: 'They tell you when they need it: a part is late, a crew is short. Tell a story about a day like that.',
      },
    ],
    keyDuties: [
      {
        phrase: 'project timelines',
        why: 'This is the first duty on the list, so it may be most of the job. Have you ever planned who does what, and when?',
      },
      {
        phrase: 'status reports',
        why: 'They want someone who writes short updates on time. Shift notes and daily logs count.',
      },
    ],
  },
  hourlyPosting: {
    title: 'Order Picker',
    employer: 'Gem City Supply, a warehouse. $18 an hour, 2 PM to 10:30 PM',
    paragraphs: [
      'We send parts to repair shops. What is ordered before 8 PM leaves the same night.',
    ],
    duties: [
      'Pick orders with a hand scanner.',
      'Pack boxes and label them.',
      'Load trucks at the end of the shift.',
      'Keep the aisles clear.',
    ],
    needs: [
      'You are on time for each shift.',
      'Good teamwork when the line is fast.',
      'Able to lift 50 pounds.',
      'Pallet jack experience is a plus. We train you.',
    ],
    hardSkills: [
      {
        phrase: 'hand scanner',
        why: 'A tool of the job. If you have scanned in a store or a library, say so.',
      },
      {
        phrase: 'Pallet jack',
        why: '“A plus” means that you may apply without it. They train you.',
      },
    ],
    softSkills: [
      {
        phrase: 'on time',
        why: 'It comes first on their list. Give a proof: “On time for every shift in 11 months.”',
      },
      {
        phrase: 'teamwork',
        why: 'They need it when things go fast. Tell about a busy day and what you did for the others.',
      },
    ],
    keyDuties: [
      {
        phrase: 'Pick orders',
        why: 'This is most of the shift. Have you ever found things from a list, fast and without mistakes?',
      },
      {
        phrase: 'Load trucks',
        why: 'Heavy work at the end of the shift. Say how many, or how heavy, if you have done it.',
      },
    ],
  },
  reframeNote:
    'Saying what changed because of your work is evidence, not bragging. You are not saying that you are better than others. You are telling the reader what happened.',
  tailoring: {
    keywords: ['customer service', 'sales', 'training', 'software'],
    parStatements: [
      {
        problem: 'Callers waited a long time because new staff did not know the order screen.',
        action:
          'I wrote a one-page guide to the software and gave each new person an hour of training.',
        result: 'New staff could take calls alone in two days. Before that it took a week.',
      },
      {
        problem: 'Many callers hung up when an item was out of stock.',
        action: 'I asked what they needed it for and offered something close.',
        result: 'My sales rose to about 12 extra orders a week.',
      },
    ],
    original: {
      jobTitle: 'Customer Service Rep',
      company: 'Lakeside Supply',
      location: 'Erie, Pennsylvania',
      dates: 'June 2021 to May 2024',
      lines: [
        'Responsible for answering phones.',
        'Helped people with orders.',
        'Entered information into the computer.',
        'Showed new people what to do.',
      ],
    },
    practiceNote:
      'The score is a guide, not a judgment. It only counts whether four exact words are there. “Trained” does not count as “training” here, but “trained” is fine on a real resume. The score can’t tell if your lines are true or easy to read. You can.',
  },
  peerReview: {
    communityNote:
      'People get better at resumes by reading them. Look for what works first. Be kind, be clear, and point to a line. These two resumes are practice samples about made-up people. Nothing you write here is sent to anyone.',
    submissions: [
      {
        id: 101,
        target: 'Wants to be a line cook at a hospital',
        text: [
          'Kitchen helper, Blue Door Diner, 2020 to 2023',
          'Responsible for prep and dishes',
          'Helped the cook when it was busy',
          'Always on time',
          'Volunteer, St. Mark’s meal program, 2023 to now',
          'Cook lunch for about 70 people every Sunday',
          'Keep a list of who can’t eat nuts, milk or pork',
        ].join('\n'),
        noticed: [
          'Clarity: two places, two dates, easy to find. “Responsible for prep and dishes” does not say what was done.',
          'Impact: “about 70 people every Sunday” is the best line, because it has a number. For “Helped the cook when it was busy” I would ask: helped with what?',
          'Relevance: a hospital kitchen must know who can’t eat what. The list of nuts, milk and pork is just that, so it should come first.',
        ],
      },
      {
        id: 102,
        target: 'Wants to be a warehouse shift lead',
        text: [
          'Hard worker with great people skills who wants to grow with a good company.',
          'Warehouse associate, Northway Storage, 2019 to 2024',
          'Picked and packed orders, up to 85 an hour',
          'Trained 11 new pickers',
          'Was asked to run the night shift for two weeks when the lead was sick',
          'Did other duties as needed',
          'Certified on forklift',
        ].join('\n'),
        noticed: [
          'Clarity: the first line could be anybody’s. The job, the place and the years should be the first thing to see.',
          'Impact: “Trained 11 new pickers” and “85 an hour” are strong. “Did other duties as needed” says nothing, so it can go.',
          'Relevance: they want a shift lead. “Run the night shift for two weeks” is the proof, and it stands in the middle. It should be on top.',
        ],
      },
    ],
    questions: {
      clarity: 'What was easy to find? Where did you get lost?',
      impact: 'Which line shows a result? Where would you ask “How many?” or “So what?”',
      relevance: 'What fits the job best? What would you move up, change or cut?',
    },
  },
};
