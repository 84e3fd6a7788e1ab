/** The rows of a CSV file (RFC 4180) as records by the names in its first row. Never throws. */
export function csvRecords(text: string): Record<string, string>[] {
  const [names = [], ...rows] = csvRows(text);
  return rows.map((row) =>
    Object.fromEntries(names.map((name, index) => [name.trim(), row[index]?.trim() ?? ''])),
  );
}

function csvRows(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  const field = /"((?:[^"]|"")*)"?|([^",\n]*)/uy;
  const source = text.replaceAll(/\r\n?/gu, '\n');
  let at = 0;
  while (at < source.length) {
    field.lastIndex = at;
    const match = field.exec(source);
    row.push(match?.[1]?.replaceAll('""', '"') ?? match?.[2] ?? '');
    at += match?.[0].length ?? 0;
    // What follows a closing quote belongs to no field.
    while (at < source.length && source.charAt(at) !== ',' && source.charAt(at) !== '\n') at += 1;
    const mark = source.charAt(at);
    if (mark !== ',') {
      rows.push(row);
      row = [];
    }
    at += 1;
  }
  return rows.filter((cells) => cells.some((cell) => cell.trim() !== ''));
}
