import type { CheatSheetFields } from '@/domain/job-search/cheat-sheet';

/** What paper and online application forms ask beside the resume. No number that can be stolen is among it. */
export const sheetFields: CheatSheetFields = {
  about: [
    {
      id: 'street',
      label: 'Street, city, state and ZIP',
      hint: 'Where letters reach you. It may be a friend or an office. Ask them first. Staying safe from someone? Ask staff first.',
    },
    { id: 'before', label: 'Address before that', isOptional: true },
    {
      id: 'phone',
      label: 'Second phone for messages',
      hint: 'A friend or voicemail',
      isOptional: true,
    },
    { id: 'start', label: 'When you can start' },
    { id: 'hours', label: 'Days and hours you can work' },
    { id: 'pay', label: 'Pay you ask for', hint: 'Like: $17 an hour, or open' },
    {
      id: 'license',
      label: 'Driver’s license',
      hint: 'State and class. Leave out the number.',
      isOptional: true,
    },
  ],
  job: [
    { id: 'address', label: 'Employer’s address' },
    { id: 'phone', label: 'Employer’s phone' },
    { id: 'supervisor', label: 'Supervisor' },
    { id: 'call', label: 'May they call this employer?', hint: 'Yes, no, or “ask me first”' },
    { id: 'from', label: 'From (month and year)', hint: 'Like: May 2023' },
    { id: 'to', label: 'To (month and year)', hint: 'Or: Present' },
    { id: 'pay', label: 'Pay at the end', isOptional: true },
    { id: 'leaving', label: 'Reason for leaving', hint: 'A few true words, like: Season ended' },
  ],
  school: [
    { id: 'address', label: 'School’s city and state', isOptional: true },
    { id: 'years', label: 'From and to (month and year)', isOptional: true },
    { id: 'finished', label: 'Did you finish?', hint: 'Yes, no, or the year you will' },
  ],
  reference: [
    { id: 'name', label: 'Name', hint: 'Ask them first. No family.' },
    { id: 'how', label: 'How they know you' },
    { id: 'phone', label: 'Phone' },
    { id: 'email', label: 'Email', isOptional: true },
  ],
  emergency: [
    { id: 'name', label: 'Name' },
    { id: 'how', label: 'Who they are to you', hint: 'Like: sister, friend' },
    { id: 'phone', label: 'Phone' },
  ],
};
