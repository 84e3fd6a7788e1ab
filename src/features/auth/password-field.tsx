import { Trans } from '@lingui/react/macro';
import { TextInput } from '@mantine/core';
import { useState } from 'react';
import styles from './auth-page.module.css';

type PasswordFieldProps = {
  label: string;
  description?: string;
  autoComplete: 'current-password' | 'new-password' | 'off';
};

/** A password with a button that shows it: typing blind on a phone is where most mistakes come from. */
export function PasswordField({ label, description, autoComplete }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  return (
    <div className={styles.password}>
      <TextInput
        name="password"
        type={isShown ? 'text' : 'password'}
        label={label}
        description={description}
        autoComplete={autoComplete}
        autoCapitalize="none"
        spellCheck={false}
        required
        withAsterisk={false}
      />
      <button
        type="button"
        className={styles.plain}
        aria-pressed={isShown}
        onClick={() => setShown(!isShown)}
      >
        {isShown ? <Trans>Hide password</Trans> : <Trans>Show password</Trans>}
      </button>
    </div>
  );
}
