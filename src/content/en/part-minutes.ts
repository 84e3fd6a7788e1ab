/** About how many minutes each part of a module takes: the sum of its cards (a test holds it to them). */
export const partMinutes: Readonly<Record<number, Readonly<Record<string, number>>>> = {
  1: {
    'gaining-attention': 4,
    'learning-objectives': 3,
    reflecting: 6,
    'core-concepts': 8,
    tools: 6,
    practice: 9,
    'peer-review': 6,
    'final-assessment': 7,
    'looking-ahead': 5,
  },
  2: { introduction: 4, 'modern-resume': 9, 'cover-letter': 11, 'star-method': 8, 'wrap-up': 6 },
  3: { introduction: 3, networking: 9, interviewing: 24, 'follow-up': 7, 'wrap-up': 7 },
};
