import { Trans, useLingui } from '@lingui/react/macro';
import { TextInput } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { account } from '../../state/account';
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

  const handleRequest = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const email = formText(event.currentTarget, 'email').trim();
    if (!(await run('request', () => account.requestPasswordReset(email)))) return;
    setSentTo(email);
    say({ kind: 'success', text: t`If this email has an account, a reset mail is on its way.` });
  };
  const handleCode = async (code: string) => {
    if (await run('verify', () => account.verifyRecoveryCode(sentTo ?? '', code))) {
      go({ kind: 'new-password' });
    }
  };

  return (
    <>
      <h2>
        <Trans>Set a new password</Trans>
      </h2>
      {sentTo === null ? (
        <form className={styles.fields} onSubmit={(event) => void handleRequest(event)}>
          <TextInput
            name="email"
            type="email"
            label={t`Email`}
            description={t`We send you a mail with a link and a six-digit code.`}
            defaultValue={knownEmail}
            autoComplete={isShared ? 'off' : 'username'}
            required
            withAsterisk={false}
          />
          <button type="submit" className="btn" aria-disabled={busy !== null}>
            {busy ? <Trans>Sending...</Trans> : <Trans>Send the mail</Trans>}
          </button>
        </form>
      ) : (
        <CodeForm
          label={t`Six-digit code`}
          submitLabel={busy ? t`Checking...` : t`Go on`}
          isBusy={busy !== null}
          onCode={(code) => void handleCode(code)}
        />
      )}
      <button type="button" className="btn quiet small" onClick={() => go({ kind: 'log-in' })}>
        <Trans>Back to log in</Trans>
      </button>
    </>
  );
}
