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
  /** Shown where a learner may want to call or visit; leave out what you do not have. */
  readonly phone?: string;
  readonly email?: string;
  readonly address?: string;
  readonly hours?: string;
}

/** The facts that prose may name with `<Agency fact="…" />`. */
export type AgencyFact = 'name' | 'county' | 'stateJobService' | 'staffContact';

export const agency: Readonly<Record<Language, AgencyFacts>> = {
  en: {
    name: 'Community Action Program',
    county: 'our county and nearby towns',
    stateJobService: 'your state job service',
    staffContact: 'a staff member at our office',
  },
};
