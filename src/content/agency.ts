import type { Language } from './types';

/**
 * The facts of the one agency that runs this site.
 * Another agency changes this file and nothing else.
 * Each fact is a phrase that fits in the middle of a sentence.
 */
export interface AgencyFacts {
  readonly name: string;
  /** The area served, as in "for people in …". */
  readonly county: string;
  readonly stateJobService: string;
  /** Who to turn to, as in "Ask …". */
  readonly staffContact: string;
}

/** What prose names with `<Agency fact="…" />`. */
export type AgencyFact = keyof AgencyFacts;

export const agency: Readonly<Record<Language, AgencyFacts>> = {
  en: {
    name: 'Community Action Program',
    county: 'our county and the towns nearby',
    stateJobService: 'your state job service',
    staffContact: 'a staff member at our office',
  },
};
