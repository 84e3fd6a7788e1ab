import { NoSession } from './auth-errors';
import { digitsOf, type AuthParts, type Sharing } from './auth-parts';
import { failureFrom, noSession, unreachable, type AuthResult } from './auth-result';

/** Setting a new password: ask for the mail, open the reset with its code, set the password. */
export function createRecoverySteps({ deps, loadClient, readSession, signIn }: AuthParts) {
  const { askedMail, landingUrl, store, tokenManager } = deps;

  /** Asks for a mail to set a new password. The answer is the same whether an account exists. */
  async function requestPasswordReset(email: string, { shared }: Sharing): Promise<AuthResult> {
    const client = await loadClient();
    if (!client) return unreachable;
    const { error } = await client.resetPasswordForEmail(email, { redirectTo: landingUrl });
    if (error) return failureFrom(error);
    askedMail?.note(email, shared);
    return { ok: true };
  }

  /** Opens a reset with the six-digit code of the mail; {@link setNewPassword} must follow. */
  async function verifyRecoveryCode(email: string, code: string): Promise<AuthResult> {
    const token = digitsOf(code);
    const client = await loadClient();
    if (!client) return unreachable;
    const read = readSession(await client.verifyOtp({ email, token, type: 'recovery' }), email);
    if (!read.ok) return read;
    store.recovery.keep(read.session);
    return { ok: true };
  }

  /** Sets a new password: after an opened reset, which then signs in, or for the person who is signed in. */
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
    if (recovering) await signIn(recovering, sharing);
    return { ok: true };
  }

  return {
    requestPasswordReset,
    verifyRecoveryCode,
    setNewPassword,
    /** True after a reset was opened here and until the new password is set. */
    isRecovering: () => store.recovery.read() !== null,
    /**
     * The email address, as the server gave it, of the account whose password the open reset sets; '' when no reset is
     * open.
     */
    recoveringEmail: () => store.recovery.read()?.email ?? '',
  };
}

function isMissingSession(error: { name: string; code?: string | undefined }): boolean {
  return error.name === 'AuthSessionMissingError' || error.code === 'session_not_found';
}
