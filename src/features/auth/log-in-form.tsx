import { Trans, useLingui } from '@lingui/react/macro';
import { Checkbox, TextInput } from '@mantine/core';
import { useEffect, useRef, type FormEvent, type RefObject } from 'react';
import { account } from '@/workspace/account/account';
import { isGuestsOwnComputer, useGuestComputer } from '@/workspace/shared-computer/guest-computer';
import { LazyPart } from '@/resume-tools/lazy-part';
import { useMediaQuery } from '@/ui/use-media-query';
import styles from './auth-page.module.css';
import { formText } from './form-text';
import { MessageArea, type Message } from './message-area';
import { PasswordField } from './password-field';
import type { StepProps } from './step-props';
import { useEnterBuilder } from './use-enter-builder';
import { useSubmit } from './use-submit';
import { useWantsAccount } from './wanted-chapter';

const loadGuestResumeStays = async () => (await import('./guest-resume-notice')).GuestResumeNotice;

type LogInFormProps = StepProps & {
  /** The email address of the person whose sign-in has ended, if known. */
  knownEmail: string | undefined;
  setShared: (isShared: boolean) => void;
  message: Message | null;
};

/** Email and password, with 'Log In' and 'Sign Up'. */
export function LogInForm({ go, say, isShared, knownEmail, setShared, message }: LogInFormProps) {
  const { t } = useLingui();
  const form = useRef<HTMLFormElement>(null);
  // A guest who answered in this session whose computer this is will be asked about the resume after the log in instead.
  const isUnasked = useGuestComputer((guest) => guest.computer === 'unknown');
  const isPhone = useMediaQuery('(pointer: coarse)');
  const wantsAccount = useWantsAccount();
  const { busy, handleSubmit, handleSignUp } = useLogInSteps({
    form,
    go,
    say,
    isShared,
    wantsAccount,
  });
  const said = useRef<HTMLDivElement>(null);
  // The message shows at the buttons that were pressed; scroll it into view.
  useEffect(() => {
    if (message) said.current?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  }, [message]);

  const handleOwn = () => {
    setShared(false);
    // The button disappears, so the focus goes to the checkbox that it has changed.
    form.current?.querySelector<HTMLElement>('[type="checkbox"]')?.focus();
  };
  return (
    // POST: a GET form sent before the scripts run would put the password into the URL.
    <form
      ref={form}
      method="post"
      className={styles.fields}
      onSubmit={(event) => void handleSubmit(event)}
    >
      <TextInput
        name="email"
        type="email"
        label={t`Email`}
        defaultValue={knownEmail}
        // On a shared computer the browser must not offer the address to the next person.
        autoComplete={isShared ? 'off' : 'username'}
        inputMode="email"
        spellCheck={false}
        required
        withAsterisk={false}
      />
      <PasswordField
        label={t`Password`}
        description={t`For a new account: 8 characters or more.`}
        autoComplete={isShared ? 'off' : 'current-password'}
      />
      <Checkbox
        checked={isShared}
        onChange={(event) => setShared(event.currentTarget.checked)}
        label={isPhone ? t`This is a shared device` : t`This is a shared computer`}
        description={t`Like at a library or shelter. You are logged out one minute after you close the window.`}
      />
      {isShared && isUnasked && isGuestsOwnComputer() && (
        <LazyPart load={loadGuestResumeStays} isOptional>
          {(GuestResumeStays) => <GuestResumeStays onOwn={handleOwn} />}
        </LazyPart>
      )}
      <div ref={said}>
        <MessageArea message={message} />
      </div>
      <LogInButtons busy={busy} wantsAccount={wantsAccount} onSignUp={() => void handleSignUp()} />
      <p className="hint">
        <Trans>New here? Type your email and a new password, then press “Sign Up”.</Trans>
      </p>
      <button
        type="button"
        className={styles.plain}
        onClick={() => go({ kind: 'recover', email: valuesOf(form.current).email })}
      >
        <Trans>Forgot your password?</Trans>
      </button>
    </form>
  );
}

type LogInButtonsProps = {
  busy: 'log-in' | 'sign-up' | null;
  wantsAccount: boolean;
  onSignUp: () => void;
};

/** 'Log In' submits the form. The filled button is the one for what the person came for. */
function LogInButtons({ busy, wantsAccount, onSignUp }: LogInButtonsProps) {
  return (
    <div className="row">
      <button
        type="submit"
        className={wantsAccount ? 'btn quiet' : 'btn'}
        aria-disabled={busy !== null}
      >
        {busy === 'log-in' ? <Trans>Logging in...</Trans> : <Trans>Log In</Trans>}
      </button>
      <button
        type="button"
        className={wantsAccount ? 'btn' : 'btn quiet'}
        aria-disabled={busy !== null}
        onClick={onSignUp}
      >
        {busy === 'sign-up' ? <Trans>Signing up...</Trans> : <Trans>Sign Up</Trans>}
      </button>
    </div>
  );
}

type LogInSteps = Pick<LogInFormProps, 'go' | 'say' | 'isShared'> & {
  form: RefObject<HTMLFormElement | null>;
  wantsAccount: boolean;
};

/** The actions of the two buttons, and which of them is running. */
function useLogInSteps({ form, go, say, isShared, wantsAccount }: LogInSteps) {
  const { t } = useLingui();
  const { busy, run } = useSubmit<'log-in' | 'sign-up'>(say);
  const enter = useEnterBuilder();
  /** The button that was pressed last; null before the first press. */
  const isNew = useRef<boolean | null>(null);

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    // Enter in a field submits the form, which means 'Log In', unless the person has come for, or asked for, an account.
    const isByEnter = document.activeElement instanceof HTMLInputElement;
    return isByEnter && (isNew.current ?? wantsAccount) ? handleSignUp() : handleLogIn();
  };
  const handleLogIn = async () => {
    isNew.current = false;
    const { email, password } = valuesOf(form.current);
    const isIn = await run(
      'log-in',
      () => account.logIn(email, password, { shared: isShared }),
      // The password was right, only the code of the first mail is still missing.
      ({ code }, error) => {
        if (code === 'email_not_confirmed') return go({ kind: 'confirm', email, password }, error);
        const hint = t`Check both. No account yet? Press “Sign Up”, and we make one with them.`;
        say(code === 'invalid_credentials' ? { ...error, hint } : error);
      },
    );
    if (isIn) enter();
  };
  const handleSignUp = async () => {
    isNew.current = true;
    if (!form.current?.reportValidity()) return;
    const { email, password } = valuesOf(form.current);
    let isSignedIn = false;
    const isAsked = await run(
      'sign-up',
      async () => {
        const result = await account.signUp(email, password, { shared: isShared });
        isSignedIn = result.ok && result.signedIn;
        return result;
      },
      ({ code }, error) => {
        const hint = t`If you have an account, log in or reset your password.`;
        say(maybeTaken.has(code) ? { ...error, hint } : error);
      },
    );
    if (!isAsked) return;
    if (isSignedIn) return enter();
    go(
      { kind: 'confirm', email, password },
      { kind: 'success', text: t`Success! Please check your email for a confirmation link.` },
    );
  };

  return { busy, handleSubmit, handleSignUp };
}

/** Error codes of a sign-up for an email that has an account; the first one also of a second try that comes too soon. */
const maybeTaken = new Set<string | undefined>([
  'over_email_send_rate_limit',
  'user_already_exists',
  'email_exists',
]);

function valuesOf(form: HTMLFormElement | null): { email: string; password: string } {
  return { email: formText(form, 'email').trim(), password: formText(form, 'password') };
}
