import { readResume } from '../domain/resume/read-resume';
import type { Resume } from '../domain/resume/resume-schema';
import { sessionStore } from './session';

/** Typed text that the device's database does not hold yet, with the document it was typed into. */
export type Unsaved = { base: Resume | null; doc: Resume };

/**
 * A second net for the last words before a page goes: IndexedDB cannot finish a write in a page that unloads, the
 * browser's simple storage can. It is emptied as soon as the database has the words. On a shared computer, and for a
 * guest, it dies with the tab. Each page has a net of its own, for another tab knows nothing of these words.
 */
export function createSpill(personId: string) {
  const prefix = prefixOf(personId);
  const key = prefix + crypto.randomUUID();
  const marker = sessionStore.readMarker();
  const outlivesTab = marker?.userId === personId && !marker.shared;
  const area = () => (outlivesTab ? localStorage : sessionStorage);
  let taken = new Map<string, string>();

  const write = (unsaved: Unsaved | null) => {
    if (unsaved) attempt(() => area().setItem(key, JSON.stringify(unsaved)));
  };
  const clear = () => {
    attempt(() => area().removeItem(key));
    for (const [one, text] of taken) {
      // A page that still lives may have put newer words there.
      attempt(() => area().getItem(one) === text && area().removeItem(one));
    }
    taken = new Map();
  };

  return {
    write,
    /** What earlier pages left; it stays until the next `clear`. */
    read: (): Unsaved[] => {
      taken = new Map(
        keysIn(area, prefix).map((one) => [one, attempt(() => area().getItem(one)) ?? '']),
      );
      return [...taken.values()].flatMap((text) => readUnsaved(text) ?? []);
    },
    /** Call when the database has everything typed here. */
    clear,
    /** Another person's turn in this tab: what the database refused waits for its owner only where it may stay. */
    leave: (unsaved: Unsaved | null) => {
      clear();
      if (outlivesTab) write(unsaved);
    },
  };
}

/** Throws away what any page left of a person, with the rest of their data. */
export function discardSpills(personId: string): void {
  for (const area of [() => localStorage, () => sessionStorage]) {
    for (const key of keysIn(area, prefixOf(personId))) attempt(() => area().removeItem(key));
  }
}

function prefixOf(personId: string): string {
  return `cq-spill-${personId}-`;
}

function keysIn(area: () => Storage, prefix: string): string[] {
  const keys = attempt(() =>
    Array.from({ length: area().length }, (_, index) => area().key(index)),
  );
  return (keys ?? []).flatMap((key) => (key?.startsWith(prefix) ? [key] : []));
}

function readUnsaved(text: string): Unsaved | null {
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
