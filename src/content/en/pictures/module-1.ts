import type { Module1PictureId } from '../../picture-ids';

/** What each drawing of module 1 shows, for somebody who does not see it. */
export const module1PictureWords: Readonly<Record<Module1PictureId, string>> = {
  'where-eyes-go':
    'An eye looks at a resume. It stops at the name, at each job title, at each date and at the school. It skips the rest.',
  'before-after':
    'Two pages. The first is one gray block from top to bottom. The second has a name, headings, short lines and one line that stands out.',
  'cover-and-ask':
    'A friend covers a resume with his hand after a few seconds and asks a question about it.',
  'five-steps':
    'Five pictures in a row: a page under a glass, a posting with a mark, lines that a pen writes, a line that goes from one page into another, and two people who talk.',
  'what-to-bring':
    'A bag to pack: a marked job posting, a pay stub with dates, a phone with email, and a card with your name.',
  'counted-on': 'A store owner hands the key of her store to a worker she trusts.',
  'good-day':
    'Two good work days: outside in the sun with a hard hat, and inside at a desk by a window.',
  'worry-line':
    'Two resumes. The one that tells a long story about a hard time is crossed out. The one with a single plain line is right.',
  'proof-or-not':
    'Two lines of a resume. Above the one without proof hangs a cloud. The other one is counted: a tally, and bars that grow.',
  'marked-posting':
    'A job posting with three marked places. Dotted lines lead from each one to the same words on a resume.',
  'par-strip':
    'Three pictures in a row. Problem: a pipe leaks. Action: a man works with a wrench. Result: the floor is dry.',
  worksheet: 'A man writes on a worksheet. He thinks of a home, a bag of work and a coin.',
  template:
    'A page with one column. A name, a phone number and the last job each go to their place. The rest stays empty for now.',
  verbs:
    'On the left a woman stands beside a mop, and the floor is dirty. On the right she mops, and the floor shines.',
  'tool-board':
    'A builder hangs a tool on a board, where each tool has its own outline. Beside it stands the short line for the resume.',
  'two-employers':
    'One woman with two cards: a shop wants the part with customers, home care wants the part with heart.',
  'fresh-reader': 'A reader with glasses circles two lines on a resume and asks a question.',
  'rubric-points':
    'A checklist. Each of its seven rows has one to three dots, its points. A finger on a line of the resume fills the dots of one row. One row has no such line: its dots stay empty, and a pen fixes that line next.',
  'small-steps':
    'Two clocks. Beside ten minutes lie two cards. Beside half an hour lie three rows of cards. One of each is done.',
  'fit-words':
    'A sign stands in a posting. On the resume, another sign is crossed out, and the sign of the posting takes its place.',
  'two-samples':
    'Three tests of a page: an eye that reads it with ease, bars that grow, and an arrow in the middle of a target.',
  'hear-and-note': 'A man tells what he thinks. A woman listens, and circles one line on her page.',
  'print-out':
    'A laptop, and a printed resume beside a posting. Marked lines on the resume stand at the height of the same lines in the posting.',
  'score-together':
    'A man and a staff member sit at one list. Each points at a row. Three of six rows are checked.',
  'two-copies':
    'One long page with everything in it leads to a short page for one job. The short one goes into an envelope.',
  'twenty-minutes':
    'A watch with a part of the hour marked. Beside it a posting is marked, a phone number is checked, and the resume is sent.',
  silence:
    'A phone that does not ring. A week later a short note goes out. The person waits and stays calm.',
};

/** The words below a drawing, one for each of its columns. */
export const module1Captions: Readonly<Partial<Record<Module1PictureId, readonly string[]>>> = {
  'before-after': ['Before', 'After'],
  'five-steps': ['1. Look', '2. Read', '3. Write', '4. Fit', '5. Ask'],
  'two-samples': ['Easy to read?', 'What got better?', 'Fits the job?'],
  verbs: ['Only a duty', 'What she did'],
  'fit-words': ['What they need', 'Your line, changed'],
  'small-steps': ['10 minutes: two or three cards', '30 minutes: about three parts'],
  'par-strip': ['Problem', 'Action', 'Result'],
  'good-day': ['Outside', 'Inside'],
  'worry-line': ['A long story', '“Family caregiver, 2021 to 2023”'],
  'proof-or-not': ['“Hard worker”', '“120 plates a night”'],
};
