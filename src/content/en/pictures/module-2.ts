import type { Module2PictureId } from '../../picture-ids';

/** What each drawing of module 2 shows, for somebody who does not see it. */
export const module2PictureWords: Readonly<Record<Module2PictureId, string>> = {
  'one-thread':
    'One thread runs under three places: a cooking pot, a home with a heart, and a box of food.',
  'one-idea':
    'Three jobs: a house, a car and a bike. Each one needed a repair. All three lead to one tool.',
  'tell-or-keep':
    'A woman between two things. One stands in her speech balloon with a star. The other is behind a lock.',
  'page-parts':
    'A resume with five marked parts from the top: name and contact, summary, skills, work, and training. A photo beside it is crossed out.',
  'plain-look':
    'Two resumes. The one with a photo, bars and boxes is crossed out. The plain one with one column is right.',
  'gap-line':
    'Two jobs with a gap between them. A bridge over the gap shows a woman who cares for somebody, and one plain line names it.',
  'letter-parts':
    'A letter in three blocks. The first is why you want the job, the second is your proof, the third is your phone number and what comes next.',
  'two-letters':
    'Two letters. One goes to three places at once and is crossed out. One goes to one shop and is right.',
  'star-strip':
    'Four pictures in a row. Situation: a place with two people. Task: a target. Action: a person climbs steps. Result: a star and a check mark.',
  'i-not-we':
    'Three people at work. Two are gray. The light falls on the one who points at herself.',
  'match-pieces': 'A resume, a letter and a spoken story. The same star is on each of them.',
  'email-clip':
    'An email on a laptop. The resume hangs on it by a paper clip at the foot of the message.',
  'upload-button':
    'A page goes into a box on a web form. A hand presses the wide button under the box.',
  'letters-made': 'A few words typed on a laptop become a letter with a name signed at the end.',
  'reads-fast':
    'Two letters and a watch with half a minute. Only the top of each gets read. The letter with its star at the end is crossed out. The one with its star at the top is right.',
  'point-to-proof':
    'A cook points at a line on her resume. Three rows of a list are checked, and each one leads to a marked line.',
  'four-into-one':
    'Four small notes come together in one order. A builder tells them as one story.',
  'which-story':
    'A woman thinks of three things: a story with a star, a page that stays out, and two people who could listen.',
  'told-aloud': 'A man reads his story from a page. A woman listens, and a phone records it.',
};

/** The words below a drawing, one for each of its columns. */
export const module2Captions: Readonly<Partial<Record<Module2PictureId, readonly string[]>>> = {
  'plain-look': ['Hard to read', 'Easy to read'],
  'two-letters': ['Sent to many', 'Made for one'],
  'star-strip': ['Situation', 'Task', 'Action', 'Result'],
  'which-story': ['Glad to tell', 'Left out', 'Who listens'],
  'match-pieces': ['Resume', 'Letter', 'Story'],
};
