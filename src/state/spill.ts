import { readResume } from '../domain/resume/read-resume';
import type { Resume } from '../domain/resume/resume-schema';
import { createLastWords, discardLastWords, spillName } from './last-words';
import { sessionStore } from './session';

/** Typed text that the device's database does not hold yet, with the document it was typed into. */
export type Unsaved = { base: Resume | null; doc: Resume };

/** The last words of the resume. They are emptied as soon as the database has them. */
export function createSpill(personId: string) {
  const marker = sessionStore.readMarker();
  const outlivesTab = marker?.userId === personId && !marker.shared;
  const words = createLastWords(spillName(personId), personId, { outlivesTab });
  const write = (unsaved: Unsaved | null) => {
    if (unsaved) words.write(unsaved);
  };
  return {
    write,
    read: async () => (await words.read()).flatMap((value) => readUnsaved(value) ?? []),
    clear: words.clear,
    /** Another person's turn in this tab: what the database refused waits for its owner only where it may stay. */
    leave: (unsaved: Unsaved | null) => {
      words.clear();
      if (outlivesTab) write(unsaved);
    },
  };
}

/** Throws away what any page left of a person, with the rest of their data. */
export function discardSpills(personId: string): void {
  discardLastWords(spillName(personId));
}

function readUnsaved(value: unknown): Unsaved | null {
  const stored = value as { base?: unknown; doc?: unknown } | null;
  const doc = readResume(stored?.doc);
  const base = readResume(stored?.base);
  return doc.ok ? { doc: doc.resume, base: base.ok ? base.resume : null } : null;
}
