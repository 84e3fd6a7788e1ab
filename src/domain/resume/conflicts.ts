import { entryById } from './entry-by-id';
import { hashText } from './hash';
import { isRecord } from './json-value';
import type { Conflict, LearnerRecord } from './record-schema';

/** The id of a conflict: the same path and text give the same id on every device. */
export function conflictId(path: readonly string[], other: string): string {
  return hashText(JSON.stringify([path, other]));
}

/** Makes a conflict with its proper id. */
export function newConflict(path: readonly string[], other: string): Conflict {
  return { id: conflictId(path, other), path: [...path], other };
}

/**
 * The conflicts a person can decide on now. One whose entry was removed sleeps (an undo or an
 * edit on another device may bring the entry back); one that equals what shows is settled.
 */
export function unresolvedConflicts(record: LearnerRecord): Conflict[] {
  return (record.conflicts ?? []).filter(({ path, other }) => {
    const shown = valueAtPath(record, path);
    return shown !== undefined && shown !== other;
  });
}

/** What stands at a conflict's path, or undefined when there is nothing. Never walks prototypes. */
export function valueAtPath(root: unknown, path: readonly string[]): unknown {
  let value = root;
  for (const step of path) value = childAt(value, step);
  return value;
}

/**
 * A copy of `root` with the text at `path` replaced; untouched parts keep their identity.
 * The same reference when the path leads nowhere.
 */
export function withTextAtPath<T>(root: T, path: readonly string[], text: string): T {
  return replaceAt(root, path, text) as T;
}

function replaceAt(value: unknown, path: readonly string[], text: string): unknown {
  const [step, ...rest] = path;
  if (step === undefined) return text;
  const child = childAt(value, step);
  if (child === undefined) return value;
  const next = replaceAt(child, rest, text);
  if (next === child) return value;
  if (Array.isArray(value)) return value.map((item: unknown) => (item === child ? next : item));
  return { ...(value as object), [step]: next };
}

function childAt(value: unknown, step: string): unknown {
  if (Array.isArray(value)) return entryById(value, step);
  return isRecord(value) && Object.hasOwn(value, step) ? value[step] : undefined;
}
