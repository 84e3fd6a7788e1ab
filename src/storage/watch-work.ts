import { liveQuery } from 'dexie';
import { readBase, readSlot } from '../domain/outbox/read-outbox';
import type { Work } from '../domain/outbox/reconcile';
import { readResume } from '../domain/resume/read-resume';
import type { Resume } from '../domain/resume/resume-schema';
import type { PersonDb } from './person-db';
import type { Seen } from './resume-store';
import { ONLY } from './work-db';

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
      record: await db.resume.get(ONLY),
      slotRow: await db.outbox.get(ONLY),
      baseRow: await db.base.get(ONLY),
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

function readDoc(value: unknown): Resume | null {
  const read = readResume(value);
  return read.ok ? read.resume : null;
}
