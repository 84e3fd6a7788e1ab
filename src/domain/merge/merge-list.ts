import { isSameValue } from '../resume/json-value';

export type ThreeWay<T> = { base: T | null; mine: T; theirs: T };

/**
 * Merges two lists of keyed items. Added on either side: kept. Deleted on one side: gone, unless
 * the other side edited it. On both sides: `mergeItem`. Keys must be unique within each list.
 */
export function mergeList<T>(
  lists: ThreeWay<readonly T[]>,
  keyOf: (item: T) => string,
  mergeItem: (item: ThreeWay<T>, key: string) => T,
): T[] {
  const base = itemsByKey(lists.base ?? [], keyOf);
  const mine = itemsByKey(lists.mine, keyOf);
  const theirs = itemsByKey(lists.theirs, keyOf);
  const kept = new Map<string, T>();
  for (const key of new Set([...mine.keys(), ...theirs.keys()])) {
    const before = base.get(key);
    const here = mine.get(key);
    const there = theirs.get(key);
    if (here !== undefined && there !== undefined) {
      kept.set(key, mergeItem({ base: before ?? null, mine: here, theirs: there }, key));
    } else {
      const only = here ?? there;
      if (only !== undefined && !isSameValue(only, before)) kept.set(key, only);
    }
  }
  const order = mergeOrder({
    base: lists.base === null ? null : [...base.keys()],
    mine: [...mine.keys()].filter((key) => kept.has(key)),
    theirs: [...theirs.keys()].filter((key) => kept.has(key)),
  });
  return order.flatMap((key) => kept.get(key) ?? []);
}

/**
 * My order counts if I moved items since the base, or if there is no base and the two orders differ; else theirs. An item
 * that is only in the other order is put after the item that it follows there.
 */
function mergeOrder({ base, mine, theirs }: ThreeWay<string[]>): string[] {
  const mineLeads = isReordered(base ?? theirs, mine);
  const [leader, follower] = mineLeads ? [mine, theirs] : [theirs, mine];
  const inLeader = new Set(leader);
  const nextByKey = new Map<string | undefined, string>();
  for (const [index, key] of follower.entries())
    if (!inLeader.has(key)) nextByKey.set(follower[index - 1], key);
  const order: string[] = [];
  for (const start of [undefined, ...leader]) {
    if (start !== undefined) order.push(start);
    let next = nextByKey.get(start);
    for (; next !== undefined; next = nextByKey.get(next)) order.push(next);
  }
  return order;
}

function isReordered(base: string[], mine: string[]): boolean {
  const inBase = new Set(base);
  const inMine = new Set(mine);
  const before = base.filter((key) => inMine.has(key));
  const after = mine.filter((key) => inBase.has(key));
  return before.some((key, index) => key !== after[index]);
}

function itemsByKey<T>(items: readonly T[], keyOf: (item: T) => string): Map<string, T> {
  return new Map(items.map((item) => [keyOf(item), item]));
}
