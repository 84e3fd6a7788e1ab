import { askedWord } from '../../language/en/school-words';
import type { TextLine } from '../lines/text-lines';

type Column = 'title' | 'employer' | 'dates' | 'place' | 'giver' | 'other';

/** `columnNames`: what the header of a column may say (the first match counts); `labels`: the label that its cells get. */
type Table = {
  columnNames: readonly (readonly [RegExp, Column])[];
  labels: { title: string; employer: string };
};

export const tableOfJobs: Table = {
  labels: { title: 'Position', employer: 'Employer' },
  columnNames: [
    [
      /^(?:s|sl|sr)\.?\s?no\.?$|^(?:#|no\.?)$|reason|duties|responsibilit|phone|supervisor|remarks?/iu,
      'other',
    ],
    [
      /^(?:job |position )?(?:title|position|designation|role|post|puesto|cargo)(?: held)?$/iu,
      'title',
    ],
    [
      /^(?:name of (?:the )?)?(?:employer|company|organi[sz]ation|empresa)(?: name)?$/iu,
      'employer',
    ],
    [
      /^(?:dates?|period|duration|years?|from|to|start|end|fechas?|periodo)(?: date| employed| of employment)?$/iu,
      'dates',
    ],
    [/^(?:location|place|city|address|lugar|ciudad)(?:[ ,/]+state)?$/iu, 'place'],
  ],
};

/** Words alone do not tell a board, which gives a degree, from a school. */
export const tableOfSchools: Table = {
  labels: { title: 'Degree', employer: 'School' },
  columnNames: [
    [
      /^(?:s|sl|sr)\.?\s?no\.?$|^#$|percent|%|marks|grade|c?gpa|score|result|aggregate|division|subjects?|speciali[sz]ation|place|location/iu,
      'other',
    ],
    [/\b(?:year|passing|passed|duration|period|dates?|batch|session|from|to)\b/iu, 'dates'],
    [/institut|school|college|academy|escuela/iu, 'employer'],
    [/board|universit|universidad|affiliat/iu, 'giver'],
    [
      /^(?:name of (?:the )?)?(?:(?:academic|educational) )?(?:degree|course|exam|qualification|class|standard|program|education|certificat|level|diploma|título)/iu,
      'title',
    ],
  ],
};

/**
 * The rows of a table as headers with labels ("Position: Cook", "Employer: Oak Diner", "2018 – 2020"): its header row
 * says what each column holds. `headings`: the header rows. Other lines stay as they are.
 */
export function withRowsOfTable(
  lines: readonly TextLine[],
  table: Table,
): {
  lines: TextLine[];
  headings: readonly TextLine[];
} {
  const headings: TextLine[] = [];
  let columns: readonly Column[] | null = null;
  const read = lines.flatMap((line) => {
    const cells = cellsOf(line.plain);
    const named = columnsOf(cells, table);
    if (named) {
      columns = named;
      headings.push(line);
      return [];
    }
    return [
      columns && cells.length === columns.length
        ? labeledHeader(line, cells, columns, table)
        : line,
    ];
  });
  return { lines: read, headings };
}

function cellsOf(plain: string): string[] {
  return plain.length > 300 ? [] : plain.split(/\t+|\s{3,}|\s+\|\s+/u).map((cell) => cell.trim());
}

function isAsked(cell: string): boolean {
  return askedWord.test(cell.replace(/^name of (?:the )?/iu, ''));
}

function columnsOf(cells: readonly string[], { columnNames }: Table): Column[] | null {
  if (cells.length === 2 && cells.every(isAsked)) return ['title', 'employer'];
  if (cells.length < 3 || cells.some((cell) => cell.length > 40 || /\d{2}/u.test(cell)))
    return null;
  const columns = cells.map((cell) => columnNames.find(([words]) => words.test(cell))?.[1] ?? null);
  const known = columns.filter((column) => column !== null);
  return known.length === cells.length &&
    new Set(known).size > 2 &&
    (known.includes('title') || (known.includes('employer') && known.includes('dates')))
    ? known
    : null;
}

function labeledHeader(
  line: TextLine,
  cells: readonly string[],
  columns: readonly Column[],
  { labels }: Table,
): TextLine {
  const cellsIn = (wanted: Column) =>
    cells.filter((cell, at) => columns[at] === wanted && cell !== '');
  const labeled = (label: string, wanted: Column) =>
    cellsIn(wanted).map((cell) => `${label}: ${cell}`);
  const isGiven = !columns.includes('employer');
  const plain = [
    ...labeled(labels.title, 'title'),
    ...labeled(labels.employer, isGiven ? 'giver' : 'employer'),
    cellsIn('dates').join(' – '),
    ...cellsIn('place'),
    ...(isGiven ? [] : cellsIn('giver')),
    ...cellsIn('other'),
  ].join('\t');
  return { ...line, plain, kind: 'text' };
}
