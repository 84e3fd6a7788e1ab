import { readResume } from '../domain/resume/read-resume';
import type { Resume } from '../domain/resume/resume-schema';
import type { PersonDb } from '../storage/person-db';
import { dropTyped, keepTyped, readTyped } from '../storage/typed-words';
import { createLastWords } from './last-words';

/** Typed text that the device's database does not hold yet, with the document it was typed into. */
export type Unsaved = { base: Resume | null; doc: Resume };

/** The last words of the resume. They are emptied as soon as the database has them. */
export function createSpill(personId: string, db: PersonDb) {
  const words = createLastWords('spill', personId);
  const typedId = `resume/${crypto.randomUUID()}`;
  let taken: readonly string[] = [];
  const write = (unsaved: Unsaved | null) => {
    if (unsaved) words.write(unsaved);
  };
  const clear = () => {
    words.clear();
    for (const id of [typedId, ...taken]) dropTyped(db, id);
    taken = [];
  };
  return {
    write,
    /** Stores it within the running task, before anything that is stored after it. */
    keepAtOnce: (unsaved: Unsaved | null) => {
      if (unsaved) keepTyped(db, { id: typedId, value: unsaved });
    },
    read: async () => {
      const typed = await readTyped(db, 'resume', typedId).catch(() => []);
      taken = typed.map(({ id }) => id);
      const left = [...typed.map(({ value }) => value), ...(await words.read())];
      return left.flatMap((value) => readUnsaved(value) ?? []);
    },
    clear,
    /** Another person's turn in this tab: what the database refused waits for its owner only where it may stay. */
    leave: (unsaved: Unsaved | null) => {
      clear();
      if (words.mayStay()) write(unsaved);
    },
  };
}

function readUnsaved(value: unknown): Unsaved | null {
  const stored = value as { base?: unknown; doc?: unknown } | null;
  const doc = readResume(stored?.doc);
  const base = readResume(stored?.base);
  return doc.ok ? { doc: doc.resume, base: base.ok ? base.resume : null } : null;
}
