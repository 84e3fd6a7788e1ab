import type { AgencyPolicies } from './agency-policies.ts';

/**
 * The facts of the one agency that runs this site, in English: another agency changes this file, and says the same in
 * Spanish in `es/agency.ts`.
 * Each fact is a phrase that fits in the middle of a sentence, if its line does not say otherwise. As long as no office is
 * named, they lead to the nearest American Job Center: the number is the free one of CareerOneStop, and `phoneNote` says so.
 */
export interface AgencyFacts {
  readonly name: string;
  /** The area served, as in "for people in …". */
  readonly county: string;
  readonly stateJobService: string;
  /** Who to turn to, as in "Ask …". */
  readonly staffContact: string;
  /** The number of whom `staffContact` names, as one dials it. */
  readonly phone: string;
  /** What stands behind the number where it is not the office's own; '' where it is. */
  readonly phoneNote: string;
  /** These three are sentences. */
  readonly address: string;
  readonly hours: string;
  readonly languages: string;
}

/** What prose names with `<Agency fact="…" />`. */
export type AgencyFact = keyof AgencyFacts | keyof AgencyPolicies | 'jobCenterPhone';

export const agency: AgencyFacts = {
  name: 'Community Action Program',
  county: 'our county and the towns nearby',
  stateJobService: 'your state job service',
  staffContact: 'a job center staff member',
  phone: '1-877-872-5627',
  phoneNote: 'this number finds your office',
  address:
    'The call is free, and they tell you where the nearest job center is. With a TTY, call 1-877-889-5627.',
  hours: 'Ask for its hours.',
  languages: 'Tell them which language you speak.',
};
