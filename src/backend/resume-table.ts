import { schemaVersion } from '@/domain/resume/schema-version';
import type { LoadOutcome, SaveOutcome } from '@/domain/outbox/save-outcome';
import { NoSession } from './auth-errors';
import { fetchWithTimeout, type WholeAnswer } from './fetch-with-timeout';
import { loadOutcomeOf, saveOutcomeOf } from './row-answer';
import { withAccessToken, isRefusedToken, type AccessToken } from './with-access-token';

export interface RowSave {
  /** The whole record, as it stands in `data`. */
  doc: unknown;
  /** The revision this document was made from; 0 when the account has none yet. */
  baseRevision: number;
  /** Names this save, so that a repeat of it is harmless. */
  saveId: string;
}

export interface ResumeTableDeps {
  url: string;
  /** The publishable key. */
  key: string;
  /** The owner of the row. An answer that names another owner is refused. */
  userId: string;
  accessToken: AccessToken;
  fetch: typeof globalThis.fetch;
  /** Milliseconds since 1970, by this device's clock. */
  now: () => number;
  timeoutMs?: number;
}

const loadedColumns = 'user_id,data,revision,save_id,updated_at';
const savedColumns = 'user_id,revision,save_id,updated_at';

/**
 * Reads and saves the person's row of `public.resumes`, in pages and in the service worker, by the same two HTTP requests that
 * `@supabase/supabase-js` would send; a test compares them (decisions/14-one-transport.md). Neither function throws. Each
 * request carries the person's token: with the anonymous key alone the server would answer "no rows", as for an empty account.
 */
export function createResumeTable(deps: ResumeTableDeps) {
  /** Reads the account's record: the row with id 1 among those that row-level security lets this person see. */
  async function load(): Promise<LoadOutcome> {
    const answer = await ask(deps, { select: loadedColumns, id: 'eq.1' });
    return 'kind' in answer ? answer : loadOutcomeOf(answer, deps.userId);
  }

  /** Saves the record as one upsert on (user_id, id = 1). The server fills in `user_id` from the token. */
  async function save({ doc, baseRevision, saveId }: RowSave): Promise<SaveOutcome> {
    const row = {
      id: 1,
      data: doc,
      revision: baseRevision + 1,
      save_id: saveId,
      schema_version: schemaVersion,
    };
    const answer = await ask(
      deps,
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
    );
    return 'kind' in answer
      ? answer
      : saveOutcomeOf(answer, { userId: deps.userId, saveId }, deps.now());
  }

  return { load, save };
}

type Refused = { kind: 'unauthorized' | 'offline' };

async function ask(
  { url, key, fetch, accessToken, timeoutMs = 20_000 }: ResumeTableDeps,
  query: Record<string, string>,
  {
    headers = {},
    ...init
  }: { method?: string; headers?: Record<string, string>; body?: string } = {},
): Promise<WholeAnswer | Refused> {
  const address = `${url}/rest/v1/resumes?${new URLSearchParams(query).toString()}`;
  const send = (token: string) => {
    const sent = { apikey: key, Authorization: `Bearer ${token}`, ...headers };
    return fetchWithTimeout(fetch, address, { ...init, headers: sent }, timeoutMs);
  };
  try {
    return await withAccessToken(accessToken, send, isRefusedToken);
  } catch (error) {
    return { kind: error instanceof NoSession ? 'unauthorized' : 'offline' };
  }
}
