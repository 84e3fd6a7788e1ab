import { PostgrestClient } from '@supabase/postgrest-js';

import type { LoadOutcome, SaveOutcome } from '../domain/outbox/save-outcome';
import { loadOutcomeOf, saveOutcomeOf } from './row-answer';
import { NoSession } from './session-keeper';
import { fetchWhole, wholeAnswerToResponse } from './whole-answer';
import type { WholeAnswer } from './whole-answer';

export interface ResumeTableDeps {
  url: string;
  key: string;
  /** The person's token; throws `NoSession` or `Offline`. See the session keeper. */
  accessToken: (options?: { rejected?: string }) => Promise<string>;
  fetch: typeof globalThis.fetch;
  /** Milliseconds since 1970, by this device's clock. */
  now: () => number;
  timeoutMs?: number;
}

export interface SaveRequest {
  /** The whole resume, as it stands in `data`. */
  doc: unknown;
  /** The revision this document was made from; 0 when the account has none yet. */
  baseRevision: number;
  /** Names this save, so that a repeat of it is harmless. */
  saveId: string;
}

type Refused = { kind: 'unauthorized' } | { kind: 'offline' };

/**
 * The person's own row of `public.resumes`. Neither function throws. No request leaves without the
 * person's token: with the anonymous key alone the server would answer "no rows", which would look
 * like an empty account.
 */
export function createResumeTable(deps: ResumeTableDeps) {
  const { accessToken, now } = deps;

  /** Reads the account's resume (call 1 of the spec, within the person's rows). */
  async function load(): Promise<LoadOutcome> {
    const answer = await asPerson((client) =>
      client.from('resumes').select('data,revision,save_id,updated_at').eq('id', 1).single(),
    );
    return 'kind' in answer ? answer : loadOutcomeOf(answer);
  }

  /** Saves the resume as one upsert of "id 1 of its owner" (call 2 of the spec, design §3). */
  async function save({ doc, baseRevision, saveId }: SaveRequest): Promise<SaveOutcome> {
    const row = { id: 1, data: doc, revision: baseRevision + 1, save_id: saveId };
    const answer = await asPerson((client) =>
      client
        .from('resumes')
        .upsert(row, { onConflict: 'user_id,id' })
        .select('revision,save_id,updated_at')
        .single(),
    );
    return 'kind' in answer ? answer : saveOutcomeOf(answer, saveId, now());
  }

  /**
   * Sends with the person's token. A token that the server refuses is refreshed once: this
   * device's clock may have jumped since the token came.
   */
  async function asPerson(query: Query): Promise<WholeAnswer | Refused> {
    try {
      const token = await accessToken();
      const answer = await send(deps, token, query);
      if (answer?.status !== 401 || answer.json === undefined) return answer ?? offline;
      return (await send(deps, await accessToken({ rejected: token }), query)) ?? offline;
    } catch (error) {
      return error instanceof NoSession ? { kind: 'unauthorized' } : offline;
    }
  }

  return { load, save };
}

type Query = (client: PostgrestClient) => PromiseLike<unknown>;

const offline: Refused = { kind: 'offline' };

/**
 * Runs one query and answers what really came over the wire, or null when nothing did: the client
 * reports a 404 and an empty 200 as success.
 */
async function send(
  { url, key, fetch, timeoutMs = 20_000 }: ResumeTableDeps,
  token: string,
  query: Query,
): Promise<WholeAnswer | null> {
  let answer: WholeAnswer | null = null;
  const client = new PostgrestClient(`${url}/rest/v1`, {
    headers: { apikey: key, Authorization: `Bearer ${token}` },
    retry: false,
    fetch: async (input, init) => {
      answer = await fetchWhole(fetch, input, init, timeoutMs);
      return wholeAnswerToResponse(answer);
    },
  });
  await query(client);
  return answer;
}
