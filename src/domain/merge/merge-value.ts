import { newConflict } from '../resume/conflicts';
import { canonicalJson, isRecord, isSameValue } from '../resume/json-value';
import type { Json, JsonRecord } from '../resume/json-value';
import type { Conflict } from '../resume/record-schema';
import { mergeList } from './merge-list';

/** Undefined: the key is not there. */
export type ValueSides = {
  base: Json | undefined;
  mine: Json | undefined;
  theirs: Json | undefined;
};

/**
 * Three-way merge of one JSON value; `undefined` means that the key is absent. If both sides changed it to different texts,
 * returns `mine` and pushes a `Conflict` with `theirs` to `conflicts` (mutated). Returns the identical `mine` object when the
 * result equals it.
 *
 * @param path keys from the record's root, with entry ids in place of indexes
 */
export function mergeValue(
  sides: ValueSides,
  path: string[],
  conflicts: Conflict[],
): Json | undefined {
  const { base, mine, theirs } = sides;
  if (isSameValue(mine, theirs) || isSameValue(theirs, base)) return mine;
  if (isSameValue(mine, base)) return theirs;
  const merged = mergeChanged(sides, path, conflicts);
  return isSameValue(merged, mine) ? mine : merged;
}

function mergeChanged(sides: ValueSides, path: string[], conflicts: Conflict[]): Json | undefined {
  const { mine, theirs } = sides;
  if (isRecord(mine) && isRecord(theirs))
    return mergeObjects({ ...sides, mine, theirs }, path, conflicts);
  if (Array.isArray(mine) && Array.isArray(theirs)) {
    return mergeArrays({ ...sides, mine, theirs }, path, conflicts);
  }
  return mergeLeaves(mine, theirs, path, conflicts);
}

function mergeObjects(
  { base, mine, theirs }: { base: Json | undefined; mine: JsonRecord; theirs: JsonRecord },
  path: string[],
  conflicts: Conflict[],
): JsonRecord {
  const before = isRecord(base) ? base : {};
  const merged: JsonRecord = {};
  for (const key of new Set([...Object.keys(mine), ...Object.keys(theirs)])) {
    const sides = { base: before[key], mine: mine[key], theirs: theirs[key] };
    const value = mergeValue(sides, [...path, key], conflicts);
    if (value !== undefined) merged[key] = value;
  }
  return merged;
}

function mergeArrays(
  { base, mine, theirs }: { base: Json | undefined; mine: Json[]; theirs: Json[] },
  path: string[],
  conflicts: Conflict[],
): Json[] {
  const lists = { base: Array.isArray(base) ? base : null, mine, theirs };
  if (!hasIds(lists.base ?? []) || !hasIds(mine) || !hasIds(theirs)) {
    return mergeList(lists, canonicalJson, (item) => item.mine);
  }
  return mergeList(lists, entryId, (item, id) => {
    const sides = { ...item, base: item.base ?? undefined };
    return mergeValue(sides, [...path, id], conflicts) ?? item.mine;
  });
}

/** Two different values of a leaf, both changed. A blank gives way; of two texts both are kept. */
function mergeLeaves(
  mine: Json | undefined,
  theirs: Json | undefined,
  path: string[],
  conflicts: Conflict[],
): Json | undefined {
  if (isBlank(mine) && isBlank(theirs)) return smallerBlank(mine, theirs);
  if (isBlank(mine)) return theirs;
  if (isBlank(theirs)) return mine;
  if (typeof theirs === 'string') conflicts.push(newConflict(path, theirs));
  return mine;
}

/** Which of two blanks stays must not depend on whose device merges. */
function smallerBlank(mine: Json | undefined, theirs: Json | undefined): Json | undefined {
  return rankOf(mine) <= rankOf(theirs) ? mine : theirs;
}

function rankOf(value: Json | undefined): string {
  return value === undefined ? '' : JSON.stringify(value);
}

function isBlank(value: Json | undefined): boolean {
  return (
    value === undefined || value === null || (typeof value === 'string' && value.trim() === '')
  );
}

function hasIds(items: readonly Json[]): items is (JsonRecord & { id: string })[] {
  const ids = new Set(items.map((item) => (isRecord(item) ? item['id'] : undefined)));
  return ids.size === items.length && [...ids].every((id) => typeof id === 'string');
}

function entryId(item: Json): string {
  return isRecord(item) && typeof item['id'] === 'string' ? item['id'] : canonicalJson(item);
}
