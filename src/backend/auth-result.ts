import { unreachableMessage } from './unreachable-message';

/**
 * What a sign-in step brought. `message` is the server's own text, or ours when no believable
 * answer came (`code: 'unreachable'`); the page shows it after 'Error: '. Other `code`s of ours:
 * 'no-session' (a new password without a sign-in or reset behind it) and 'other-person' (a link for
 * someone else than the person signed in here); the rest are the server's.
 */
export type AuthResult = { ok: true } | AuthFailure;

export interface AuthFailure {
  ok: false;
  message: string;
  code?: string;
}

/** What the auth library gives as an error: `status` 0 means that no believable answer came. */
interface LibraryError {
  message: string;
  status?: number | undefined;
  code?: string | undefined;
}

export const unreachable: AuthFailure = {
  ok: false,
  message: unreachableMessage,
  code: 'unreachable',
};

export const noSession: AuthFailure = {
  ok: false,
  message: 'You are no longer logged in. Ask for a new email or log in again.',
  code: 'no-session',
};

/** The failure of a link that belongs to another account than that of `email`, who is logged in. */
export const otherPerson = (email: string): AuthFailure => ({
  ok: false,
  message: `You are logged in as ${email}, and this link is for another account.`,
  code: 'other-person',
});

/** The failure that a library error stands for; status 0 means that no believable answer came. */
export function failureFrom(error: LibraryError): AuthFailure {
  if (error.status === 0) return unreachable;
  if (error.code === undefined) return { ok: false, message: error.message };
  return { ok: false, message: error.message, code: error.code };
}
