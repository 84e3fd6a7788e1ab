import { withAccessToken, isRefusedToken, type AccessToken } from './with-access-token';
import { sendByClient, type SendDeps } from './send-by-client';

/** 256 bits as hexadecimal digits. */
const secretText = /^[0-9a-f]{64}$/;

type SecretDeps = Omit<SendDeps, 'timeoutMs'> & {
  accessToken: AccessToken;
  now: () => number;
  timeoutMs?: number;
};

/** 32 random bytes, and how far this device's clock is behind the server's, in ms. */
export type AccountSecret = { secret: Uint8Array<ArrayBuffer>; behindMs: number };

/**
 * Asks for the secret of the person's account; see the migration `account_secret`. `now`: this device's clock. Null
 * when it cannot be
 * had: no believable answer, a refusal, or an answer about somebody else. Never throws, and keeps nothing.
 */
export async function fetchAccountSecret(
  { accessToken, now, timeoutMs = 8000, ...sending }: SecretDeps,
  userId: string,
): Promise<AccountSecret | null> {
  try {
    const { status, json } = await withAccessToken(
      accessToken,
      (token) =>
        sendByClient({ ...sending, timeoutMs }, token, (client) => client.rpc('account_secret')),
      isRefusedToken,
    );
    const answer = (json ?? {}) as { user_id?: unknown; secret?: unknown; now?: unknown };
    if (status !== 200 || answer.user_id !== userId) return null;
    const { secret, now: serverNow } = answer;
    if (typeof secret !== 'string' || !secretText.test(secret)) return null;
    const behindMs = typeof serverNow === 'number' ? serverNow - now() : 0;
    return { secret: toBytes(secret), behindMs };
  } catch {
    return null;
  }
}

function toBytes(hex: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from({ length: hex.length / 2 }, (_, at) =>
    Number.parseInt(hex.slice(at * 2, at * 2 + 2), 16),
  );
}
