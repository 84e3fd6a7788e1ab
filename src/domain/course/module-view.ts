/** What stands behind a module's address. */
export type ModuleView<Entry> =
  | { kind: 'ready'; entry: Entry }
  | { kind: 'coming-soon'; entry: Entry | null }
  | { kind: 'not-found' };

/**
 * Decides between the spec's two sentences: a whole number beyond the lessons is coming soon, announced by the catalogue
 * (then with its `entry`) or not; every other id is not found. A number is written in plain digits, without zeros before.
 */
export function moduleView<Entry extends { readonly id: number }>(
  id: string,
  catalogue: readonly Entry[],
  idsWithLessons: readonly number[],
): ModuleView<Entry> {
  const entry = catalogue.find((candidate) => String(candidate.id) === id) ?? null;
  if (entry && idsWithLessons.includes(entry.id)) return { kind: 'ready', entry };
  const isAhead = /^[1-9]\d*$/.test(id) && Number(id) > Math.max(...idsWithLessons);
  return entry || isAhead ? { kind: 'coming-soon', entry } : { kind: 'not-found' };
}
