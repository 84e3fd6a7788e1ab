import type { AuthClient } from './auth-client';
import type { AskedMail } from './asked-mail';
import { failureFrom, noSession, unreachable } from './auth-result';
import type { AuthFailure, AuthResult } from './auth-result';
import { createLinkSteps, type LinkSession } from './link-steps';
import { sessionFromAnswer } from './session';
import type { StoredSession } from './session';
import { NoSession } from './auth-errors';
import type { TokenManager } from './token-manager';
import type { SessionStore } from './session-store';

export interface AuthDeps {
  url: string;
  key: string;
  fetch: typeof globalThis.fetch;
  store: SessionStore;
  tokenManager: TokenManager;
  /** Milliseconds since 1970, by this device's clock. */
  now: () => number;
  /** The page's own /auth address: where a hosted server sends people back from a mail's link. */
  landingUrl: string;
  /** Whether this browser asked for a mail itself. Without it nobody did. */
  askedMail?: AskedMail;
  /** Awaited after the server has confirmed a sign-in and before it is noted here. */
  beforeSignIn?: (session: StoredSession, sharing: Sharing) => Promise<void>;
  timeoutMs?: number;
}

/** "This is a shared computer": the sign-in then ends with the tab. */
export interface Sharing {
  shared: boolean;
}

/**
 * The steps of the sign-in page. None of them throws; each answers an {@link AuthResult}. A marker
 * is written only when the server has confirmed the sign-in.
 */
export function createAuth(deps: AuthDeps) {
  const { store, tokenManager, now, landingUrl, beforeSignIn } = deps;
  let loading: Promise<AuthClient | null> | undefined;

  /** The backend's client, which loads behind the screen; null while it cannot be loaded. */
  async function loadClient(): Promise<AuthClient | null> {
    loading ??= import('./auth-client').then(
      ({ createAuthClient }) => createAuthClient(deps),
      () => null,
    );
    const client = await loading;
    if (!client) loading = undefined;
    return client;
  }

  /** Log in with email and password. */
  async function logIn(email: string, password: string, sharing: Sharing): Promise<AuthResult> {
    const client = await loadClient();
    if (!client) return unreachable;
    return signInWith(await client.signInWithPassword({ email, password }), sharing, email);
  }

  /**
   * Ask for an account. `signedIn` is false in the normal case: a mail with a link and a code is on
   * its way. For an email that has an account already, a hosted server answers just the same, so
   * that nobody can find out who is a learner here; so do we.
   */
  async function signUp(
    email: string,
    password: string,
    sharing: Sharing,
  ): Promise<{ ok: true; signedIn: boolean } | AuthFailure> {
    const client = await loadClient();
    if (!client) return unreachable;
    const answer = await client.signUp({
      email,
      password,
      options: { emailRedirectTo: landingUrl },
    });
    if (answer.error) return failureFrom(answer.error);
    deps.askedMail?.note(email, sharing.shared);
    if (answer.data.session) {
      const result = await signInWith(answer, sharing, email);
      return result.ok ? { ok: true, signedIn: true } : result;
    }
    return answer.data.user?.id ? { ok: true, signedIn: false } : unreachable;
  }

  /** Confirm a new account with the six-digit code of the mail. Signs in. */
  async function verifyEmailCode(
    email: string,
    code: string,
    sharing: Sharing,
  ): Promise<AuthResult> {
    const token = digitsOf(code);
    const client = await loadClient();
    if (!client) return unreachable;
    return signInWith(await client.verifyOtp({ email, token, type: 'signup' }), sharing, email);
  }

  /** Ask for a mail to set a new password. The answer is the same whether an account exists. */
  async function requestPasswordReset(email: string, { shared }: Sharing): Promise<AuthResult> {
    const client = await loadClient();
    if (!client) return unreachable;
    const { error } = await client.resetPasswordForEmail(email, { redirectTo: landingUrl });
    if (error) return failureFrom(error);
    deps.askedMail?.note(email, shared);
    return { ok: true };
  }

  /** Open a reset with the six-digit code of the mail. {@link setNewPassword} must follow. */
  async function verifyRecoveryCode(email: string, code: string): Promise<AuthResult> {
    const token = digitsOf(code);
    const client = await loadClient();
    if (!client) return unreachable;
    return openRecovery(await client.verifyOtp({ email, token, type: 'recovery' }), email);
  }

  /**
   * Set a new password: after an opened reset, which then signs in, or for the person signed in.
   */
  async function setNewPassword(password: string, sharing: Sharing): Promise<AuthResult> {
    const recovering = store.recovery.read();
    try {
      if (!recovering) await tokenManager.accessToken();
    } catch (error) {
      return error instanceof NoSession ? noSession : unreachable;
    }
    const client = await loadClient();
    if (!client) return unreachable;
    const { data, error } = await client.updateUser({ password });
    if (error) return isMissingSession(error) ? noSession : failureFrom(error);
    if (data.user?.id !== (recovering ?? store.readMarker())?.userId) return unreachable;
    if (recovering) await keep(recovering, sharing);
    return { ok: true };
  }

  async function signInWith(
    answer: LinkSession,
    sharing: Sharing,
    email: string,
  ): Promise<AuthResult> {
    const session = sessionOf(answer, email);
    if ('ok' in session) return session;
    await keep(session, sharing);
    return { ok: true };
  }

  /** Notes the sign-in. A device that refuses storage does not keep the person out. */
  async function keep(session: StoredSession, sharing: Sharing): Promise<void> {
    try {
      await beforeSignIn?.(session, sharing);
    } catch {
      // Where the work is then the status line says.
    }
    store.keep(session, sharing.shared);
    deps.askedMail?.forget();
  }

  function openRecovery(answer: LinkSession, email: string): AuthResult {
    const session = sessionOf(answer, email);
    if ('ok' in session) return session;
    store.recovery.keep(session);
    return { ok: true };
  }

  /**
   * An answer with neither a session nor an error did not come from the sign-in service, and one about another account
   * than that of the `email` that was typed is not for this person: their words would go there.
   */
  function sessionOf({ data, error }: LinkSession, email?: string): StoredSession | AuthFailure {
    if (error) return failureFrom(error);
    const session = sessionFromAnswer(data.session, now());
    const isTheirs = session !== null && (email === undefined || isSameEmail(session.email, email));
    return isTheirs ? session : unreachable;
  }

  const { openLink, acceptLink, dropLink } = createLinkSteps({
    loadClient,
    sessionOf,
    store,
    askedMail: deps.askedMail,
    keep,
  });

  return {
    /** Call when the sign-in page is shown: the client is there by the time somebody presses a button. */
    prepare: () => void loadClient(),
    logIn,
    signUp,
    verifyEmailCode,
    requestPasswordReset,
    verifyRecoveryCode,
    setNewPassword,
    openLink,
    acceptLink,
    dropLink,
    /** True after a reset was opened here and until the new password is set. */
    isRecovering: () => store.recovery.read() !== null,
    /** Whose password the opened reset sets: the address that the server gave; '' when none is open. */
    recoveringEmail: () => store.recovery.read()?.email ?? '',
    signOut: tokenManager.signOut,
    accessToken: tokenManager.accessToken,
    setShared: store.setShared,
    onChange: store.onChange,
  };
}

/** The service keeps addresses in small letters. */
const isSameEmail = (one: string, other: string) =>
  one.trim().toLowerCase() === other.trim().toLowerCase();

const digitsOf = (code: string) => code.replaceAll(/\D/g, '');

const isMissingSession = (error: { name: string; code?: string | undefined }) =>
  error.name === 'AuthSessionMissingError' || error.code === 'session_not_found';
