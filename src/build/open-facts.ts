import { examples, holdsForAll } from '../content/agency-examples.ts';
import { jobCenterPhone } from '../content/job-center-phone.ts';

type Facts = Readonly<Record<string, string>>;

/** The agency that the guide invents, numbers that are kept for stories, and addresses that are kept for examples. */
const INVENTED =
  /Ashwood Community Action|Ashwood County|12 Main Street, Ashwood|555[-. ]?01\d\d|\bexample\.(?:com|net|org)\b/;

/** Sentences of their own: whoever has nothing to say there leaves them empty. */
export const mayBeEmpty = ['phoneNote', 'address', 'hours', 'languages'];

/** What is true beside the number of job centers alone, and what to write beside a number of one's own. */
const OF_JOB_CENTERS: Facts = {
  staffContact:
    "still speaks of a job center, beside a number of your own. Write who answers it, like 'our front desk'.",
  phoneNote: "must be '' (two straight quotes) beside a number of your own.",
  address:
    "speaks of job centers, beside a number of your own. Write yours, or '' if you have none.",
  hours: "speaks of job centers, beside a number of your own. Write yours, or '' if you have none.",
};

/**
 * What is wrong with the facts of one file, a sentence for each that begins with the fact: examples, the guide's invented
 * ones, and what does not fit together. The number of job centers may stay, with what belongs to it.
 */
export function openFacts(facts: Facts): string[] {
  return Object.keys(facts).flatMap((fact) => {
    const fault = faultOf(fact, facts);
    return fault === null ? [] : [`${fact} ${fault}`];
  });
}

function faultOf(fact: string, facts: Facts): string | null {
  const text = facts[fact] ?? '';
  if (text.trim() === '' && !mayBeEmpty.includes(fact))
    return 'is empty, and sentences need it. Write yours, or what came.';
  if (INVENTED.test(text)) return 'is the invented one of the guide. Write your own.';
  const asItCame = { ...examples, ...holdsForAll }[fact];
  const ofJobCenters = OF_JOB_CENTERS[fact];
  // Files without a phone number: the Spanish one and that of the policies.
  if (ofJobCenters === undefined || facts['phone'] === undefined)
    return text === examples[fact]
      ? 'is still an example. Write your own.'
      : (FORMS[fact]?.(text) ?? null);
  if (facts['phone'] !== jobCenterPhone) return text === asItCame ? ofJobCenters : null;
  if (fact === 'phoneNote' && text === '')
    return `must be '${holdsForAll['phoneNote'] ?? ''}', as it came: the number is that of job centers.`;
  return fact === 'hours' && text === asItCame && facts['address'] !== examples['address']
    ? "speaks of job centers, beside an address of your own. Write yours, or '' if you have none."
    : null;
}

const FORMS: Readonly<Record<string, (text: string) => string | null>> = {
  phone: (text) =>
    /^[\d() .+-]{3,}$/.test(text)
      ? null
      : 'must be a number alone, like 937-555-0142. Words or an extension go into phoneNote.',
  minimumAge: (text) =>
    /^(?:1[3-9]|2\d)$/.test(text)
      ? null
      : "must be two digits alone, like '14', and 13 or more: the law asks more of you below that.",
};
