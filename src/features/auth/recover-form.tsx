import { Trans, useLingui } from '@lingui/react/macro';
import { TextInput } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { account } from '@/workspace/account/account';
import styles from './auth-page.module.css';
import { CodeForm } from './code-form';
import { formText } from './form-text';
import type { StepProps } from './step-props';
import { useSubmit } from './use-submit';

/** Forgotten password: asks for the email, then for the code of the mail (its link works too). */
export function RecoverForm({
  email: knownEmail,
  go,
  say,
  isShared,
}: StepProps & { email: string }) {
  const { t } = useLingui();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { busy, run } = useSubmit<'request' | 'verify'>(say);

  const send = async (email: string) => {
    if (!(await run('request', () => account.requestPasswordReset(email, { shared: isShared }))))
      return;
    const isAgain = sentTo !== null;
    setSentTo(email);
    say({
      kind: 'success',
      text: t`If this email has an account, a reset link is on its way.`,
      ...(isAgain && {
        hint: t`If no email comes, wait a minute before you ask again. Look in the spam folder too.`,
      }),
    });
  };
  const handleCode = async (code: string) => {
    const isRight = await run(
      'verify',
      () => account.verifyRecoveryCode(sentTo ?? '', code),
      ({ code: problem }, error) => {
        const hint = t`This code is wrong or too old. Only the code of the newest email works, and only once. Check the six digits, or let us send the email again.`;
        say(problem === 'otp_expired' ? { ...error, hint } : error);
      },
    );
    if (isRight) go({ kind: 'new-password' });
  };

  return (
    <>
      <h2>
        <Trans>Set a new password</Trans>
      </h2>
      {sentTo === null ? (
        <EmailForm
          knownEmail={knownEmail}
          isShared={isShared}
          isBusy={busy !== null}
          onEmail={(email) => void send(email)}
        />
      ) : (
        <>
          <CodeForm
            label={t`Six-digit code`}
            submitLabel={busy === 'verify' ? t`Checking...` : t`Continue`}
            isBusy={busy !== null}
            onCode={(code) => void handleCode(code)}
          />
          <button
            type="button"
            className="btn quiet small"
            aria-disabled={busy !== null}
            onClick={() => void send(sentTo)}
          >
            {busy === 'request' ? <Trans>Sending...</Trans> : <Trans>Send the email again</Trans>}
          </button>
        </>
      )}
      <button type="button" className="btn quiet small" onClick={() => go({ kind: 'log-in' })}>
        <Trans>Back to log in</Trans>
      </button>
    </>
  );
}

type EmailFormProps = {
  knownEmail: string;
  isShared: boolean;
  isBusy: boolean;
  onEmail: (email: string) => void;
};

function EmailForm({ knownEmail, isShared, isBusy, onEmail }: EmailFormProps) {
  const { t } = useLingui();
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onEmail(formText(event.currentTarget, 'email').trim());
  };
  return (
    <form className={styles.fields} onSubmit={handleSubmit}>
      <TextInput
        name="email"
        type="email"
        label={t`Email`}
        description={t`We send you an email with a link and a six-digit code.`}
        defaultValue={knownEmail}
        autoComplete={isShared ? 'off' : 'username'}
        required
        withAsterisk={false}
      />
      <button type="submit" className="btn" aria-disabled={isBusy}>
        {isBusy ? <Trans>Sending...</Trans> : <Trans>Send the email</Trans>}
      </button>
    </form>
  );
}
