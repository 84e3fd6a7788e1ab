import { digitsOf, type AuthParts, type SessionAnswer, type Sharing } from './auth-parts';
import { failureFrom, unreachable, type AuthFailure, type AuthResult } from './auth-result';

/** `signedIn` is false where a mail with a link and a code has to be confirmed first, which is the normal case. */
type SignUpResult = { ok: true; signedIn: boolean } | AuthFailure;

/** Logging in, asking for an account, and confirming it with the code of its mail. */
export function createSignInSteps({ deps, loadClient, readSession, signIn }: AuthParts) {
  const { askedMail, landingUrl } = deps;

  async function signInWith(
    answer: SessionAnswer,
    email: string,
    sharing: Sharing,
  ): Promise<AuthResult> {
    const read = readSession(answer, email);
    if (!read.ok) return read;
    await signIn(read.session, sharing);
    return { ok: true };
  }

  /** Logs in with email and password. */
  async function logIn(email: string, password: string, sharing: Sharing): Promise<AuthResult> {
    const client = await loadClient();
    if (!client) return unreachable;
    return signInWith(await client.signInWithPassword({ email, password }), email, sharing);
  }

  /**
   * Asks for an account. For an email that has an account already, a hosted server answers just the same, so that nobody
   * can find out who is a learner here; so does this.
   */
  async function signUp(email: string, password: string, sharing: Sharing): Promise<SignUpResult> {
    const client = await loadClient();
    if (!client) return unreachable;
    const options = { emailRedirectTo: landingUrl };
    const answer = await client.signUp({ email, password, options });
    if (answer.error) return failureFrom(answer.error);
    askedMail?.note(email, sharing.shared);
    if (answer.data.session) {
      const result = await signInWith(answer, email, sharing);
      return result.ok ? { ok: true, signedIn: true } : result;
    }
    return answer.data.user?.id ? { ok: true, signedIn: false } : unreachable;
  }

  /** Confirms a new account with the six-digit code of the mail, and signs in. */
  async function verifyEmailCode(
    email: string,
    code: string,
    sharing: Sharing,
  ): Promise<AuthResult> {
    const token = digitsOf(code);
    const client = await loadClient();
    if (!client) return unreachable;
    return signInWith(await client.verifyOtp({ email, token, type: 'signup' }), email, sharing);
  }

  return { logIn, signUp, verifyEmailCode };
}
