/** About how many minutes each part of a module takes: its cards, read slowly, with all that they ask for (a test adds them up). */
export const partMinutes: Readonly<Record<number, Readonly<Record<string, number>>>> = {
  1: {
    'gaining-attention': 8,
    'learning-objectives': 5,
    reflecting: 9,
    'core-concepts': 11,
    tools: 22,
    practice: 46,
    'peer-review': 23,
    'final-assessment': 36,
    'looking-ahead': 26,
  },
  2: { introduction: 6, 'modern-resume': 18, 'cover-letter': 35, 'star-method': 20, 'wrap-up': 8 },
  3: { introduction: 5, networking: 18, interviewing: 77, 'follow-up': 17, 'wrap-up': 12 },
};
