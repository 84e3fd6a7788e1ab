import type { LoadOutcome, SaveOutcome } from '@/domain/outbox/save-outcome';
import { parseServerTime, retryAfterMs } from './server-time';
import type { WholeAnswer } from './fetch-with-timeout';

/** What the answer to a save proves. Judged from the answer itself, never from the client's view. */
export function saveOutcomeOf(
  answer: WholeAnswer,
  { userId, saveId }: { userId: string; saveId: string },
  now: number,
): SaveOutcome {
  const { status, headers } = answer;
  const body = bodyOf(answer);
  if (status === 200 || status === 201) {
    const revision = revisionOf(body);
    const isOurs = body.user_id === userId && body.save_id === saveId;
    return isOurs && revision !== null
      ? { kind: 'committed', saveId, revision }
      : { kind: 'not-proof', status };
  }
  if (status === 413 || body.code === 'PT413') return { kind: 'too-large' };
  if (status === 426 || body.code === 'PT426') return { kind: 'too-old' };
  if (status === 429) return { kind: 'rate-limited', retryAfterMs: retryAfterMs(headers, now) };
  const kind = refusalOf(status, body);
  return kind === 'server-error' || kind === 'not-proof' ? { kind, status } : { kind };
}

/** What the answer to a read of this person's row proves. Only call it for a request that carried their token. */
export function loadOutcomeOf(answer: WholeAnswer, userId: string): LoadOutcome {
  const { status } = answer;
  const body = bodyOf(answer);
  if (status === 200 && isEmptyList(answer.json)) return { kind: 'none' };
  if (status === 200) return foundRow(body, userId) ?? { kind: 'not-proof', status };
  if (status === 406 && body.code === 'PGRST116') return { kind: 'none' };
  const refusal = refusalOf(status, body);
  if (refusal === 'unauthorized') return { kind: 'unauthorized' };
  return { kind: refusal === 'not-proof' ? 'not-proof' : 'server-error', status };
}

type Refusal = 'stale' | 'unauthorized' | 'forbidden' | 'bad-data' | 'server-error' | 'not-proof';

/**
 * Reads a refusal. Except for 5xx it must be JSON with a code or message, else it came from
 * something between us and the server. 511 is a captive portal's own status.
 */
function refusalOf(status: number, body: AnswerBody): Refusal {
  if (status >= 500 && status !== 511) return 'server-error';
  if (typeof body.code !== 'string') {
    return status === 401 && typeof body.message === 'string' ? 'unauthorized' : 'not-proof';
  }
  if (status === 401) return 'unauthorized';
  if (status === 403) return 'forbidden';
  if (status === 409) return conflictOf(body.code);
  if (status === 400) return isSetupFault(body.code) ? 'server-error' : 'bad-data';
  return 'not-proof';
}

/** 23503: the row's owner is gone, so the account was deleted while its token still lived. */
function conflictOf(code: string): Refusal {
  return code === '23503' ? 'unauthorized' : 'stale';
}

/** A table or column that the server does not have (yet): not the fault of the person's text. */
const isSetupFault = (code: string) => code.startsWith('42') || code.startsWith('PGRST2');

function foundRow(body: AnswerBody, userId: string): LoadOutcome | null {
  const revision = revisionOf(body);
  if (revision === null || body.user_id !== userId || !('data' in body)) return null;
  return {
    kind: 'found',
    data: body.data,
    revision,
    saveId: typeof body.save_id === 'string' ? body.save_id : null,
    updatedAt: parseServerTime(body.updated_at),
  };
}

function revisionOf(body: AnswerBody): number | null {
  const revision = typeof body.revision === 'string' ? Number(body.revision) : body.revision;
  return typeof revision === 'number' && Number.isSafeInteger(revision) ? revision : null;
}

type AnswerBody = Record<string, unknown>;

/**
 * The one row asked for, alone or as a list of one. A list is what a read asks for: one row alone that is not there is
 * an error to the browser, which tells of it on the console.
 */
function bodyOf({ json }: WholeAnswer): AnswerBody {
  const row: unknown = Array.isArray(json) && json.length === 1 ? json[0] : json;
  const isRecord = typeof row === 'object' && row !== null && !Array.isArray(row);
  return isRecord ? (row as AnswerBody) : {};
}

function isEmptyList(json: unknown): boolean {
  return Array.isArray(json) && json.length === 0;
}
