import { rubricPoints } from './rubric-level';

type Row = { readonly id: string; readonly points: number };

/** How hard a row of the rubric is to mend, the easiest first: a check of what is there comes before new writing. */
const easiestFirst = [
  'contact-information',
  'grammar-and-spelling',
  'readability',
  'formatting',
  'action-verbs',
  'quantified-accomplishments',
  'tailoring',
];

/** The open rows that bring the next `wanted` points with the least work, in that order. */
export function nextPoints<Item extends Row>(
  rows: readonly Item[],
  tickedIds: ReadonlySet<string>,
  wanted = 3,
): Item[] {
  const open = rows
    .filter(({ id }) => !tickedIds.has(id))
    .sort((a, b) => easiestFirst.indexOf(a.id) - easiestFirst.indexOf(b.id));
  const next: Item[] = [];
  for (const row of open)
    if (rubricPoints(next, new Set(next.map(({ id }) => id))) < wanted) next.push(row);
  return next;
}
