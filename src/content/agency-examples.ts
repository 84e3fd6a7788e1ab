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

/** What came along, too, and may stay; the first two only beside the number of job centers. */
export const holdsForAll: Readonly<Record<string, string>> = {
  staffContact: 'a job center staff member',
  phoneNote: 'this number finds your office',
  languages: 'Tell them which language you speak.',
  dormantAccounts:
    'An account that nobody has used for two years may be deleted, after an email a month before.',
};

/** The same of `es/agency.ts` and `es/agency-policies.ts`: sentences that would be wrong once the English ones are filled in. */
export const spanishExamples: Readonly<Record<string, string>> = {
  staffContact: 'una persona del centro de empleo',
  phoneNote: 'este número encuentra su oficina',
  address:
    'La llamada es gratis, y le dicen dónde está el centro de empleo más cercano. Con un teléfono TTY, llame al 1-877-889-5627.',
  hours: 'Pregunte el horario.',
  languages: 'Diga qué idioma habla.',
  privacyContact: 'la oficina que mantiene este sitio',
  processors:
    'Manejan sus datos una empresa que guarda las cuentas y otra que envía nuestros correos.',
  dormantAccounts:
    'Una cuenta que nadie ha usado en dos años puede borrarse, después de un correo un mes antes.',
};
