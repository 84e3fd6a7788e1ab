import { NoSession } from './auth-errors';
import { isRecord } from '@/domain/resume/json-value';
import type { AccessToken } from './with-access-token';
import { sendByClient } from './send-by-client';
import { fetchWithTimeout } from './fetch-with-timeout';
import type { WholeAnswer } from './fetch-with-timeout';

interface AccountEndDeps {
  url: string;
  key: string;
  accessToken: AccessToken;
  fetch: typeof globalThis.fetch;
  timeoutMs?: number;
}

/**
 * `done`: the server has proven it. `signed-out`: this device has no sign-in to ask with.
 * `unreachable`: no answer that can be believed, so it may or may not have happened; asking again
 * does no harm. `refused`: the server is there and did not do it.
 */
export type AccountEnd = 'done' | 'signed-out' | 'unreachable' | 'refused';

/**
 * `wrong-password`: nothing was deleted. `too-many-tries`: nothing was deleted, and the server checks no password for a
 * while.
 */
export type Deletion = AccountEnd | 'wrong-password' | 'too-many-tries';

/** Deletes the account, or signs out on all devices. Both need the network; neither throws. */
export function createAccountEnd({
  url,
  key,
  accessToken,
  fetch,
  timeoutMs = 8000,
}: AccountEndDeps) {
  const sending = { url, key, fetch, timeoutMs };

  /**
   * Deletes the account and all of its data on the server, which demands a log in of this moment: hence the password. Proof is
   * the person's id in the answer, because captive portals send a bare 200 or 204.
   */
  async function deleteAccount(
    { userId, email }: { userId: string; email: string },
    password: string,
  ): Promise<Deletion> {
    return await asked<Deletion>(async () => {
      const token = await accessToken();
      const logIn = await post('/auth/v1/token?grant_type=password', { email, password });
      if (logIn.status === 429) return 'too-many-tries';
      if (codeIn(logIn) === 'invalid_credentials') {
        // If the answer of an earlier try was lost, the account is gone already and logging in fails.
        return (await isGone(token)) ? 'done' : 'wrong-password';
      }
      const fresh = field(logIn.json, 'access_token');
      if (logIn.status !== 200 || typeof fresh !== 'string') return 'unreachable';
      if (field(field(logIn.json, 'user'), 'id') !== userId) return 'refused';
      const answer = await sendByClient(sending, fresh, (client) => client.rpc('delete_account'));
      if (answer.status === 200 && answer.json === userId) return 'done';
      return isOwnRefusal(answer) ? 'refused' : 'unreachable';
    });
  }

  /** Whether the sign-in service itself says that the account of this token is not there. */
  async function isGone(token: string): Promise<boolean> {
    const headers = { apikey: key, Authorization: `Bearer ${token}` };
    const answer = await fetchWithTimeout(fetch, `${url}/auth/v1/user`, { headers }, timeoutMs);
    return answer.status >= 400 && codeIn(answer) === 'user_not_found';
  }

  /**
   * Ends the person's sign-ins on every device. Proof is that the server then refuses to renew this
   * device's own. Access tokens that are already out stay good until they run out, an hour at most.
   */
  async function signOutEverywhere(): Promise<AccountEnd> {
    return await asked(async () => {
      const token = await accessToken();
      await logOutEverywhere(token);
      try {
        await accessToken({ rejected: token });
      } catch (error) {
        if (error instanceof NoSession) return 'done';
        throw error;
      }
      return 'refused';
    });
  }

  function logOutEverywhere(token: string): Promise<WholeAnswer> {
    return post('/auth/v1/logout?scope=global', undefined, token);
  }

  function post(path: string, body?: object, token?: string): Promise<WholeAnswer> {
    const headers = {
      apikey: key,
      ...(body && { 'Content-Type': 'application/json' }),
      ...(token && { Authorization: `Bearer ${token}` }),
    };
    const init = { method: 'POST', headers, ...(body && { body: JSON.stringify(body) }) };
    return fetchWithTimeout(fetch, `${url}${path}`, init, timeoutMs);
  }

  return { deleteAccount, signOutEverywhere };
}

async function asked<T>(ask: () => Promise<T>): Promise<T | 'signed-out' | 'unreachable'> {
  try {
    return await ask();
  } catch (error) {
    return error instanceof NoSession ? 'signed-out' : 'unreachable';
  }
}

/** Whether PostgREST itself refused: a 4xx with JSON that has a `code`. A 5xx is a failure, not a refusal. */
function isOwnRefusal({ status, json }: WholeAnswer): boolean {
  if (status < 400 || status >= 500) return false;
  return typeof json === 'object' && json !== null && 'code' in json;
}

/** The error code of the sign-in service: `error_code` in newer versions, `code` in older ones. */
const codeIn = ({ json }: WholeAnswer): unknown => field(json, 'error_code') ?? field(json, 'code');

const field = (value: unknown, name: string): unknown =>
  isRecord(value) ? value[name] : undefined;
