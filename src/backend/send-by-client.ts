import type { SupabaseClient } from '@supabase/supabase-js';
import { Offline } from './auth-errors';
import { fetchWithTimeout, toResponse, type WholeAnswer } from './fetch-with-timeout';

export interface SendDeps {
  url: string;
  key: string;
  fetch: typeof globalThis.fetch;
  timeoutMs: number;
}

/**
 * Runs one request of the backend's client and returns the HTTP answer itself: the client reports a 404 and an empty 200 as
 * success. The client loads with the first request, so that no screen waits for it.
 *
 * @throws {Offline} no answer, or the client could not be loaded
 */
export async function sendByClient(
  { url, key, fetch, timeoutMs }: SendDeps,
  token: string,
  ask: (client: SupabaseClient) => PromiseLike<unknown>,
): Promise<WholeAnswer> {
  let answer: WholeAnswer | null = null;
  const { createPersonClient } = loaded ?? (await loadClient());
  const client = createPersonClient({ url, key, token }, async (input, init) => {
    answer = await fetchWithTimeout(fetch, input, init, timeoutMs);
    return toResponse(answer);
  });
  await ask(client);
  if (!answer) throw new Offline();
  return answer;
}

let loaded: typeof import('./person-client') | undefined;

/**
 * Loads the client.
 *
 * @throws {Offline} it could not be loaded
 */
async function loadClient(): Promise<typeof import('./person-client')> {
  try {
    return (loaded ??= await import('./person-client'));
  } catch {
    throw new Offline();
  }
}
