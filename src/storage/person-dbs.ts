import { Dexie } from 'dexie';
import { readResume } from '../domain/resume/read-resume';
import { isBlankResume } from '../domain/resume/resume-schema';
import { ONLY, openPersonDb, personDbName, personIdOf } from './person-db';

/** Ids of all people with a database on this device, `guest` included. */
export async function listPersonDbs(): Promise<string[]> {
  const names = await Dexie.getDatabaseNames();
  return names.flatMap((name) => personIdOf(name) ?? []);
}

/** Deletes everything this device keeps of a person. Other tabs of theirs give way by themselves. */
export async function deletePersonDb(personId: string): Promise<void> {
  await Dexie.delete(personDbName(personId));
}

/** True when somebody wrote a resume here without signing in. Makes no database. */
export async function hasGuestWork(): Promise<boolean> {
  if (!(await Dexie.exists(personDbName('guest')))) return false;
  const db = openPersonDb('guest');
  try {
    const record = await db.resume.get(ONLY);
    if (record === undefined) return false;
    const read = readResume(record.doc);
    // What cannot be read is work all the same.
    return !read.ok || !isBlankResume(read.resume);
  } finally {
    db.close();
  }
}
