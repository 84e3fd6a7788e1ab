/** About how many minutes each part of a module takes: its cards, read slowly, with what they ask for now (a test adds them up). */
export const partMinutes: Readonly<Record<number, Readonly<Record<string, number>>>> = {
  1: {
    'gaining-attention': 7,
    'learning-objectives': 5,
    reflecting: 9,
    'core-concepts': 10,
    tools: 8,
    practice: 12,
    'peer-review': 9,
    'final-assessment': 10,
    'looking-ahead': 7,
  },
  2: { introduction: 5, 'modern-resume': 10, 'cover-letter': 15, 'star-method': 11, 'wrap-up': 8 },
  3: { introduction: 5, networking: 10, interviewing: 28, 'follow-up': 11, 'wrap-up': 10 },
};
