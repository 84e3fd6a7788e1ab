import { schemaVersion } from '@/domain/resume/schema-version';
import type { LoadOutcome, SaveOutcome } from '@/domain/outbox/save-outcome';
import { loadOutcomeOf, saveOutcomeOf } from './row-answer';
import { withAccessToken, isRefusedToken, type AccessToken } from './with-access-token';
import { NoSession } from './auth-errors';
import type { WholeAnswer } from './fetch-with-timeout';

export interface RowSave {
  /** The whole resume, as it stands in `data`. */
  doc: unknown;
  /** The revision this document was made from; 0 when the account has none yet. */
  baseRevision: number;
  /** Names this save, so that a repeat of it is harmless. */
  saveId: string;
}

/** What is written into `public.resumes`; the server adds whose it is. */
export type SavedRow = {
  id: 1;
  data: unknown;
  revision: number;
  save_id: string;
  schema_version: number;
};

/**
 * The two requests as they go over the wire with a person's token. They answer what really came back, and throw when
 * nothing did.
 */
export interface TableRequests {
  load: (token: string) => Promise<WholeAnswer>;
  save: (token: string, row: SavedRow) => Promise<WholeAnswer>;
}

export interface PersonTableDeps {
  /** Whose row it is: an answer about anybody else's is none. */
  userId: string;
  accessToken: AccessToken;
  /** Milliseconds since 1970, by this device's clock. */
  now: () => number;
}

export const loadedColumns = 'user_id,data,revision,save_id,updated_at';
export const savedColumns = 'user_id,revision,save_id,updated_at';

/**
 * The person's own row of `public.resumes`. Neither function throws. No request leaves without the
 * person's token: with the anonymous key alone the server would answer "no rows", which would look
 * like an empty account.
 */
export function createPersonTable(requests: TableRequests, deps: PersonTableDeps) {
  const { accessToken, now } = deps;

  /** Reads the account's resume (call 1 of the spec, within the person's rows). */
  async function load(): Promise<LoadOutcome> {
    const answer = await ask(requests.load);
    return 'kind' in answer ? answer : loadOutcomeOf(answer, deps.userId);
  }

  /** Saves the resume as one upsert of "id 1 of its owner" (call 2 of the spec). */
  async function save({ doc, baseRevision, saveId }: RowSave): Promise<SaveOutcome> {
    const row: SavedRow = {
      id: 1,
      data: doc,
      revision: baseRevision + 1,
      save_id: saveId,
      schema_version: schemaVersion,
    };
    const answer = await ask((token) => requests.save(token, row));
    return 'kind' in answer
      ? answer
      : saveOutcomeOf(answer, { userId: deps.userId, saveId }, now());
  }

  async function ask(send: TableRequests['load']): Promise<WholeAnswer | Refused> {
    try {
      return await withAccessToken(accessToken, send, isRefusedToken);
    } catch (error) {
      return { kind: error instanceof NoSession ? 'unauthorized' : 'offline' };
    }
  }

  return { load, save };
}

type Refused = { kind: 'unauthorized' | 'offline' };
