import { examples } from '../content/agency-examples.ts';

/** Of CareerOneStop; `phoneNote` says so. */
const FREE_NUMBER = '1-877-872-5627';

/** The agency that the guide invents, numbers that are kept for stories, and addresses that are kept for examples. */
const INVENTED =
  /Ashwood Community Action|Ashwood County|12 Main Street, Ashwood|555[-. ]?01\d\d|\bexample\.(?:com|net|org)\b/;

/**
 * The facts that still stand as the example or the guide say them, and the note of the free number beside a number of
 * one's own.
 */
export function openFacts(facts: Readonly<Record<string, string>>): string[] {
  const open = Object.keys(facts).filter(
    (fact) => facts[fact] === examples[fact] || INVENTED.test(facts[fact] ?? ''),
  );
  const isOwnPhone = 'phone' in facts && facts['phone'] !== FREE_NUMBER;
  return isOwnPhone && (facts['phoneNote'] ?? '') !== '' ? [...open, 'phoneNote'] : open;
}
