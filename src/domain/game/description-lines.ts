/** How many empty boxes an empty description starts with. */
const offered = 3;

/** A description as the lines to write it in, at least three. Joined again they are the same text. */
export function descriptionLines(text: string): string[] {
  const lines = text.split('\n');
  while (lines.length < offered) lines.push('');
  return lines;
}

/**
 * Replaces one line. Pasted line ends split it into several lines. Empty lines at the end are dropped, except up to the
 * line that is being edited and the minimum of three.
 */
export function withLine(lines: readonly string[], index: number, value: string): string[] {
  const written = value.split('\n');
  const now = [...lines.slice(0, index), ...written, ...lines.slice(index + 1)];
  const least = Math.max(offered, index + written.length);
  while (now.length > least && now.at(-1) === '') now.pop();
  return now;
}

/** The lines as one text; '' when nothing is written in the lines that are offered anyway. */
export function textOfLines(lines: readonly string[]): string {
  return lines.length > offered || lines.some((line) => line !== '') ? lines.join('\n') : '';
}

/** A description as it goes on the resume: no empty lines, no blanks around a line. */
export function tidyDescription(text: string): string {
  const lines = text.split('\n').map((line) => line.trim());
  return lines.filter((line) => line !== '').join('\n');
}
