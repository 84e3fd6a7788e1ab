import { fetchWithTimeout, toResponse } from './fetch-with-timeout';
import type { WholeAnswer } from './fetch-with-timeout';
import { unreachableMessage } from './unreachable-message';

/** The sign-in service gave no trustworthy answer. The message may be shown to the person. */
export class Unreachable extends Error {
  override name = 'Unreachable';
  constructor() {
    super(unreachableMessage);
  }
}

/** Codes with which the auth server itself says that a session can never be refreshed again. */
const deadSessionCodes = new Set([
  'refresh_token_not_found',
  'refresh_token_already_used',
  'session_not_found',
  'session_expired',
  'user_not_found',
  'user_banned',
]);

/**
 * A `fetch` for the auth server that believes only answers which the auth server can have given.
 * A captive portal, a broken gateway, an empty body or silence throws {@link Unreachable}, because
 * the auth library would take many of them as "this session is dead" and delete it.
 *
 * - Token refresh: passes a 200 with both tokens, or a 4xx whose code says that the session is dead.
 * - Every other call: passes JSON objects; an error must carry a message that can be shown.
 *
 * Reads the whole body within `timeoutMs`.
 */
export function guardedFetch(
  fetch: typeof globalThis.fetch,
  { timeoutMs = 8000 }: { timeoutMs?: number } = {},
): typeof globalThis.fetch {
  return async (input, init) => {
    let answer: WholeAnswer;
    try {
      answer = await fetchWithTimeout(fetch, input, init, timeoutMs);
    } catch {
      throw new Unreachable();
    }
    const isBelievable = isTokenRefresh(input) ? isRefreshVerdict(answer) : isAuthAnswer(answer);
    if (!isBelievable) throw new Unreachable();
    return toResponse(answer);
  };
}

function isTokenRefresh(input: RequestInfo | URL): boolean {
  const url = new URL(input instanceof Request ? input.url : input, 'http://same-origin.invalid');
  return url.pathname.endsWith('/token') && url.searchParams.get('grant_type') === 'refresh_token';
}

function isRefreshVerdict({ status, json }: WholeAnswer): boolean {
  if (!isObject(json)) return false;
  if (status === 200) return isFilledText(json.access_token) && isFilledText(json.refresh_token);
  return status >= 400 && status < 500 && deadSessionCodes.has(errorCode(json));
}

function isAuthAnswer({ status, json }: WholeAnswer): boolean {
  if (!isObject(json)) return false;
  if (status < 400) return true;
  return [json.error_description, json.msg, json.message, json.error].some(isFilledText);
}

/** Newer servers send `code` as text; older ones send the HTTP status there and `error_code`. */
function errorCode(json: Record<string, unknown>): string {
  const code = typeof json.code === 'string' ? json.code : json.error_code;
  return typeof code === 'string' ? code : '';
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isFilledText(value: unknown): boolean {
  return typeof value === 'string' && value !== '';
}
