/** What stands behind a module's address. */
export type ModuleView<Entry> =
  | { kind: 'ready'; entry: Entry }
  | { kind: 'coming-soon'; entry: Entry }
  | { kind: 'not-found' };

/**
 * Decides between the spec's two sentences: an id that the catalogue does not list is not found; one that it lists
 * but that has no lessons yet is coming soon. The catalogue as shipped lists 1, 2 and 3, all with lessons; a deployer
 * who announces a module 4 there reaches the second sentence.
 */
export function moduleView<Entry extends { readonly id: number }>(
  id: string,
  catalogue: readonly Entry[],
  idsWithLessons: readonly number[],
): ModuleView<Entry> {
  const entry = catalogue.find((candidate) => String(candidate.id) === id);
  if (!entry) return { kind: 'not-found' };
  return { kind: idsWithLessons.includes(entry.id) ? 'ready' : 'coming-soon', entry };
}
