/** What counselors write again and again beside a line; each is changed or added to before it is handed over. */
export const staffPhrases: readonly string[] = [
  'Good line. Keep it.',
  'How many, or how often? A number helps.',
  'What got better because of you?',
  'Start with a strong verb, like “Trained” or “Fixed”.',
  'Say this in fewer words.',
  'Check the dates here.',
];
