/** Hebrew, Arabic and the other scripts that run from right to left, with their marks and signs. */
const rightToLeft = String.raw`[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]`;
const startsRightToLeft = new RegExp(`^${rightToLeft}`, 'u');
/** Numbers and signs between two such words run with them. */
const rightToLeftWords = new RegExp(`(${rightToLeft}+(?:[^\\p{L}]+${rightToLeft}+)*)`, 'u');

/** True for a text that runs from right to left as a whole: its first letter decides, as in `dir="auto"`. */
export function isRightToLeft(text: string): boolean {
  return startsRightToLeft.test(/\p{L}/u.exec(text)?.[0] ?? '');
}

/** A text cut where its direction changes; together the pieces are the text. */
export function directedRuns(text: string): { text: string; rightToLeft: boolean }[] {
  return text
    .split(rightToLeftWords)
    .map((piece, index) => ({ text: piece, rightToLeft: index % 2 === 1 }))
    .filter((run) => run.text !== '');
}
