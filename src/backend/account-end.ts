import { NoSession } from './no-token';
import type { SessionKeeper } from './session-keeper';
import { fetchWhole } from './whole-answer';
import type { WholeAnswer } from './whole-answer';

interface AccountEndDeps {
  url: string;
  key: string;
  /** See the session keeper. */
  accessToken: SessionKeeper['accessToken'];
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
  /**
   * Deletes the account and all of its data on the server. Proof is the person's id in the answer:
   * a bare 200 or 204 is what captive portals send.
   */
  async function deleteAccount(userId: string): Promise<AccountEnd> {
    return await asked(async () => {
      let token = await accessToken();
      let answer = await post('/rest/v1/rpc/delete_account', token);
      // This device's clock may have jumped since the token came.
      if (isRefusedToken(answer)) {
        token = await accessToken({ rejected: token });
        answer = await post('/rest/v1/rpc/delete_account', token);
      }
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
      await post('/auth/v1/logout?scope=global', token);
      try {
        await accessToken({ rejected: token });
      } catch (error) {
        if (error instanceof NoSession) return 'done';
        throw error;
      }
      return 'refused';
    });
  }

  function post(path: string, token: string): Promise<WholeAnswer> {
    const headers = {
      apikey: key,
      Authorization: `Bearer ${token}`,
      'Content-Type': 'application/json',
      'X-Supabase-Api-Version': '2024-01-01',
    };
    return fetchWhole(fetch, url + path, { method: 'POST', headers, body: '{}' }, timeoutMs);
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

const isRefusedToken = ({ status, json }: WholeAnswer) => status === 401 && json !== undefined;

/** PostgREST words its refusals as JSON with a code; 5xx is nobody's decision. */
function isOwnRefusal({ status, json }: WholeAnswer): boolean {
  if (status < 400 || status >= 500) return false;
  return typeof json === 'object' && json !== null && 'code' in json;
}
