import { readResume } from '../domain/resume/read-resume';
import type { Resume } from '../domain/resume/resume-schema';
import { sessionStore } from './session';

/** Typed text that the device's database does not hold yet, with the document it was typed into. */
export type Unsaved = { base: Resume | null; doc: Resume };

/**
 * A second net for the last words before a page goes: IndexedDB cannot finish a write in a page that unloads, the
 * browser's simple storage can. It is emptied as soon as the database has the words. On a shared computer, and for a
 * guest, it dies with the tab.
 */
export function createSpill(personId: string) {
  const key = `cq-spill-${personId}`;
  const marker = sessionStore.readMarker();
  const outlivesTab = marker?.userId === personId && !marker.shared;
  const area = () => (outlivesTab ? localStorage : sessionStorage);

  return {
    write: (unsaved: Unsaved | null) => {
      if (unsaved) attempt(() => area().setItem(key, JSON.stringify(unsaved)));
    },
    read: () => readUnsaved(attempt(() => area().getItem(key)) ?? null),
    clear: () => attempt(() => area().removeItem(key)),
  };
}

function readUnsaved(text: string | null): Unsaved | null {
  if (text === null) return null;
  const stored = attempt(() => JSON.parse(text) as { base?: unknown; doc?: unknown });
  const doc = readResume(stored?.doc);
  const base = readResume(stored?.base);
  return doc.ok ? { doc: doc.resume, base: base.ok ? base.resume : null } : null;
}

// A browser may refuse its storage, or have no room left; then there is no second net, and the first one still works.
function attempt<T>(run: () => T): T | undefined {
  try {
    return run();
  } catch {
    return undefined;
  }
}
