import { fetchAccountSecret } from '@/backend/account-secret';
import type { AccessToken } from '@/backend/with-access-token';
import { backendConfig } from '@/backend/config';
import { restoreQuarantined, listQuarantined } from '@/workspace/persistence/quarantine';
import type { PersonDb } from '@/workspace/persistence/person-db';
import { storeKeyring } from '@/workspace/persistence/person-db-admin';
import type { Env } from '@/workspace/persistence/record-store';
import { importEncryptionKey } from '@/workspace/persistence/encryption';
import { unwrapKey, wrapKey } from '@/workspace/persistence/wrapped-key';
import { readTabKey, type TabKey } from './tab-key';
import { readWrappedKey } from './wrapped-entry';

/** Wraps and unwraps the keys of sessions that wait on a shared computer's disk. */
export type KeyEncryptionKey = {
  key: CryptoKey;
  /** How far this computer's clock is behind the server's, in ms. */
  behindMs: number;
};

/**
 * Derives the key-encryption key from the account's secret; null while the secret cannot be fetched. It is never stored:
 * the caller keeps it in memory while it uses it.
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
 * Stores a session's key on the disk, wrapped with `wrappingKey`, for its person's next log in to unwrap. It reaches the
 * disk before anything that is encrypted with it, and replaces the key of any other session. Without `wrappingKey` only
 * the windows of this session, which have the key in their memory, can read the records.
 */
export async function storeWrappedKey(
  userId: string,
  key: TabKey,
  wrappingKey: KeyEncryptionKey | null,
): Promise<void> {
  const wrapped = wrappingKey && {
    wrapped: await wrapKey(wrappingKey.key, userId, key.text),
    behindMs: wrappingKey.behindMs,
  };
  await storeKeyring(userId, { ...wrapped, aliveAt: Date.now() });
}

/** Which keys on this device still wait for the account's secret. */
export type KeyRecoveryState = {
  /** Work of an earlier visit waits here and did not open. */
  hasLockedWork: boolean;
  /** The person's next log in opens what this session leaves. */
  opensLater: boolean;
};

/** Reads the state from this device alone, without asking the account. */
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
 * Does what the sign-in could not do while the account's secret could not be fetched: wraps this session's key for the next
 * log in, and restores the quarantined work of an earlier visit. Fetches nothing where neither is missing.
 */
export async function wrapPendingKeyAndRestoreQuarantined(
  db: PersonDb,
  userId: string,
  { accessToken, env }: { accessToken: AccessToken; env: Env },
): Promise<KeyRecoveryState> {
  const before = await readKeyRecoveryState(db, userId);
  const key = db.mode() === 'encrypted' && !before.opensLater ? readTabKey(userId) : null;
  if (key === null && !before.hasLockedWork) return before;
  const wrappingKey = await fetchKeyEncryptionKey(userId, accessToken);
  if (wrappingKey === null) return before;
  if (key) await storeWrappedKey(userId, key, wrappingKey);
  await restoreQuarantined(db, (wrapped) => unwrapKey(wrappingKey.key, userId, wrapped), env);
  return await readKeyRecoveryState(db, userId);
}
