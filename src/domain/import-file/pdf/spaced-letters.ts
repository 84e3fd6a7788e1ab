import type { PdfPiece } from './pdf-pieces';

/** A word or two, or a bullet before them, whose letters stand apart. */
const apart = /^(?:[•·–-] ?)?\S(?: \S)+$/u;

/**
 * The pieces of a page with their letters together again. Who spaces letters for the look has "W e b  d e s i g n" in the
 * file: the words are pieces of their own, or begin with a capital. One such word may be a row of single letters.
 */
export function withJoinedLetters(pieces: readonly PdfPiece[]): PdfPiece[] {
  const long = pieces.filter(({ text }) => text.trim().length > 8 && apart.test(text.trim()));
  if (long.length < 3) return [...pieces];
  return pieces.map((piece) =>
    apart.test(piece.text.trim())
      ? { ...piece, text: joined(piece.text.trim()), isSpaced: true }
      : piece,
  );
}

function joined(text: string): string {
  const mark = /^[•·–-] (?=\S \S)/u.exec(text)?.[0] ?? '';
  return (
    mark +
    text
      .slice(mark.length)
      .replaceAll(' ', '')
      .replaceAll(/(\p{Ll})(?=\p{Lu})/gu, '$1 ')
  );
}
