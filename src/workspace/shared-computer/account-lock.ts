import { fetchAccountSecret } from '@/backend/account-secret';
import type { AccessToken } from '@/backend/with-access-token';
import { backendConfig } from '@/backend/config';
import { restoreQuarantined, listQuarantined } from '@/workspace/persistence/held-work';
import type { PersonDb } from '@/workspace/persistence/person-db';
import { storeKeyring } from '@/workspace/persistence/person-dbs';
import type { Env } from '@/workspace/persistence/record-store';
import { importEncryptionKey } from '@/workspace/persistence/encryption';
import { unwrapKey, wrapKey } from '@/workspace/persistence/wrapped-key';
import { readTabKey, type TabKey } from './tab-key';
import { readWrappedKey } from './wrapped-entry';

/** What opens and locks the keys that wait on a shared computer's disk. */
export type KeyEncryptionKey = {
  key: CryptoKey;
  /** How far this computer's clock is behind the server's, in ms. */
  behindMs: number;
};

/**
 * The lock that the account's secret makes; null while the secret cannot be had. It lives in the memory of whoever asks,
 * as long as it is used.
 */
export async function fetchKeyEncryptionKey(
  userId: string,
  accessToken: AccessToken,
): Promise<KeyEncryptionKey | null> {
  const deps = { ...backendConfig(), accessToken, now: Date.now };
  const answer = await fetchAccountSecret(
    { ...deps, fetch: (input, init) => fetch(input, init) },
    userId,
  );
  if (answer === null) return null;
  try {
    return { key: await importEncryptionKey(answer.secret), behindMs: answer.behindMs };
  } catch {
    // A browser without Web Crypto has no encrypted records either.
    return null;
  }
}

/**
 * Keeps a session's key on the disk, for its person's next log in to open; it reaches the disk before anything that is
 * encrypted with it, and takes the place of any other's. Without a lock only the windows of this session open it.
 */
export async function storeWrappedKey(
  userId: string,
  key: TabKey,
  lock: KeyEncryptionKey | null,
): Promise<void> {
  const locked = lock && {
    wrapped: await wrapKey(lock.key, userId, key.text),
    behindMs: lock.behindMs,
  };
  await storeKeyring(userId, { ...locked, aliveAt: Date.now() });
}

/** What the account has still to open or lock here. */
export type KeyRecoveryState = {
  /** Work of an earlier visit waits here and did not open. */
  hasLockedWork: boolean;
  /** The person's next log in opens what this session leaves. */
  opensLater: boolean;
};

/** What is known on this device alone, without asking the account. */
export async function readKeyRecoveryState(
  db: PersonDb,
  userId: string,
): Promise<KeyRecoveryState> {
  return {
    hasLockedWork: (await listQuarantined(db)).length > 0,
    opensLater: (await readWrappedKey(userId)) !== undefined,
  };
}

/**
 * Does what the sign-in could not, for the account's secret was not to be had: locks this session's key for the next log
 * in, and brings in what waits of an earlier visit. Asks for nothing where nothing is missing.
 */
export async function wrapPendingKeyAndRestoreQuarantined(
  db: PersonDb,
  userId: string,
  { accessToken, env }: { accessToken: AccessToken; env: Env },
): Promise<KeyRecoveryState> {
  const before = await readKeyRecoveryState(db, userId);
  const key = db.mode() === 'encrypted' && !before.opensLater ? readTabKey(userId) : null;
  if (key === null && !before.hasLockedWork) return before;
  const lock = await fetchKeyEncryptionKey(userId, accessToken);
  if (lock === null) return before;
  if (key) await storeWrappedKey(userId, key, lock);
  await restoreQuarantined(db, (wrapped) => unwrapKey(lock.key, userId, wrapped), env);
  return await readKeyRecoveryState(db, userId);
}
