import { takeDateRange } from './dates';
import type { Facts } from './school-facts';
import type { TextLine } from './text-lines';

type Column = 'degree' | 'school' | 'board' | 'year' | 'other';

/** What the head of a column asks for; the first that fits counts. */
const heads: readonly (readonly [RegExp, Column])[] = [
  [
    /^(?:s|sl|sr)\.?\s?no\.?$|^#$|percent|%|marks|grade|c?gpa|score|result|aggregate|division|subjects?|speciali[sz]ation|place|location/iu,
    'other',
  ],
  [/\b(?:year|passing|passed|duration|period|dates?|batch|session|from|to)\b/iu, 'year'],
  [/institut|school|college|academy|escuela/iu, 'school'],
  [/board|universit|universidad|affiliat/iu, 'board'],
  [
    /^(?:name of (?:the )?)?(?:(?:academic|educational) )?(?:degree|course|exam|qualification|class|standard|program|education|certificat|level|diploma|título)/iu,
    'degree',
  ],
];

/**
 * The facts of the rows of a table of schools, by their line. Its head says what each column holds ("Course", "Board",
 * "Year"): words alone do not tell a board from a school. `headings` are the lines of such heads.
 */
export function tableOfSchools(lines: readonly TextLine[]): {
  facts: ReadonlyMap<TextLine, Facts>;
  headings: ReadonlySet<TextLine>;
} {
  const facts = new Map<TextLine, Facts>();
  const headings = new Set<TextLine>();
  let columns: Column[] | null = null;
  for (const line of lines) {
    const cells = line.plain.split(/\t+|\s{3,}|\s+\|\s+/u).map((cell) => cell.trim());
    const named = columnsOf(cells);
    if (named) {
      columns = named;
      headings.add(line);
    } else if (columns && cells.length === columns.length) facts.set(line, factsOf(cells, columns));
  }
  return { facts, headings };
}

function columnsOf(cells: readonly string[]): Column[] | null {
  if (cells.length < 3 || cells.some((cell) => cell.length > 40 || /\d{2}/u.test(cell)))
    return null;
  const columns = cells.map((cell) => heads.find(([words]) => words.test(cell))?.[1] ?? null);
  const known = columns.filter((column) => column !== null);
  return known.length === cells.length && known.includes('degree') && new Set(known).size > 2
    ? known
    : null;
}

function factsOf(cells: readonly string[], columns: readonly Column[]): Facts {
  const cellOf = (wanted: Column) => cells[columns.indexOf(wanted)] ?? '';
  const school = columns.includes('school') ? 'school' : 'board';
  const dates = columns
    .flatMap((column, at) => (column === 'year' ? (cells[at] ?? '') : []))
    .join(' – ');
  return {
    degree: cellOf('degree'),
    school: cellOf(school),
    location: '',
    graduationYear: takeDateRange(dates)?.endDate ?? dates,
    unknown: [],
    unplaced: cells.filter(
      (cell, at) => cell !== '' && !['degree', school, 'year'].includes(columns[at] ?? 'other'),
    ),
  };
}
