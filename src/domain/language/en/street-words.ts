/** Words of a street that people write long and short; the groups stand in no order. */
const groups =
  `street st|avenue ave av|boulevard blvd|road rd|lane ln|drive dr|court ct|terrace ter|parkway pkwy|circle cir
highway hwy|trail trl|place pl|square sq|apartment apt unit|suite ste|floor fl|building bldg|room rm|saint st|mount mt|fort ft
north n|south s|east e|west w|northeast ne|northwest nw|southeast se|southwest sw|county co|route rte`
    .split(/[\n|]/u)
    .map((group) => group.split(' '));

const streetEnds =
  'street|st|avenue|ave|boulevard|blvd|road|rd|lane|ln|drive|dr|court|ct|terrace|ter|parkway|pkwy|circle|cir|highway|hwy|trail|trl|place|pl';

/** Every way to write one word of an address, in small letters: "st" gives "street", "st" and "saint". */
export function streetWordForms(word: string): readonly string[] {
  const small = word.toLowerCase();
  const forms = groups.filter((group) => group.includes(small)).flat();
  return [...new Set([...forms, small])];
}

/** The pattern of any word that ends a street's name. */
export const streetEndPattern = `(?:${streetEnds})`;

/**
 * A number, one to three words with capitals and a word like "Street", with the apartment that may follow:
 * "40 N. Oak Avenue, Apt 4".
 */
export const anyStreet = new RegExp(
  String.raw`\d{1,6}\p{L}? (?:[NSEW]{1,2}\.? |(?:North|South|East|West) )?(?:(?:\p{Lu}[\p{L}']{0,30}|\d{1,3}(?:st|nd|rd|th)) ){1,3}(?:${streetEnds
    .split('|')
    .flatMap((end) => [end.charAt(0).toUpperCase() + end.slice(1), end.toUpperCase()])
    .join(
      '|',
    )})(?![\p{L}\p{N}])(?:[.,]{0,2} (?:Apt|Apartment|Unit|Suite|Ste)\.? ?#?\w{1,6}|[.,]{0,2} ?#\w{1,6})?`,
  'gu',
);
