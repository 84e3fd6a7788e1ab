import type { PersonalInfo } from '../resume/record-schema';
import { withoutOverlaps } from '../job-posting/phrase-matcher';
import { plainLetters } from '../text/plain-letters';
import { ownDetails, type PersonalLabel } from './personal-details';
import { anyDetails } from './personal-patterns';

/** Each placeholder of a masked text with the person's own words behind it. Never leaves the device. */
export type Placeholder = { placeholder: string; original: string };
export type MaskedText = { text: string; placeholders: readonly Placeholder[] };

/**
 * Replaces personal details by placeholders like [NAME] before text leaves the device: the person's own name (whole, and its
 * parts), email, phone and address in any spelling, and every other email address, phone number, street and birth date
 * that stands in the text. `unmask` brings exactly the same text back.
 */
export function maskPersonal(text: string, personalInfo: PersonalInfo): MaskedText {
  const plain = plainLetters(text);
  const hits = withoutOverlaps([
    ...ownDetails(plain.text, personalInfo),
    ...anyDetails(plain.text),
  ]);
  const placeholderByOriginal = new Map<string, string>();
  const upper = text.toUpperCase();
  const pieces: string[] = [];
  let at = 0;
  for (const hit of hits) {
    const { start: from, end } = plain.toWritten(hit.start, hit.end);
    // One written letter may stand for several plain ones, and so for the end of one detail and the start of the next.
    const start = Math.max(from, at);
    if (end <= start) continue;
    const original = text.slice(start, end);
    const known = placeholderByOriginal.get(original);
    const placeholder =
      known ?? freePlaceholder(hit.label, upper, [...placeholderByOriginal.values()]);
    placeholderByOriginal.set(original, placeholder);
    pieces.push(text.slice(at, start), placeholder);
    at = end;
  }
  pieces.push(text.slice(at));
  return {
    text: pieces.join(''),
    placeholders: Array.from(placeholderByOriginal, ([original, placeholder]) => ({
      placeholder,
      original,
    })),
  };
}

/** Puts the details back into an answer; the provider may have changed a placeholder's case. */
export function unmask(text: string, placeholders: readonly Placeholder[]): string {
  const originals = new Map(
    placeholders.map(({ placeholder, original }) => [placeholder, original]),
  );
  return text.replaceAll(
    /\[[A-Z]{4,7}(?:-\d{1,6})?\]/giu,
    (found) => originals.get(found.toUpperCase()) ?? found,
  );
}

/** The first of [NAME], [NAME-2], … that is neither in use nor already typed by the person. */
function freePlaceholder(label: PersonalLabel, taken: string, used: readonly string[]): string {
  for (let count = 1; ; count += 1) {
    const placeholder = count === 1 ? `[${label}]` : `[${label}-${count}]`;
    if (!used.includes(placeholder) && !taken.includes(placeholder)) return placeholder;
  }
}
