import * as v from 'valibot';
import type { Base, OutboxSlot } from './outbox';

const requestEntries = {
  saveId: v.string(),
  seq: v.number(),
  baseRevision: v.number(),
  doc: v.looseObject({}),
};

const slotSchema = v.object({
  ...requestEntries,
  state: v.picklist(['queued', 'sending', 'needs-sign-in', 'conflict', 'blocked']),
  attempts: v.number(),
  nextAttemptAt: v.number(),
  lastError: v.nullable(v.string()),
  sent: v.nullable(v.object({ ...requestEntries, tries: v.number() })),
  sentAt: v.optional(v.array(v.number())),
});

const baseSchema = v.object({
  doc: v.looseObject({}),
  revision: v.number(),
  savedAt: v.number(),
});

/**
 * Reads a stored slot; null when it is not one. Checks the slot, not the documents inside: they are
 * copies of what `readRecordDocument` let in, and the server judges them once more.
 */
export function readSlot(value: unknown): OutboxSlot | null {
  const result = v.safeParse(slotSchema, value);
  return result.success ? (result.output as unknown as OutboxSlot) : null;
}

/**
 * Reads a stored base; null when it is not one: then a merge keeps both sides of every difference.
 * Like `readSlot`, it leaves the document inside unread: read it before merging.
 */
export function readBase(value: unknown): Base | null {
  const result = v.safeParse(baseSchema, value);
  return result.success ? (result.output as unknown as Base) : null;
}
