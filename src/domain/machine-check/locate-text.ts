import { printableText } from '../page-layout/printable-text';
import type { LearnerRecord } from '../resume/record-schema';
import { fieldTexts } from './field-ref';
import type { FieldRef } from './field-ref';

/** Characters with the first field that has them (null: no field has them); each field once. */
export type CharactersInField = { fieldRef: FieldRef | null; characters: string[] };

/** Finds the first field that has each of the given characters. */
export function locateCharacters(
  record: LearnerRecord,
  letters: readonly string[],
): CharactersInField[] {
  const fields = fieldTexts(record);
  const found = new Map<(typeof fields)[number] | null, string[]>();
  for (const letter of letters) {
    const field =
      fields.find(({ text }) => printableText(text).normalize('NFC').includes(letter)) ?? null;
    found.set(field, [...(found.get(field) ?? []), letter]);
  }
  return Array.from(found, ([field, own]) => ({
    fieldRef: field?.fieldRef ?? null,
    characters: own,
  }));
}

/** The field that a line of the paper begins with, or that the line is a part of. */
export function locateLine(record: LearnerRecord, line: string): FieldRef | null {
  const wanted = lettersOf(line);
  const fields = fieldTexts(record)
    .map(({ fieldRef, text }) => ({ fieldRef, letters: lettersOf(text) }))
    .filter(({ letters }) => letters !== '');
  const whole = fields.find(({ letters }) => letters.includes(wanted));
  return (whole ?? fields.find(({ letters }) => wanted.startsWith(letters)))?.fieldRef ?? null;
}

function lettersOf(text: string): string {
  return printableText(text).normalize('NFC').replaceAll(/\s+/gu, '');
}
