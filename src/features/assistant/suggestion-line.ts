/** A description with one more line at its end; the same text when the line is blank or stands there already. */
export function withLine(description: string, line: string): string {
  if (line === '' || description.split('\n').includes(line)) return description;
  return description.trim() === '' ? line : `${description.trimEnd()}\n${line}`;
}

/** A description without that line, as far as it still stands there unchanged. */
export function withoutLine(description: string, line: string): string {
  const lines = description.split('\n');
  const at = lines.lastIndexOf(line);
  return at === -1 ? description : lines.filter((_, index) => index !== at).join('\n');
}
