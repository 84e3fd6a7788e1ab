import type { Module3PictureId } from '../../picture-ids';

/** What each drawing of module 3 shows, for somebody who does not see it. */
export const module3PictureWords: Readonly<Record<Module3PictureId, string>> = {
  'bus-talk': 'Two people sit on a bus. One asks the other, who wears a name badge, a question.',
  'weak-ties':
    'A circle of friends around one person. Dotted lines lead out of it to three people known a little. Each of these leads to a job.',
  'small-ask': 'A man asks one short question at the desk of a library.',
  'pitch-ring':
    'Three clocks of ten seconds each. Under the first stands a woman, under the second a star, under the third a question.',
  'bag-ready': 'An open bag. Into it go two copies of a resume, a list of dates, an ID and a pen.',
  'in-the-room':
    'Three steps: the phone is off, a man takes a breath before he answers, and a watch runs for one to two minutes.',
  'video-interview':
    'A laptop stands on a box, so that the camera is as high as the eyes. Light falls on the woman’s face.',
  'voicemail-greeting':
    'A phone with the sign of a voicemail. A short greeting is spoken and checked.',
  'turn-back':
    'One short line under a dark cloud, then months that fill up, and then a man at work.',
  'private-question':
    'A manager asks about home and children. The woman answers with a clock: she speaks of the hours of the job.',
  'ask-back':
    'Two ends of an interview. Who has no question is marked wrong. Who asks two is marked right.',
  'thank-you':
    'It is evening. A short note on a phone becomes a letter of thanks that goes out the same day.',
  'wait-then-call':
    'Two weeks. In the first, somebody calls on each of five days: wrong. In the second, one day passes after the day they named, then there is one call: right.',
  'next-door':
    'A phone with a no. A kind answer goes back, with thanks, and brings a light bulb: an idea for the next time.',
  'week-plan':
    'A week in six columns: mark a posting, send, talk, practice, follow up, each with a check mark. The last day is for rest.',
  offer: 'A job offer with pay, hours and a start date. The woman asks for time to think.',
  'pick-change-send':
    'Three pictures in a row: one of three postings is circled, a pen changes one line of a resume, and an envelope goes out.',
  'not-alone':
    'A worker in a wheelchair asks a staff member one question. Three kinds of help come of it: steps to a goal, money for a class, and a way over a stone in the road.',
  'pick-one':
    'Three people sit in a row. One of them, with a name badge, is circled. A pen writes a name on a note.',
  'answer-again':
    'A worker answers and is not sure. He looks at a hint and answers again, and now it is clear. It is the first of five.',
  'a-time-when':
    'A manager asks a question. A woman thinks of three places: work, home and school.',
  'three-boxes':
    'Three boxes: a person, a job, and something you talked about. Each goes to its place in one letter. You copy the letter to your own email, and send it from there.',
  'saved-number':
    'A worried man. His phone has four saved numbers: for a kind talk, for a safe home, for danger and for food.',
};

/** The words below a drawing, one for each of its columns. */
export const module3Captions: Readonly<Partial<Record<Module3PictureId, readonly string[]>>> = {
  'weak-ties': ['Friends', 'People you know a little, and their jobs'],
  'pitch-ring': ['Who you are', 'One proof', 'What you look for'],
  'turn-back': ['What happened', 'Since then', 'The job'],
  'pick-change-send': ['Pick', 'Change', 'Send'],
  'in-the-room': ['Phone off', 'Breathe, then answer', '1 to 2 minutes'],
  'private-question': ['“Do you have children?”', '“I can work all the hours.”'],
  'ask-back': ['“No questions.”', '“What does a good first month look like?”'],
  'wait-then-call': ['A call each day', 'Wait past their day. Then one call.'],
  'next-door': ['They say no', '“Thank you. What can I do better?”'],
};
