import 'fake-indexeddb/auto';
import { afterEach } from 'vitest';
import { loadWork } from '@/workspace/persistence/record-store';
import type { Env } from '@/workspace/persistence/record-store';
import { openPersonDb } from '@/workspace/persistence/person-db';
import type { PersonDb, PersonDbOptions } from '@/workspace/persistence/person-db';
import { countingIds } from '../../unit/domain/resume/sample-resume';

let people = 0;
const opened: PersonDb[] = [];

/** A new person of this test, so that no test meets another's records. */
export function newPerson(): string {
  return `person-${(people += 1)}`;
}

/** One tab's handle on a person's database; closed after the test. */
export function openTab(person: string, options: PersonDbOptions = {}): PersonDb {
  const db = openPersonDb(person, options);
  opened.push(db);
  return db;
}

/** A tab that has loaded what there is. */
export async function openLoadedTab(person: string, edge: Env = edgeOf(person)) {
  const db = openTab(person);
  return { db, work: await loadWork(db, edge), edge };
}

export function edgeOf(prefix: string): Env {
  return { now: () => 1_000, newId: countingIds(prefix) };
}

afterEach(() => {
  for (const db of opened.splice(0)) db.close();
});
