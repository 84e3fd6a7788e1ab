import { withoutRefusedCharacters } from './without-refused-characters';
import type { Json } from './json-value';

/** Containers inside one another. A record needs four; a cycle would never end. */
const MAX_DEPTH = 32;
/** Characters of JSON text: far above the account's 256 kB, far below what would hang a phone. */
const MAX_JSON_LENGTH = 4 * 1024 * 1024;

/** A value that could not stay where it was, and where that was. */
export type SetAsideValue = { path: string[]; value: Json };

export type CleanResult =
  | { ok: true; value: Json; aside: SetAsideValue[]; changed: boolean }
  | { ok: false; reason: 'too-deep' | 'too-large' };

type Walk = {
  /** The path of the value that is being cleaned: one array, pushed and popped, because a copy per value is slow. */
  path: string[];
  room: number;
  changed: boolean;
  aside: SetAsideValue[];
  refusal: 'too-deep' | 'too-large' | null;
};

/**
 * Copies any value into plain JSON with every string and key cleaned, as JSON.stringify would see
 * it: dates as text, functions and undefined left out, NaN as null. Never throws on plain data.
 * Two keys that clean to the same name, and `__proto__`, cannot both stay and be safe to spread:
 * the later one is handed back in `aside`.
 */
export function cleanJson(value: unknown): CleanResult {
  const walk: Walk = { path: [], room: MAX_JSON_LENGTH, changed: false, aside: [], refusal: null };
  const copy = cleanValue(value, walk);
  if (walk.refusal !== null) return { ok: false, reason: walk.refusal };
  return { ok: true, value: copy ?? null, aside: walk.aside, changed: walk.changed };
}

function cleanValue(value: unknown, walk: Walk): Json | undefined {
  if (walk.refusal !== null) return null;
  if (typeof value === 'string') return cleanString(value, walk);
  if (typeof value === 'number') return spend(Number.isFinite(value) ? value + 0 : null, walk);
  if (typeof value === 'boolean' || value === null) return spend(value, walk);
  if (typeof value === 'bigint') return cleanString(String(value), walk);
  if (typeof value !== 'object') return undefined;
  if (value instanceof Date) return cleanString(dateToText(value), walk);
  if (walk.path.length >= MAX_DEPTH) {
    walk.refusal = 'too-deep';
    return null;
  }
  return Array.isArray(value) ? cleanArray(value, walk) : cleanRecord(value, walk);
}

function cleanArray(value: unknown[], walk: Walk): Json {
  // A sparse array can claim four billion items; each costs at least a character of JSON.
  if (value.length > walk.room) walk.refusal = 'too-large';
  const copy: Json[] = [];
  for (let index = 0; index < value.length && walk.refusal === null; index += 1) {
    copy.push(cleanAt(String(index), value[index], walk) ?? null);
  }
  return copy;
}

function cleanRecord(value: object, walk: Walk): Json {
  const entries = new Map<string, Json>();
  for (const [rawKey, item] of Object.entries(value)) {
    const key = cleanString(rawKey, walk);
    const copy = cleanAt(key, item, walk);
    if (walk.refusal !== null) return null;
    if (copy === undefined) continue;
    if (key === '__proto__' || entries.has(key)) {
      walk.aside.push({ path: [...walk.path, key], value: copy });
    } else {
      entries.set(key, copy);
    }
  }
  return Object.fromEntries(entries);
}

function cleanAt(step: string, value: unknown, walk: Walk): Json | undefined {
  walk.path.push(step);
  const copy = cleanValue(value, walk);
  walk.path.pop();
  return copy;
}

function cleanString(text: string, walk: Walk): string {
  const clean = withoutRefusedCharacters(text);
  if (clean !== text) walk.changed = true;
  return spend(clean, walk);
}

function spend<T extends string | number | boolean | null>(value: T, walk: Walk): T {
  walk.room -= JSON.stringify(value).length + 1;
  if (walk.room < 0) walk.refusal = 'too-large';
  return value;
}

function dateToText(date: Date): string {
  return Number.isNaN(date.getTime()) ? '' : date.toISOString();
}
