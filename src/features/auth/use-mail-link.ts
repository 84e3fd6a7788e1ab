import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { readAuthLink } from '@/backend/auth-link';
import type { Message } from './message-area';
import type { AuthStep } from './step-props';

/**
 * Reads the link of a mail from the URL and removes it there, when the page opens with one and when one is pasted into the
 * address bar. Nothing is sent before the person presses a button: see `LinkForm`.
 */
export function useMailLink(
  setStep: (step: AuthStep) => void,
  setMessage: (message: Message | null) => void,
): void {
  const { t } = useLingui();
  useEffect(() => {
    const look = () => {
      const url = new URL(window.location.href);
      const link = readAuthLink(url);
      if (link.kind === 'none') return;
      // The URL holds a token: remove it from the history first.
      window.history.replaceState(window.history.state, '', url.pathname);
      setStep(link.kind === 'token-hash' ? { ...link, kind: 'link' } : { kind: 'log-in' });
      if (link.kind === 'token-hash') return setMessage(null);
      if (link.kind === 'refused') {
        return setMessage({
          kind: 'error',
          text: link.isTooOld
            ? t`Error: This link was used already, or it is too old.`
            : t`Error: This link did not work.`,
          hint: t`If you opened it before, your email is confirmed: log in with your password. To set a new password, press “Forgot your password?” for a new email.`,
        });
      }
      setMessage({
        kind: 'success',
        text:
          link.purpose === 'recovery'
            ? t`To set a new password, press “Forgot your password?” and type the code from the email.`
            : t`If you came from our email, your email is confirmed now. Log in with your email and password.`,
      });
    };
    look();
    window.addEventListener('hashchange', look);
    return () => window.removeEventListener('hashchange', look);
  }, [setStep, setMessage, t]);
}
