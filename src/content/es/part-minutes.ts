/** About how many minutes each part of a module takes: the sum of its cards (a test holds it to them). */
export const partMinutes: Readonly<Record<number, Readonly<Record<string, number>>>> = {
  1: {
    'gaining-attention': 5,
    'learning-objectives': 3,
    reflecting: 6,
    'core-concepts': 8,
    tools: 6,
    practice: 11,
    'peer-review': 7,
    'final-assessment': 7,
    'looking-ahead': 5,
  },
  2: { introduction: 5, 'modern-resume': 9, 'cover-letter': 11, 'star-method': 9, 'wrap-up': 6 },
  3: { introduction: 4, networking: 9, interviewing: 25, 'follow-up': 10, 'wrap-up': 9 },
};
