/** About how many minutes each part of a module takes: its cards, read slowly, with all that they ask for (a test adds them up). */
export const partMinutes: Readonly<Record<number, Readonly<Record<string, number>>>> = {
  1: {
    'gaining-attention': 7,
    'learning-objectives': 5,
    reflecting: 9,
    'core-concepts': 10,
    tools: 22,
    practice: 46,
    'peer-review': 23,
    'final-assessment': 36,
    'looking-ahead': 26,
  },
  2: { introduction: 5, 'modern-resume': 15, 'cover-letter': 35, 'star-method': 19, 'wrap-up': 8 },
  3: { introduction: 5, networking: 17, interviewing: 77, 'follow-up': 16, 'wrap-up': 12 },
};
