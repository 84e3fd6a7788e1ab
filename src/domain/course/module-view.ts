/** What the page of a module's address shows: its lessons, "coming soon", or "not found". */
export type ModuleView<Entry> =
  | { kind: 'ready'; entry: Entry }
  | { kind: 'coming-soon'; entry: Entry | null }
  | { kind: 'not-found' };

/**
 * Decides what an id shows. A module with lessons is `ready`. A whole number above the last module with lessons is
 * `coming-soon`, with its `entry` where the catalogue announces it. Every other id is `not-found`, a number with a leading
 * zero or a sign among them.
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
