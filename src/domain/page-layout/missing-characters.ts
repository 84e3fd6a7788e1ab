import type { PageBlock } from './resume-blocks';
import { blockTexts } from './resume-blocks';
import type { TrueType } from './true-type';

/** The characters of a resume that one of the fonts has no shape for, each once, in their order. */
export function missingCharacters(
  blocks: readonly PageBlock[],
  fonts: readonly TrueType[],
): string[] {
  const letters = new Set(Array.from(blockTexts(blocks).join('')));
  return [...letters].filter((letter) =>
    fonts.some((font) => font.glyphOf(letter.codePointAt(0) ?? 0) === 0),
  );
}

/** A character as a sentence can name it: itself, or where nobody would see it, its number in Unicode. */
export function characterName(letter: string): string {
  if (/^[\p{L}\p{N}\p{P}\p{S}]/u.test(letter)) return letter;
  if (/^\p{M}/u.test(letter)) return `◌${letter}`;
  return `U+${(letter.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
}
