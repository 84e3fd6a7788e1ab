import { NoSession } from './no-token';
import { asPerson, isRefusedToken, type AccessToken } from './as-person';
import { sendByClient } from './send-by-client';
import { fetchWhole } from './whole-answer';
import type { WholeAnswer } from './whole-answer';

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

/** What ends more than this device's sign-in. Both need the network; neither throws. */
export function createAccountEnd({
  url,
  key,
  accessToken,
  fetch,
  timeoutMs = 8000,
}: AccountEndDeps) {
  const sending = { url, key, fetch, timeoutMs };

  /**
   * Deletes the account and all of its data on the server. Proof is the person's id in the answer:
   * a bare 200 or 204 is what captive portals send.
   */
  async function deleteAccount(userId: string): Promise<AccountEnd> {
    return await asked(async () => {
      const answer = await asPerson(
        accessToken,
        (token) => sendByClient(sending, token, (client) => client.rpc('delete_account')),
        isRefusedToken,
      );
      if (answer.status === 200 && answer.json === userId) return 'done';
      return isOwnRefusal(answer) ? 'refused' : 'unreachable';
    });
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
    const headers = { apikey: key, Authorization: `Bearer ${token}` };
    const address = `${url}/auth/v1/logout?scope=global`;
    return fetchWhole(fetch, address, { method: 'POST', headers }, timeoutMs);
  }

  return { deleteAccount, signOutEverywhere };
}

async function asked(ask: () => Promise<AccountEnd>): Promise<AccountEnd> {
  try {
    return await ask();
  } catch (error) {
    return error instanceof NoSession ? 'signed-out' : 'unreachable';
  }
}

/** PostgREST words its refusals as JSON with a code; 5xx is nobody's decision. */
function isOwnRefusal({ status, json }: WholeAnswer): boolean {
  if (status < 400 || status >= 500) return false;
  return typeof json === 'object' && json !== null && 'code' in json;
}
