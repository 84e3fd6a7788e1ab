import { agency as english } from '../agency.ts';
import type { AgencyFacts } from '../agency.ts';

/** The facts of the agency, in Spanish: another agency changes these, too. Names and numbers are those of the English file. */
export const agency: { readonly en: AgencyFacts } = {
  en: {
    ...english.en,
    county: 'nuestro condado y los pueblos cercanos',
    stateJobService: 'el servicio de empleo de su estado',
    staffContact: 'una persona del personal del centro de empleo',
    phoneNote: 'este número encuentra su oficina',
    address:
      'La llamada es gratis, y le dicen dónde está el centro de empleo más cercano. Con un teléfono TTY, llame al 1-877-889-5627.',
    hours: 'Pregunte el horario.',
    languages: 'Diga qué idioma habla.',
  },
};
