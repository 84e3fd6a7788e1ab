import { PostgrestClient } from '@supabase/postgrest-js';

import { createPersonTable, loadedColumns, savedColumns } from './person-table';
import type { PersonTableDeps } from './person-table';
import { fetchWhole, wholeAnswerToResponse } from './whole-answer';
import type { WholeAnswer } from './whole-answer';

export interface ResumeTableDeps extends PersonTableDeps, SendDeps {}

export interface SendDeps {
  url: string;
  key: string;
  fetch: typeof globalThis.fetch;
  timeoutMs?: number;
}

/** The person's own row of `public.resumes`, through the backend's client; see {@link createPersonTable}. */
export function createResumeTable(deps: ResumeTableDeps) {
  return createPersonTable(
    {
      load: (token) =>
        send(deps, token, (client) =>
          client.from('resumes').select(loadedColumns).eq('id', 1).single(),
        ),
      save: (token, row) =>
        send(deps, token, (client) =>
          client
            .from('resumes')
            .upsert(row, { onConflict: 'user_id,id' })
            .select(savedColumns)
            .single(),
        ),
    },
    deps,
  );
}

/**
 * Runs one query and answers what really came over the wire, or null when nothing did: the client
 * reports a 404 and an empty 200 as success.
 */
async function send(
  { url, key, fetch, timeoutMs = 20_000 }: SendDeps,
  token: string,
  query: (client: PostgrestClient) => PromiseLike<unknown>,
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
