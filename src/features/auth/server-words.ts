import { useLingui } from '@lingui/react/macro';
import { isTranslation } from '@/ui/english-pieces';

/** A failure of the sign-in service: its message, and its code if it gave one. */
type Failure = { message: string; code?: string };

/**
 * The failure in the language of the page. In English it is the service's own message. A translation is chosen by the code; for
 * an unknown code the English message is quoted, so that it is marked as English and read aloud as such.
 */
export function useServerWords(): (failure: Failure) => string {
  const { t } = useLingui();
  return ({ message, code = '' }) => {
    if (!isTranslation) return message;
    const known: Record<string, string> = {
      unreachable: t`We could not reach the log-in service. Check your connection and try again. Nothing you typed is lost.`,
      'no-session': t`You are no longer logged in. Ask for a new email or log in again.`,
      'other-person': t`You are logged in with one account, and this link is for another.`,
      invalid_credentials: t`The email or the password is not right.`,
      email_not_confirmed: t`Email not confirmed`,
      email_address_invalid: t`Unable to validate email address: invalid format`,
      validation_failed: t`The service could not read what was typed. Check the email and the password.`,
      email_exists: t`User already registered`,
      user_already_exists: t`User already registered`,
      user_banned: t`User is banned`,
      signup_disabled: t`Signups not allowed for this instance`,
      weak_password: t`This password is too easy to guess or too short. Choose a longer one.`,
      same_password: t`New password should be different from the old password.`,
      otp_expired: t`Token has expired or is invalid`,
      over_email_send_rate_limit: t`Email rate limit exceeded`,
      over_request_rate_limit: t`Request rate limit reached`,
    };
    return known[code] ?? `“${message}” (${t`so says the log-in service`})`;
  };
}
