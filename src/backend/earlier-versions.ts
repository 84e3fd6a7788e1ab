import { isRecord } from '@/domain/resume/json-value';
import { withAccessToken, isRefusedToken, type AccessToken } from './with-access-token';
import { NoSession } from './auth-errors';
import { sendByClient, type SendDeps } from './send-by-client';
import { parseServerTime } from './server-time';
import type { WholeAnswer } from './fetch-with-timeout';

type VersionDeps = Omit<SendDeps, 'timeoutMs'> & {
  /** The owner of the versions. An answer that names another owner is refused. */
  userId: string;
  accessToken: AccessToken;
  timeoutMs?: number;
};

/** A state that the account held before; `savedAt` in milliseconds since 1970, by the server's clock. */
export type EarlierVersion = { revision: number; savedAt: number };

/** Why there is no answer: this device has no sign-in to ask with, or nothing came that can be believed. */
export type NoVersion = 'signed-out' | 'unreachable';

/** The last ten states of the person's account; see the migration `history`. Neither function throws. */
export function createEarlierVersions(deps: VersionDeps) {
  const { userId, accessToken, timeoutMs = 20_000, ...sending } = deps;

  /** The newest first. */
  async function list(): Promise<EarlierVersion[] | NoVersion> {
    const rows = await ask('earlier_versions', {});
    if (typeof rows === 'string') return rows;
    return rows.flatMap(({ revision, saved_at }) => {
      const savedAt = parseServerTime(saved_at);
      return typeof revision === 'number' && savedAt !== null ? [{ revision, savedAt }] : [];
    });
  }

  /** One state's document, unchecked; null when the account does not keep it any more. */
  async function read(revision: number): Promise<{ data: unknown } | null | NoVersion> {
    const rows = await ask('earlier_version', { wanted: revision });
    if (typeof rows === 'string') return rows;
    const [row] = rows;
    return row ? { data: row['data'] } : null;
  }

  async function ask(name: string, args: object): Promise<Record<string, unknown>[] | NoVersion> {
    try {
      const answer = await withAccessToken(
        accessToken,
        (token) =>
          sendByClient({ ...sending, timeoutMs }, token, (client) => client.rpc(name, args)),
        isRefusedToken,
      );
      return rowsOf(answer) ?? 'unreachable';
    } catch (error) {
      return error instanceof NoSession ? 'signed-out' : 'unreachable';
    }
  }

  /** The rows of the answer; null unless it is a list of this person's rows. */
  function rowsOf({ status, json }: WholeAnswer): Record<string, unknown>[] | null {
    if (status !== 200 || !Array.isArray(json)) return null;
    const rows = json.filter(isRecord);
    return rows.length === json.length && rows.every((row) => row['user_id'] === userId)
      ? rows
      : null;
  }

  return { list, read };
}
