/** The names of the workshops in staff-plans.ts, which the page shows before the plans have come. */
export const planTitles = {
  sixty: '60 minutos: un primer currículum',
  ninety: '90 minutos: del anuncio a la entrevista',
} as const;
