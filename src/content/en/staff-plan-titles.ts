/** The names of the workshops in staff-plans.ts, which the page shows before the plans have come. */
export const planTitles = {
  sixty: '60 minutes: a first resume',
  ninety: '90 minutes: from the posting to the interview',
} as const;
