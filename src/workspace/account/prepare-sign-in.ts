import { askToPersist } from '@/platform/keeping-rules';
import { bytesToText, textToBytes } from '@/workspace/persistence/key-text';
import {
  deletePersonDb,
  keepWrapped,
  recordForm,
  withdrawAccess,
} from '@/workspace/persistence/person-dbs';
import { prepareWrap, unwrapKey, type WrapKey } from '@/workspace/persistence/wrapped-key';
import { leaveSession } from '@/workspace/shared-computer/leave-session';
import { joinSession, startKey } from '@/workspace/shared-computer/encryption-policy';
import { makePlain, makeEncrypted } from '@/workspace/shared-computer/reencrypt';
import {
  readEntry,
  removeEncryptedEntry,
  writeEntry,
} from '@/workspace/shared-computer/encrypted-entry';
import { sessionStore } from '@/workspace/session/session';
import {
  dropTabKey,
  holdSession,
  isSessionAlive,
  readTabKey,
  storeTabKey,
  type TabKey,
} from '@/workspace/shared-computer/tab-key';
import { forgetWork } from '@/workspace/document/open-work';
import { readWrapped } from '@/workspace/shared-computer/wrapped-entry';

/** A tab that is busy answers late, and what it has not sent must not be erased under it. */
const busyTabAsks = 8;

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
  // Before this tab counts as one of them.
  const isAlive = await isSessionAlive(userId);
  await holdSession(userId);
  const known = readTabKey(userId) ?? (await findKey(userId, { password, isAlive }));
  if (!shared) {
    askToPersist();
    return known ? makePlain(userId) : dropTabKey(userId);
  }
  const key = known ?? startKey(userId);
  // Before the sign-in is noted: whoever closes the window in its first second finds their work the next time.
  const wrap = ((await begun) ?? null) as WrapKey | null;
  if (wrap || !known) await keepKey(userId, key, wrap);
  if (!known) await makeEncrypted(userId);
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
async function findKey(
  userId: string,
  { password, isAlive }: { password: string | undefined; isAlive: boolean },
): Promise<TabKey | null> {
  const entry = readEntry(userId);
  const bytes =
    password === undefined
      ? null
      : await unwrapKey(await readWrapped(userId, Date.now()), password);
  if (bytes) {
    const key = { keyId: entry?.keyId || crypto.randomUUID(), text: bytesToText(bytes) };
    writeEntry(userId, { keyId: key.keyId, at: Date.now(), isPersonal: true });
    storeTabKey(userId, key);
    return key;
  }
  for (let asked = 0; asked < (isAlive ? busyTabAsks : 1); asked += 1)
    if (entry && (await joinSession(userId, entry.keyId))) return readTabKey(userId);
  if ((await recordForm(userId)) === 'encrypted') await deletePersonDb(userId);
  removeEncryptedEntry(userId);
  return null;
}

/**
 * Locks the key for the person's next log in. It reaches the disk before anything that is sealed with it, and takes the
 * place of any other's: without a password (the link of a mail) nothing opens it later.
 */
async function keepKey(userId: string, key: TabKey, wrap: WrapKey | null): Promise<void> {
  const bytes = textToBytes(key.text);
  const wrapped = bytes && (await wrap?.(bytes));
  await keepWrapped(userId, { ...(wrapped && { wrapped }), aliveAt: Date.now() });
}
