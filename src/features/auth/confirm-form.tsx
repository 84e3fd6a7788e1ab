import { Trans, useLingui } from '@lingui/react/macro';
import { account } from '@/workspace/account/account';
import { CodeForm } from './code-form';
import type { StepProps } from './step-props';
import { useEnterBuilder } from './use-enter-builder';
import { useSubmit } from './use-submit';

/** After a sign-up: the code from the email, for people who read mail on their phone and sit at another computer. */
export function ConfirmForm({
  email,
  password,
  go,
  say,
  isShared,
}: StepProps & { email: string; password: string }) {
  const { t } = useLingui();
  const { busy, run } = useSubmit<'confirm' | 'again'>(say);
  const enter = useEnterBuilder();
  const handleCode = async (code: string) => {
    const sharing = { shared: isShared };
    const isIn = await run(
      'confirm',
      () => account.verifyEmailCode(email, code, sharing),
      ({ code: problem }, error) => {
        const hint = t`This code is wrong or too old. Check the six digits, or let us send the email again. Did you open the link in the email? Then your email is confirmed: go back and log in with your password.`;
        say(problem === 'otp_expired' ? { ...error, hint } : error);
      },
    );
    if (isIn) enter();
  };
  const handleAgain = async () => {
    const isSent = await run('again', () => account.signUp(email, password, { shared: isShared }));
    if (isSent)
      say({
        kind: 'success',
        text: t`If this email still needs a code, a new one is on its way. Wait a minute before you ask again.`,
        hint: t`If no email comes, your email may be confirmed already: go back and log in with your password.`,
      });
  };
  return (
    <>
      <h2>
        <Trans>Confirm your email</Trans>
      </h2>
      <p>
        <Trans>
          We sent an email to <span translate="no">{email}</span>. Open the link in it. Or type the
          six-digit code from the same email here. It can take a few minutes. Look in the spam
          folder too.
        </Trans>
      </p>
      <CodeForm
        label={t`Six-digit code`}
        submitLabel={busy === 'confirm' ? t`Checking...` : t`Confirm`}
        isBusy={busy !== null}
        onCode={(code) => void handleCode(code)}
      />
      <button
        type="button"
        className="btn quiet small"
        aria-disabled={busy !== null}
        onClick={() => void handleAgain()}
      >
        {busy === 'again' ? <Trans>Sending...</Trans> : <Trans>Send the email again</Trans>}
      </button>
      <button type="button" className="btn quiet small" onClick={() => go({ kind: 'log-in' })}>
        <Trans>Back to log in</Trans>
      </button>
    </>
  );
}
