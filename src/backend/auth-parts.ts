import type { AskedMail } from './asked-mail';
import type { AuthClient } from './auth-client';
import { failureFrom, unreachable, type AuthFailure } from './auth-result';
import { sessionFromAnswer, type StoredSession } from './session';
import type { SessionStore } from './session-store';
import type { TokenManager } from './token-manager';

export interface AuthDeps {
  /** The backend's address. */
  url: string;
  /** The backend's public ("anon") key. */
  key: string;
  fetch: typeof globalThis.fetch;
  store: SessionStore;
  tokenManager: TokenManager;
  /** Milliseconds since 1970, by this device's clock. */
  now: () => number;
  /** The page's own /auth address: where a hosted server sends people back from a mail's link. */
  landingUrl: string;
  /** Remembers which mails this browser asked for. Without it every link counts as asked for elsewhere. */
  askedMail?: AskedMail;
  /** Awaited after the server has confirmed a sign-in and before it is noted on this device. */
  beforeSignIn?: (session: StoredSession, sharing: Sharing) => Promise<void>;
  /** How long one request may take, in ms. */
  timeoutMs?: number;
}

/** `shared`: "This is a shared computer": the sign-in then ends with the tab. */
export interface Sharing {
  shared: boolean;
}

/** The answer of the backend's client to a call that may return a session. */
export type SessionAnswer = {
  data: { session: unknown };
  error: { message: string; status?: number | undefined; code?: string | undefined } | null;
};

/** The session, or why there is none. */
export type GivenSession = { ok: true; session: StoredSession } | AuthFailure;

/** The functions that the steps of the sign-in page share. */
export type AuthParts = ReturnType<typeof createAuthParts>;

/** Makes the functions that the steps share: load the client, check its answer, store a sign-in. */
export function createAuthParts(deps: AuthDeps) {
  const { store, now, askedMail, beforeSignIn } = deps;
  let loading: Promise<AuthClient | null> | undefined;

  /** The backend's client. Its code loads on the first call; null when it cannot be loaded, and the next call tries again. */
  async function loadClient(): Promise<AuthClient | null> {
    loading ??= import('./auth-client').then(
      ({ createAuthClient }) => createAuthClient(deps),
      () => null,
    );
    const client = await loading;
    if (!client) loading = undefined;
    return client;
  }

  /**
   * Checks an answer. One with neither a session nor an error did not come from the sign-in service, and a session of
   * another account than that of the `email` that was typed is refused: the person's words would go to that account.
   */
  function readSession({ data, error }: SessionAnswer, email?: string): GivenSession {
    if (error) return failureFrom(error);
    const session = sessionFromAnswer(data.session, now());
    const isTheirs = session !== null && (email === undefined || isSameEmail(session.email, email));
    return isTheirs ? { ok: true, session } : unreachable;
  }

  /** Notes the sign-in on this device. A device that refuses storage still lets the person in. */
  async function signIn(session: StoredSession, sharing: Sharing): Promise<void> {
    try {
      await beforeSignIn?.(session, sharing);
    } catch {
      // Preparing the storage failed: the status line says where the work is then.
    }
    store.keep(session, sharing.shared);
    askedMail?.forget();
  }

  return { deps, loadClient, readSession, signIn };
}

/** Ignores case, because the service stores addresses in lower case. */
function isSameEmail(first: string, second: string): boolean {
  return first.trim().toLowerCase() === second.trim().toLowerCase();
}

/** The digits of a code as somebody typed it, with spaces or dashes between them. */
export function digitsOf(code: string): string {
  return code.replaceAll(/\D/g, '');
}
