import { createPersonTable, loadedColumns, savedColumns } from './person-table';
import type { ResumeTableDeps } from './resume-table';
import { fetchWithTimeout } from './fetch-with-timeout';
import type { WholeAnswer } from './fetch-with-timeout';

/**
 * The person's own row of `public.resumes`, by the same two requests as the backend's client sends. That one would
 * make the service worker a third larger; a test holds both to the same words on the wire.
 */
export function createPlainTable(deps: ResumeTableDeps) {
  const { url, key, fetch, timeoutMs = 20_000 } = deps;

  async function ask(
    token: string,
    query: Record<string, string>,
    {
      headers = {},
      ...init
    }: { method?: string; headers?: Record<string, string>; body?: string } = {},
  ): Promise<WholeAnswer> {
    const address = `${url}/rest/v1/resumes?${new URLSearchParams(query).toString()}`;
    const sent = {
      ...init,
      headers: {
        apikey: key,
        Authorization: `Bearer ${token}`,
        ...headers,
      },
    };
    return await fetchWithTimeout(fetch, address, sent, timeoutMs);
  }

  return createPersonTable(
    {
      load: (token) => ask(token, { select: loadedColumns, id: 'eq.1' }),
      save: (token, row) =>
        ask(
          token,
          { on_conflict: 'user_id,id', select: savedColumns },
          {
            method: 'POST',
            headers: {
              Accept: 'application/vnd.pgrst.object+json',
              'Content-Type': 'application/json',
              Prefer: 'resolution=merge-duplicates, return=representation',
            },
            body: JSON.stringify(row),
          },
        ),
    },
    deps,
  );
}
