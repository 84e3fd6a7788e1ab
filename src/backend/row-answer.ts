import type { LoadOutcome, SaveOutcome } from '@/domain/outbox/save-outcome';
import { parseServerTime, retryAfterMs } from './server-time';
import type { WholeAnswer } from './fetch-with-timeout';

/** The outcome of a save, read from the HTTP answer itself, because the client library reports some failures as success. */
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

/** The outcome of reading this person's row. Call it only for a request with their token. */
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
 * The reason of a refusal. Except for 5xx the body must be JSON with a code or message, else something in between has answered
 * ('not-proof'). 511 is the status of a captive portal.
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

/** 23503 (foreign key): the account was deleted while its token was still valid. */
function conflictOf(code: string): Refusal {
  return code === '23503' ? 'unauthorized' : 'stale';
}

/** The server lacks a table or column: its migrations are older than this build. */
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
 * The requested row, alone or as a list of one. A read asks for a list, because a missing single row is an HTTP error, which
 * browsers print on the console.
 */
function bodyOf({ json }: WholeAnswer): AnswerBody {
  const row: unknown = Array.isArray(json) && json.length === 1 ? json[0] : json;
  const isRecord = typeof row === 'object' && row !== null && !Array.isArray(row);
  return isRecord ? (row as AnswerBody) : {};
}

function isEmptyList(json: unknown): boolean {
  return Array.isArray(json) && json.length === 0;
}
