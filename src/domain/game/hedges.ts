import { isNonAnswer } from '../text/non-answer';

/** How people say that they are not sure; none of it belongs on a resume. */
const hedge =
  /(^|[\s,.;(])(?:idk|i ?do ?n[o’']?t know|dunno|not sure(?: but)?|maybe|probably|i (?:think|guess|believe)|kinda|sort of|something like|or so|creo(?: que)?|no (?:lo )?s[eé]|quiz[aá]s?|tal vez|a lo mejor|m[aá]s o menos|algo as[ií])(?=$|[\s,.;)?!])[,.;]?/giu;
/** They hedge only before a number or at the very start. */
const weakStart = /^(?:(?:like|about|around|como|hacia|un)\s+)+/iu;

/** True where words stand in a text that say that somebody is not sure. */
export function hasHedge(text: string): boolean {
  hedge.lastIndex = 0;
  return hedge.test(text);
}

/** The text without such words; '' where nothing is left of it. */
export function withoutHedge(text: string): string {
  const rest = text
    .replaceAll(hedge, '$1 ')
    // One that follows another right behind a comma.
    .replaceAll(hedge, '$1 ')
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(/\s+(?=[,.;])/gu, '')
    .replace(/^[\s,.;?]+/u, '')
    .replace(/[\s,;?]+$/u, '')
    .replace(weakStart, '');
  return isNonAnswer(rest) ? '' : rest;
}

/** A year where a town is asked for; house numbers of a street and ZIP codes do not count. */
export function yearInLocation(place: string): string | null {
  if (
    /\b\d+ (?:[\p{L}.]+ ){0,3}(?:st|street|ave|avenue|rd|road|dr|drive|blvd|ln|lane|way|calle)\b/iu.test(
      place,
    )
  )
    return null;
  return /(?:^|\D)((?:19|20)\d\d)(?!\d|-\d)/u.exec(place)?.[1] ?? null;
}
