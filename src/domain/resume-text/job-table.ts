import type { TextLine } from './text-lines';

type Column = 'title' | 'employer' | 'dates' | 'place' | 'other';

/** What the head of a column asks for; the first that fits counts. */
const heads: readonly (readonly [RegExp, Column])[] = [
  [
    /^(?:s|sl|sr)\.?\s?no\.?$|^(?:#|no\.?)$|reason|duties|responsibilit|phone|supervisor|remarks?/iu,
    'other',
  ],
  [
    /^(?:job |position )?(?:title|position|designation|role|post|puesto|cargo)(?: held)?$/iu,
    'title',
  ],
  [/^(?:name of (?:the )?)?(?:employer|company|organi[sz]ation|empresa)(?: name)?$/iu, 'employer'],
  [
    /^(?:dates?|period|duration|years?|from|to|start|end|fechas?|periodo)(?: date| employed| of employment)?$/iu,
    'dates',
  ],
  [/^(?:location|place|city|address|lugar|ciudad)(?:[ ,/]+state)?$/iu, 'place'],
];

/**
 * The rows of a table of jobs as heads with labels ("2018 – 2020", "Position: Cook", "Employer: Oak Diner"): the head of
 * the table says what each column holds. `headings` are the lines of such heads. Other lines stay as they are.
 */
export function withRowsOfTable(lines: readonly TextLine[]): {
  lines: TextLine[];
  headings: readonly TextLine[];
} {
  const headings: TextLine[] = [];
  let columns: readonly Column[] | null = null;
  const read = lines.flatMap((line) => {
    const cells = cellsOf(line.plain);
    const named = columnsOf(cells);
    if (named) {
      columns = named;
      headings.push(line);
      return [];
    }
    return [columns && cells.length === columns.length ? headOf(line, cells, columns) : line];
  });
  return { lines: read, headings };
}

function cellsOf(plain: string): string[] {
  return plain.length > 300 ? [] : plain.split(/\t+|\s{3,}|\s+\|\s+/u).map((cell) => cell.trim());
}

function columnsOf(cells: readonly string[]): Column[] | null {
  if (cells.length < 3 || cells.some((cell) => cell.length > 30 || /\d{2}/u.test(cell)))
    return null;
  const columns = cells.map((cell) => heads.find(([words]) => words.test(cell))?.[1] ?? null);
  const known = columns.filter((column) => column !== null);
  return known.length === cells.length &&
    known.includes('dates') &&
    (known.includes('title') || known.includes('employer'))
    ? known
    : null;
}

function headOf(line: TextLine, cells: readonly string[], columns: readonly Column[]): TextLine {
  const cellsIn = (wanted: Column) =>
    cells.filter((cell, at) => columns[at] === wanted && cell !== '');
  const labeled = (label: string, wanted: Column) =>
    cellsIn(wanted).map((cell) => `${label}: ${cell}`);
  const plain = [
    cellsIn('dates').join(' – '),
    ...labeled('Position', 'title'),
    ...labeled('Employer', 'employer'),
    ...cellsIn('place'),
    ...cellsIn('other'),
  ].join('\t');
  return { ...line, plain, kind: 'text' };
}
