import { TextInput } from '@mantine/core';
import { useEffect, useRef, type FormEvent } from 'react';
import styles from './auth-page.module.css';

type CodeFormProps = {
  label: string;
  submitLabel: string;
  isBusy: boolean;
  onCode: (code: string) => void;
};

/**
 * Asks for the digits of an email: six, or as many as a hosted service was set to (up to ten). Spaces that come along
 * with a paste do not count.
 */
export function CodeForm({ label, submitLabel, isBusy, onCode }: CodeFormProps) {
  const input = useRef<HTMLInputElement>(null);
  // Focus without scrolling, so that the message above the field stays in sight.
  useEffect(() => input.current?.focus({ preventScroll: true }), []);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    onCode((input.current?.value ?? '').replace(/\s/g, ''));
  };
  return (
    <form className={styles.fields} onSubmit={handleSubmit}>
      <TextInput
        ref={input}
        className={styles.code}
        label={label}
        inputMode="numeric"
        autoComplete="one-time-code"
        pattern="\s*(\d\s*){6,10}"
        required
        withAsterisk={false}
      />
      <button type="submit" className="btn" aria-disabled={isBusy}>
        {submitLabel}
      </button>
    </form>
  );
}
