import type { KeptRecords } from './take-along';

/** The record among the drafts that keeps the other text where two were written for one answer. */
export const otherVersionsId = 'other-versions';

/** An answer that was worded differently elsewhere or before. `shown` is what stands in the activity. */
export type OtherVersion = {
  id: string;
  recordId: string;
  field: string;
  shown: string;
  other: string;
};

/** The record and the field of an answer. */
type Path = readonly [recordId: string, field: string];

/** What the record of the other versions stores for one of them. */
export function storeOther(path: Path, other: string): string {
  return JSON.stringify({ path, other });
}

/** The answers a person can decide on now. */
export function openOtherVersions(drafts: KeptRecords): OtherVersion[] {
  return Object.entries(drafts[otherVersionsId] ?? {}).flatMap(([id, stored]) => {
    const read = readOther(stored);
    if (!read) return [];
    const [recordId, field] = read.path;
    const shown = textOf(drafts, recordId, field);
    return shown === read.other ? [] : [{ id, recordId, field, shown, other: read.other }];
  });
}

/** The text of one field, or ''. Never walks prototypes. */
export function textOf(records: KeptRecords, id: string, field: string): string {
  const fields = Object.hasOwn(records, id) ? records[id] : undefined;
  return fields !== undefined && Object.hasOwn(fields, field) ? (fields[field] ?? '') : '';
}

/** One that the person has decided on is an empty text; what comes from a file may be anything. */
function readOther(stored: string): { path: Path; other: string } | null {
  try {
    const value = JSON.parse(stored) as { path?: unknown; other?: unknown } | null;
    const [recordId, field, ...rest]: unknown[] = Array.isArray(value?.path) ? value.path : [];
    const isPath = typeof recordId === 'string' && typeof field === 'string' && rest.length === 0;
    const other = value?.other;
    return isPath && typeof other === 'string' ? { path: [recordId, field], other } : null;
  } catch {
    return null;
  }
}
