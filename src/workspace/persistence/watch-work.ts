import { liveQuery } from 'dexie';
import { readBase, readSlot } from '@/domain/outbox/read-outbox';
import type { Work } from '@/domain/outbox/reconcile';
import { readRecordDocument } from '@/domain/resume/read-record-document';
import type { LearnerRecord } from '@/domain/resume/record-schema';
import type { PersonDb } from './person-db';
import type { Seen } from './record-store';
import { SINGLETON_ID } from './work-db';

/** The work as stored, with the `rev` of its document (see `Seen`). */
export type WatchedWork = Work & { rev: number };

/**
 * Calls back with the stored work now and after every change, by this tab, another tab or the
 * service worker. Returns the function that ends it. Errors, a closed database among them, go to
 * `onError` and end it too. `seen`: what this tab last read or wrote.
 */
export function watchWork(
  db: PersonDb,
  seen: () => Seen,
  onChange: (work: WatchedWork) => void,
  onError: (error: unknown) => void,
): () => void {
  // Reading a document costs more than the rest, and most changes are of the slot alone or this tab's own.
  let last: Seen = { rev: -1, doc: null };
  const rows = liveQuery(() =>
    db.transaction('r', [db.resume, db.outbox, db.base], async () => ({
      record: await db.resume.get(SINGLETON_ID),
      slotRow: await db.outbox.get(SINGLETON_ID),
      baseRow: await db.base.get(SINGLETON_ID),
    })),
  );
  const subscription = rows.subscribe({
    next: ({ record, slotRow, baseRow }) => {
      const rev = record?.rev ?? 0;
      if (rev !== last.rev) last = seen();
      if (rev !== last.rev) last = { rev, doc: record === undefined ? null : readDoc(record.doc) };
      onChange({ doc: last.doc, rev, slot: readSlot(slotRow), base: readBase(baseRow) });
    },
    error: onError,
  });
  return () => subscription.unsubscribe();
}

function readDoc(value: unknown): LearnerRecord | null {
  const read = readRecordDocument(value);
  return read.ok ? read.resume : null;
}
