import { fetchAccountSecret } from '@/backend/account-secret';
import type { AccessToken } from '@/backend/with-access-token';
import { backendConfig } from '@/backend/config';
import { bringBack, listHeld } from '@/workspace/persistence/held-work';
import type { PersonDb } from '@/workspace/persistence/person-db';
import { keepWrapped } from '@/workspace/persistence/person-dbs';
import type { Env } from '@/workspace/persistence/record-store';
import { importEncryptionKey } from '@/workspace/persistence/encryption';
import { unwrapKey, wrapKey } from '@/workspace/persistence/wrapped-key';
import { readTabKey, type TabKey } from './tab-key';
import { readWrapped } from './wrapped-entry';

/** What opens and locks the keys that wait on a shared computer's disk. */
export type AccountLock = {
  key: CryptoKey;
  /** How far this computer's clock is behind the server's, in ms. */
  behindMs: number;
};

/**
 * The lock that the account's secret makes; null while the secret cannot be had. It lives in the memory of whoever asks,
 * as long as it is used.
 */
export async function fetchLock(
  userId: string,
  accessToken: AccessToken,
): Promise<AccountLock | null> {
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
export async function keepKey(
  userId: string,
  key: TabKey,
  lock: AccountLock | null,
): Promise<void> {
  const locked = lock && {
    wrapped: await wrapKey(lock.key, userId, key.text),
    behindMs: lock.behindMs,
  };
  await keepWrapped(userId, { ...locked, aliveAt: Date.now() });
}

/** What the account has still to open or lock here. */
export type LockState = {
  /** Work of an earlier visit waits here and did not open. */
  hasLockedWork: boolean;
  /** The person's next log in opens what this session leaves. */
  opensLater: boolean;
};

/** What is known on this device alone, without asking the account. */
export async function readLockState(db: PersonDb, userId: string): Promise<LockState> {
  return {
    hasLockedWork: (await listHeld(db)).length > 0,
    opensLater: (await readWrapped(userId)) !== undefined,
  };
}

/**
 * Does what the sign-in could not, for the account's secret was not to be had: locks this session's key for the next log
 * in, and brings in what waits of an earlier visit. Asks for nothing where nothing is missing.
 */
export async function catchUpLock(
  db: PersonDb,
  userId: string,
  { accessToken, env }: { accessToken: AccessToken; env: Env },
): Promise<LockState> {
  const before = await readLockState(db, userId);
  const key = db.mode() === 'encrypted' && !before.opensLater ? readTabKey(userId) : null;
  if (key === null && !before.hasLockedWork) return before;
  const lock = await fetchLock(userId, accessToken);
  if (lock === null) return before;
  if (key) await keepKey(userId, key, lock);
  await bringBack(db, (wrapped) => unwrapKey(lock.key, userId, wrapped), env);
  return await readLockState(db, userId);
}
