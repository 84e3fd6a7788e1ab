import type { StoredSession } from '@/backend/session';
import { requestPersistentStorage } from '@/platform/storage-persistence';
import { closeWork } from '@/workspace/document/open-work';
import { sessionStore } from '@/workspace/session/session';
import {
  fetchKeyEncryptionKey,
  storeWrappedKey,
  type KeyEncryptionKey,
} from '@/workspace/shared-computer/key-recovery';
import { leaveSession } from '@/workspace/shared-computer/leave-session';
import { joinSession, startKey } from '@/workspace/shared-computer/encryption-policy';
import { makePlain, makeEncrypted } from '@/workspace/shared-computer/reencrypt';
import {
  readSessionEntry,
  removeSessionEntry,
  writeSessionEntry,
} from '@/workspace/shared-computer/session-entry';
import {
  dropTabKey,
  holdSessionLock,
  isSessionAlive,
  readTabKey,
  storeTabKey,
  type TabKey,
} from '@/workspace/shared-computer/tab-key';
import { readWrappedKeyAndTime } from '@/workspace/shared-computer/wrapped-entry';
import { quarantine, deleteAllButQuarantined } from '@/workspace/persistence/quarantine';
import {
  deletePersonDb,
  recordForm,
  withdrawAccess,
} from '@/workspace/persistence/person-db-admin';
import { unwrapKey } from '@/workspace/persistence/wrapped-key';

/** How often other tabs of the session are asked for its key: a busy tab answers late, and its unsent work must not be moved. */
const busyTabAsks = 8;
/** The waits before each new try to open a database, in ms: after a crash the old process keeps its files locked for a while. */
const readAgainMs = [250, 500, 1000, 2000];

/**
 * Call when the server has confirmed a sign-in and before it is noted on this device: whoever was here leaves, and the
 * key to the person's own records is there before any screen opens them. Throws what the device's storage throws.
 */
export async function prepareSignIn(
  { userId, accessToken }: StoredSession,
  { shared }: { shared: boolean },
): Promise<void> {
  await signOutPrevious(userId);
  // Before this tab counts as one of them.
  const isAlive = await isSessionAlive(userId);
  await holdSessionLock(userId);
  const inTab = readTabKey(userId);
  const isEncrypted = inTab === null && (await formOf(userId)) === 'encrypted';
  const lock =
    shared || isEncrypted ? await fetchKeyEncryptionKey(userId, async () => accessToken) : null;
  const known = inTab ?? (await findKey(userId, { lock, isAlive }));
  if (!shared) {
    requestPersistentStorage();
    return known ? makePlain(userId) : dropTabKey(userId);
  }
  const key = known ?? startKey(userId);
  // Before the sign-in is noted: whoever closes the window in its first second finds their work the next time.
  if (lock || !known) await storeWrappedKey(userId, key, lock);
  if (!known) await makeEncrypted(userId);
}

async function signOutPrevious(nextId: string): Promise<void> {
  const last = sessionStore.readMarker();
  if (!last || last.userId === nextId) return;
  if (!last.shared) return withdrawAccess(last.userId).catch(() => undefined);
  await closeWork();
  leaveSession(last.userId, { canComeBack: true });
}

/**
 * The key to what this person left here: from their account, or from another tab of theirs. What neither opens now waits
 * as it is for another try (`document/watch-key-recovery.ts`); what nobody can ever open again is erased.
 */
async function findKey(
  userId: string,
  { lock, isAlive }: { lock: KeyEncryptionKey | null; isAlive: boolean },
): Promise<TabKey | null> {
  const entry = readSessionEntry(userId);
  const { wrapped, leftAt } = await readWrappedKeyAndTime(userId);
  const text = lock && wrapped !== undefined ? await unwrapKey(lock.key, userId, wrapped) : null;
  if (text) {
    const key = { keyId: entry?.keyId || crypto.randomUUID(), text };
    writeSessionEntry(userId, { keyId: key.keyId, at: Date.now(), isPersonal: true });
    storeTabKey(userId, key);
    return key;
  }
  for (let asked = 0; asked < (isAlive ? busyTabAsks : 1); asked += 1)
    if (entry && (await joinSession(userId, entry.keyId))) return readTabKey(userId);
  if ((await formOf(userId)) === 'encrypted') await quarantineOrDelete(userId, wrapped, leftAt);
  removeSessionEntry(userId);
  return null;
}

async function quarantineOrDelete(
  userId: string,
  wrapped: string | undefined,
  aliveAt: number,
): Promise<void> {
  if (wrapped !== undefined) await quarantine(userId, { wrapped, aliveAt });
  else if (!(await deleteAllButQuarantined(userId))) await deletePersonDb(userId);
}

/** How the person's records lie here; 'unknown' only where the device goes on refusing to say. */
async function formOf(userId: string): ReturnType<typeof recordForm> {
  for (const waitMs of readAgainMs) {
    const form = await recordForm(userId);
    if (form !== 'unknown') return form;
    await new Promise((resolve) => setTimeout(resolve, waitMs));
  }
  return await recordForm(userId);
}
