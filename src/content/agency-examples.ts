/**
 * What stands in `agency.ts` and `agency-policies.ts` for whoever has filled in nothing. Nobody changes this file: a
 * production build compares the two with it, and says which of it learners would still read.
 */
export const examples: Readonly<Record<string, string>> = {
  name: 'Community Action Program',
  county: 'our county and the towns nearby',
  address:
    'The call is free, and they tell you where the nearest job center is. With a TTY, call 1-877-889-5627.',
  hours: 'Ask for its hours.',
  privacyContact: 'the office that runs this site',
  processors:
    'A company that stores the accounts, and one that sends our emails, handle your data.',
};
