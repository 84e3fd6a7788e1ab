import { guardedFetch, Unreachable } from './guarded-fetch';
import { NoSession, Offline } from './auth-errors';
import { isTokenFresh, sessionFromAnswer } from './session';
import type { StoredSession } from './session';
import type { SessionStore } from './session-store';

/** The one lock function that we need; `navigator.locks` fits. */
export interface Locks {
  request<T>(
    name: string,
    options: { signal: AbortSignal },
    callback: () => Promise<T>,
  ): Promise<T>;
}

export interface TokenManagerDeps {
  url: string;
  key: string;
  fetch: typeof globalThis.fetch;
  store: SessionStore;
  /** Resolves when the store has what the page before left it; without it, it has that from the start. */
  arrived?: () => Promise<void>;
  /** Undefined where the browser has no Web Locks; then only this tab is kept in order. */
  locks: Locks | undefined;
  /** Milliseconds since 1970, by this device's clock. */
  now: () => number;
  /** Limit of one call, and of the wait for another tab's refresh. */
  timeoutMs?: number;
}

export interface TokenOptions {
  rejected?: string;
  userId?: string;
}

export type TokenManager = ReturnType<typeof createTokenManager>;

/**
 * Hands out access tokens and ends sign-ins, without the auth library, so that pages which only
 * sync need not load it.
 *
 * The refresh is one plain request: the library's own retries for half a minute, remembers a
 * failure for a minute, judges expiry by the local clock, and deletes the session on answers that
 * a captive portal gives.
 */
export function createTokenManager(deps: TokenManagerDeps) {
  const { url, key, store, arrived, locks, now, timeoutMs = 8000 } = deps;
  const authFetch = guardedFetch(deps.fetch, { timeoutMs });
  const refreshByUserId = new Map<string, Promise<string>>();

  /**
   * A valid access token of the signed-in person. `rejected` is a token that the server has just
   * refused: it is not handed out again, whatever the clock says. `userId` is the person for whom
   * it is asked: what still runs for one who has left must not speak for the next.
   *
   * @throws {NoSession} that person is not signed in, or the sign-in is dead (it is then removed; the marker stays)
   * @throws {Offline} a refresh is needed and the service cannot be reached; the session stays
   */
  async function accessToken({ rejected, userId }: TokenOptions = {}): Promise<string> {
    if (arrived) await arrived();
    const session = store.readSession();
    if (!session || (userId ?? session.userId) !== session.userId) throw new NoSession();
    if (isUsable(session, rejected)) return session.accessToken;

    const running = refreshByUserId.get(session.userId);
    if (running) return running;
    const refresh = refreshAlone(session.userId, rejected);
    refreshByUserId.set(session.userId, refresh);
    try {
      return await refresh;
    } finally {
      refreshByUserId.delete(session.userId);
    }
  }

  /**
   * Ends the sign-in on this device at once, before anything is awaited, then tells the server as
   * best it can. Only this device's session ends. Never throws.
   */
  async function signOut(): Promise<void> {
    const session = store.readSession();
    store.clear();
    if (!session) return;
    try {
      await authFetch(`${url}/auth/v1/logout?scope=local`, {
        method: 'POST',
        headers: { ...headersWith(key), Authorization: `Bearer ${session.accessToken}` },
        keepalive: true,
      });
    } catch {
      // The device has forgotten the tokens already; the server's copy runs out by itself.
    }
  }

  function isUsable(session: StoredSession, rejected: string | undefined): boolean {
    return session.accessToken !== rejected && isTokenFresh(session, now());
  }

  /** One refresh at a time over all tabs: two at once can cost both tabs the session. */
  async function refreshAlone(userId: string, rejected: string | undefined): Promise<string> {
    if (!locks) return refreshUnlessDone(userId, rejected);
    const waiting = new AbortController();
    const timer = setTimeout(() => waiting.abort(), timeoutMs * 2);
    try {
      return await locks.request(`auth:${userId}`, { signal: waiting.signal }, () => {
        clearTimeout(timer);
        return refreshUnlessDone(userId, rejected);
      });
    } catch (error) {
      throw waiting.signal.aborted ? new Offline() : error;
    } finally {
      clearTimeout(timer);
    }
  }

  async function refreshUnlessDone(userId: string, rejected: string | undefined): Promise<string> {
    const session = store.readSession();
    if (session?.userId !== userId) throw new NoSession();
    if (isUsable(session, rejected)) return session.accessToken;

    const next = await requestRefresh(session, { url, key, authFetch, now });
    if (next === 'dead') return takeOver(session) ?? endSession(session);
    if (!store.replaceSession(session, next)) return takeOver(session) ?? endSession(session);
    return next.accessToken;
  }

  /** Without Web Locks another tab can refresh under us; then its token is the good one. */
  function takeOver(session: StoredSession): string | null {
    const latest = store.readSession();
    const isNewer =
      latest?.userId === session.userId && latest.refreshToken !== session.refreshToken;
    return isNewer ? latest.accessToken : null;
  }

  function endSession(session: StoredSession): never {
    store.dropSession(session);
    throw new NoSession();
  }

  return { accessToken, signOut };
}

type RefreshDeps = Pick<TokenManagerDeps, 'url' | 'key' | 'now'> & {
  authFetch: typeof globalThis.fetch;
};

/** @throws {Offline} no answer of the sign-in service came; 'dead' is its own answer that the session has ended */
async function requestRefresh(
  session: StoredSession,
  { url, key, authFetch, now }: RefreshDeps,
): Promise<StoredSession | 'dead'> {
  try {
    const response = await authFetch(`${url}/auth/v1/token?grant_type=refresh_token`, {
      method: 'POST',
      headers: { ...headersWith(key), 'Content-Type': 'application/json;charset=UTF-8' },
      body: JSON.stringify({ refresh_token: session.refreshToken }),
    });
    if (!response.ok) return 'dead';
    const answer: unknown = await response.json();
    const next = sessionFromAnswer(
      { user: { id: session.userId, email: session.email }, ...(answer as object) },
      now(),
    );
    if (next?.userId !== session.userId) throw new Unreachable();
    return next;
  } catch {
    throw new Offline();
  }
}

/** The version makes the server send its error codes as text. */
const headersWith = (key: string) => ({ apikey: key, 'X-Supabase-Api-Version': '2024-01-01' });
