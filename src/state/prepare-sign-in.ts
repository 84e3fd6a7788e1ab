import { isLeftTooLong } from '../domain/shared-computer/idle';
import { bytesToText, textToBytes } from '../storage/key-text';
import { deletePersonDb, withdrawAccess } from '../storage/person-dbs';
import { prepareWrap, unwrapKey, type WrapKey } from '../storage/wrapped-key';
import { leaveSession } from './leave-session';
import { joinSession, startKey } from './person-sealing';
import { makePlain, makeSealed } from './reseal';
import { readEntry, removeEntry, writeEntry } from './sealed-entry';
import { sessionStore } from './session';
import { dropTabKey, holdSession, readTabKey, storeTabKey, type TabKey } from './tab-key';
import { forgetWork } from './use-work';

/** What a sign-in says about the computer; the password opens what was not sent the last time. */
type SignIn = {
  shared: boolean;
  password?: string | undefined;
  /** What {@link beginSignIn} has begun. */
  begun?: Promise<unknown> | undefined;
};

/**
 * Call as a password leaves for the server from a shared computer: locking a key with it is slow on purpose, and so runs
 * while the server is asked. Resolves with null where the browser cannot do it.
 */
export async function beginSignIn(password: string): Promise<WrapKey | null> {
  try {
    return await prepareWrap(password);
  } catch {
    return null;
  }
}

/**
 * Call when the server has confirmed a sign-in and before it is noted on this device: whoever was here leaves, and the
 * key to the person's own records is there before any screen opens them. Throws what the device's storage throws.
 */
export async function prepareSignIn(
  userId: string,
  { shared, password, begun }: SignIn,
): Promise<void> {
  await leaveLastPerson(userId);
  await holdSession(userId);
  const known = readTabKey(userId) ?? (await findKey(userId, password));
  if (!shared) return known ? makePlain(userId) : dropTabKey(userId);
  const key = known ?? startKey(userId);
  // Before the sign-in is noted: whoever closes the window in its first second finds their work the next time.
  if (begun) await keepWrapped(userId, key, (await begun) as WrapKey | null);
  if (!known) await makeSealed(userId);
}

async function leaveLastPerson(nextId: string): Promise<void> {
  const last = sessionStore.readMarker();
  if (!last || last.userId === nextId) return;
  if (!last.shared) return withdrawAccess(last.userId).catch(() => undefined);
  await forgetWork();
  leaveSession(last.userId, { canComeBack: true });
}

/**
 * The key to what this person left here: from their password, or from another tab of theirs. What neither opens nobody
 * will ever read again; it is erased.
 */
async function findKey(userId: string, password: string | undefined): Promise<TabKey | null> {
  const entry = readEntry(userId);
  if (!entry) return null;
  const isTooOld = entry.keyId === '' && isLeftTooLong(entry.at, Date.now());
  if (!isTooOld && password !== undefined) {
    const bytes = await unwrapKey(entry.wrapped, password);
    const key = bytes && { keyId: entry.keyId || crypto.randomUUID(), text: bytesToText(bytes) };
    if (key) {
      writeEntry(userId, { ...entry, keyId: key.keyId, at: Date.now() });
      storeTabKey(userId, key);
      return key;
    }
  }
  if (await joinSession(userId, entry.keyId)) return readTabKey(userId);
  await deletePersonDb(userId);
  removeEntry(userId);
  return null;
}

async function keepWrapped(userId: string, key: TabKey, wrap: WrapKey | null): Promise<void> {
  const bytes = textToBytes(key.text);
  const wrapped = bytes && (await wrap?.(bytes));
  const entry = readEntry(userId);
  if (wrapped && entry?.keyId === key.keyId) writeEntry(userId, { ...entry, wrapped });
}
