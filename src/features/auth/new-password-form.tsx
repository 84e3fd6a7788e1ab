import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type FormEvent } from 'react';
import { account } from '@/workspace/account/account';
import styles from './auth-page.module.css';
import { formText } from './form-text';
import { PasswordField } from './password-field';
import type { StepProps } from './step-props';
import { useEnterBuilder } from './use-enter-builder';
import { useSubmit } from './use-submit';

/** The last step of a reset: the new password, then on to the resume. */
export function NewPasswordForm({ say, isShared }: StepProps) {
  const { t } = useLingui();
  const { busy, run } = useSubmit<'save'>(say);
  const enter = useEnterBuilder();
  const [email] = useState(account.recoveringEmail);
  const handleSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const password = formText(event.currentTarget, 'password');
    if (await run('save', () => account.setNewPassword(password, { shared: isShared }))) enter();
  };
  return (
    <form className={styles.fields} onSubmit={(event) => void handleSubmit(event)}>
      <h2>
        <Trans>Choose a new password</Trans>
      </h2>
      <p>
        <Trans>
          For the account <strong translate="no">{email}</strong>
        </Trans>
      </p>
      <PasswordField
        label={t`New password`}
        description={t`Use at least 8 characters. A few words in a row are easy to keep in mind.`}
        autoComplete={isShared ? 'off' : 'new-password'}
      />
      <button type="submit" className="btn" aria-disabled={busy !== null}>
        {busy ? <Trans>Saving...</Trans> : <Trans>Save the new password</Trans>}
      </button>
    </form>
  );
}
