import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { account } from '@/workspace/account/account';
import type { MailPurpose } from '@/backend/auth-link';
import type { StepProps } from './step-props';
import { useEnterBuilder } from './use-enter-builder';
import { useSubmit } from './use-submit';

type LinkFormProps = StepProps & { tokenHash: string; purpose: MailPurpose };

/**
 * The form that the link of a mail opens: one button, then, if this browser did not ask for that mail, the question whether the
 * account is the person's, with the email address that the server gave.
 */
export function LinkForm({ tokenHash, purpose, go, say, isShared }: LinkFormProps) {
  const { t } = useLingui();
  const { busy, run } = useSubmit<'open' | 'accept'>(say);
  const [email, setEmail] = useState<string | null>(null);
  const enter = useEnterBuilder();

  const forRecovery = purpose === 'recovery';

  const accept = async () => {
    if (!(await run('accept', () => account.acceptLink({ shared: isShared })))) return;
    if (forRecovery) go({ kind: 'new-password' });
    else enter();
  };
  const handleOpen = async () => {
    let isAskedHere = false;
    const isOpen = await run(
      'open',
      async () => {
        const opened = await account.openLink(tokenHash, purpose);
        isAskedHere = opened.ok && opened.isAskedHere;
        if (opened.ok && !isAskedHere) setEmail(opened.email);
        return opened;
      },
      ({ code }, error) => {
        if (code === 'other-person') go({ kind: 'log-in' }, { ...error, hint: afterOther });
        else if (code === 'otp_expired') go({ kind: 'log-in' }, tooOld);
        // The link is still valid, and only this page has it: stay here, so that it can be tried again.
        else say(error);
      },
    );
    if (isOpen && isAskedHere) await accept();
  };
  const handleNo = () => {
    account.dropLink();
    go({ kind: 'log-in' }, { kind: 'success', text: t`You are not logged in.` });
  };
  const afterOther = forRecovery
    ? t`Log out first. Then press “Forgot your password?” for a new email.`
    : t`That account is confirmed now. To use it, log out first. Then log in with its email and password.`;
  const tooOld = {
    kind: 'error',
    text: t`Error: This link was used already, or it is too old.`,
    hint: forRecovery
      ? t`Press “Forgot your password?” and we send you a new email.`
      : t`If you used it before, your email is confirmed: log in with your password. If that does not work, press “Sign Up” with the same email and password, and we send a new email.`,
  } as const;

  const isBusy = busy !== null;
  return email === null ? (
    <UseLink forRecovery={forRecovery} isBusy={isBusy} onOpen={() => void handleOpen()} />
  ) : (
    <WhoseAccount
      email={email}
      forRecovery={forRecovery}
      isBusy={isBusy}
      onYes={() => void accept()}
      onNo={handleNo}
    />
  );
}

type UseLinkProps = { forRecovery: boolean; isBusy: boolean; onOpen: () => void };

/** Nothing is sent before the press, so a mail program that opens links to check them does not use one up. */
function UseLink({ forRecovery, isBusy, onOpen }: UseLinkProps) {
  return (
    <>
      <h2>
        {forRecovery ? <Trans>Choose a new password</Trans> : <Trans>Confirm your email</Trans>}
      </h2>
      <p>
        <Trans>Your link from the email is here. Press the button to use it.</Trans>
      </p>
      <button type="button" className="btn" aria-disabled={isBusy} onClick={onOpen}>
        {isBusy ? <Trans>Checking...</Trans> : <Trans>Continue</Trans>}
      </button>
    </>
  );
}

type WhoseAccountProps = {
  email: string;
  forRecovery: boolean;
  isBusy: boolean;
  onYes: () => void;
  onNo: () => void;
};

/** Shown if this browser did not ask for the mail: a stranger may have sent the link. */
function WhoseAccount({ email, forRecovery, isBusy, onYes, onNo }: WhoseAccountProps) {
  return (
    <>
      <h2 tabIndex={-1} ref={(heading) => heading?.focus()}>
        {forRecovery ? (
          <Trans>
            Set a new password for <span translate="no">{email}</span>?
          </Trans>
        ) : (
          <Trans>
            Log in as <span translate="no">{email}</span>?
          </Trans>
        )}
      </h2>
      <p>
        <Trans>
          Is this your email? If not, somebody else sent you this link. Press “No”, or what you type
          goes to them.
        </Trans>
      </p>
      <div className="row">
        <button type="button" className="btn" aria-disabled={isBusy} onClick={onYes}>
          <Trans>Yes, this is my email</Trans>
        </button>
        <button type="button" className="btn quiet" onClick={onNo}>
          <Trans>No</Trans>
        </button>
      </div>
    </>
  );
}
