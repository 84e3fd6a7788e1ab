/** How many cards each part of a module has, by module (a test counts them in the lessons). */
export const partCards: Readonly<Record<number, Readonly<Record<string, number>>>> = {
  1: {
    'gaining-attention': 3,
    'learning-objectives': 3,
    reflecting: 3,
    'core-concepts': 3,
    tools: 3,
    practice: 3,
    'peer-review': 3,
    'final-assessment': 3,
    'looking-ahead': 3,
  },
  2: { introduction: 3, 'modern-resume': 4, 'cover-letter': 5, 'star-method': 3, 'wrap-up': 3 },
  3: { introduction: 2, networking: 3, interviewing: 12, 'follow-up': 4, 'wrap-up': 6 },
};
