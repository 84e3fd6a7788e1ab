/** Characters on a line of a handout: what a plain text program prints on paper without breaking it again. */
export const lineWidth = 72;

/** A sentence or more on lines of at most `lineWidth` characters; a longer word keeps its line to itself. */
export function wrapText(text: string): string {
  const lines: string[] = [];
  for (const word of text.split(/\s+/u).filter((part) => part !== '')) {
    const line = lines.at(-1);
    if (line !== undefined && line.length + 1 + word.length <= lineWidth)
      lines[lines.length - 1] = `${line} ${word}`;
    else lines.push(word);
  }
  return lines.join('\n');
}

/**
 * The lines of a wrapped text as they were before: a line that only begins because its first word had no room goes back
 * to the line before it. Lines to write on ("____") stay.
 */
export function unwrapLines(text: string): string[] {
  const lines: string[] = [];
  let last = '';
  for (const line of text.split('\n')) {
    const words = line.trim();
    const first = words.split(' ', 1)[0] ?? '';
    const hadNoRoom = last.length + 1 + first.length > lineWidth;
    if (hadNoRoom && words !== '' && !isLineToWriteOn(words) && !isLineToWriteOn(last))
      lines[lines.length - 1] = `${lines.at(-1) ?? ''} ${words}`;
    else lines.push(words);
    last = line;
  }
  return lines;
}

/** A wrapped text to read on a screen of any width: without lines to write on, and never more than one empty line. */
export function readableText(text: string): string {
  const lines = unwrapLines(text).filter((line) => !isLineToWriteOn(line));
  return lines.join('\n').replaceAll(/\n{3,}/g, '\n\n');
}

/** A row of underscores. */
function isLineToWriteOn(line: string): boolean {
  return /^_+$/u.test(line);
}
