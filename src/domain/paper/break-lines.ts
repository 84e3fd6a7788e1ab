import type { Face } from './paper-style';

/** The width of a text in points. */
export type Measure = (text: string, face: Face, size: number) => number;

/**
 * Breaks a text after spaces into lines no wider than `width` points; a word that is wider breaks inside. Each line
 * but the last keeps the space after it, so that words do not run together for who copies them.
 */
export function breakLines(
  text: string,
  width: number,
  widthOf: (text: string) => number,
): string[] {
  if (text === '') return [];
  const lines: string[] = [];
  let line = '';
  for (const word of text.match(/[^ ]+ */g) ?? []) {
    if (line !== '' && widthOf((line + word).trimEnd()) > width) {
      lines.push(line);
      line = '';
    }
    line += word;
    while (widthOf(line.trimEnd()) > width && line.length > 1) {
      const fitting = fittingPart(line, width, widthOf);
      lines.push(fitting);
      line = line.slice(fitting.length);
    }
  }
  return line === '' ? lines : [...lines, line];
}

/** As many whole characters as fit, one at least. */
function fittingPart(text: string, width: number, widthOf: (text: string) => number): string {
  const characters = Array.from(text);
  let count = 1;
  while (count < characters.length && widthOf(characters.slice(0, count + 1).join('')) <= width)
    count += 1;
  return characters.slice(0, count).join('');
}
