/** About how many minutes each part of a module takes: its cards, read slowly, with what they ask for now (a test adds them up). */
export const partMinutes: Readonly<Record<number, Readonly<Record<string, number>>>> = {
  1: {
    'gaining-attention': 8,
    'learning-objectives': 5,
    reflecting: 9,
    'core-concepts': 11,
    tools: 8,
    practice: 12,
    'peer-review': 9,
    'final-assessment': 10,
    'looking-ahead': 7,
  },
  2: { introduction: 6, 'modern-resume': 13, 'cover-letter': 15, 'star-method': 12, 'wrap-up': 8 },
  3: { introduction: 5, networking: 11, interviewing: 28, 'follow-up': 12, 'wrap-up': 10 },
};
