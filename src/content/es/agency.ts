import type { AgencyFacts } from '../agency.ts';

/**
 * The facts of `agency.ts` in Spanish: what another agency has written there, it says here, too. The first three stand in
 * the middle of sentences ("para gente de …", "pregunte por …", "pregunte a …"), without "el" before the second. The name
 * and the number are those of `agency.ts`.
 */
export const agency: Omit<AgencyFacts, 'name' | 'phone'> = {
  county: 'nuestro condado y los pueblos cercanos',
  stateJobService: 'el servicio de empleo de su estado',
  staffContact: 'una persona del centro de empleo',
  phoneNote: 'este número encuentra su oficina',
  address:
    'La llamada es gratis, y le dicen dónde está el centro de empleo más cercano. Con un teléfono TTY, llame al 1-877-889-5627.',
  hours: 'Pregunte el horario.',
  languages: 'Diga qué idioma habla.',
};
