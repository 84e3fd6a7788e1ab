import { printableText } from '../page-layout/printable-text';
import type { LearnerRecord } from '../resume/record-schema';
import { placedTexts } from './field-ref';
import type { ResumePlace } from './field-ref';

/** Letters with the first field that has them; each field once. */
export type PlacedLetters = { place: ResumePlace | null; letters: string[] };

/** Where each of some letters stands first. */
export function placesOfLetters(
  record: LearnerRecord,
  letters: readonly string[],
): PlacedLetters[] {
  const fields = placedTexts(record);
  const found = new Map<(typeof fields)[number] | null, string[]>();
  for (const letter of letters) {
    const field =
      fields.find(({ text }) => printableText(text).normalize('NFC').includes(letter)) ?? null;
    found.set(field, [...(found.get(field) ?? []), letter]);
  }
  return Array.from(found, ([field, own]) => ({ place: field?.place ?? null, letters: own }));
}

/** The field that a line of the paper begins with, or that the line is a part of. */
export function placeOfLine(record: LearnerRecord, line: string): ResumePlace | null {
  const wanted = lettersOf(line);
  const fields = placedTexts(record)
    .map(({ place, text }) => ({ place, letters: lettersOf(text) }))
    .filter(({ letters }) => letters !== '');
  const whole = fields.find(({ letters }) => letters.includes(wanted));
  return (whole ?? fields.find(({ letters }) => wanted.startsWith(letters)))?.place ?? null;
}

function lettersOf(text: string): string {
  return printableText(text).normalize('NFC').replaceAll(/\s+/gu, '');
}
