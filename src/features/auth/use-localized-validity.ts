import { useLingui } from '@lingui/react/macro';
import type { FormEvent } from 'react';

/**
 * Validation messages in the language of the page, because the browser's are in its own language. The browser still shows the
 * bubble and focuses the field. Spread the result on an element around the forms.
 */
export function useLocalizedValidity() {
  const { t } = useLingui();
  return {
    onInvalidCapture({ target }: FormEvent) {
      if (!(target instanceof HTMLInputElement)) return;
      const { validity, type } = target;
      const isMissing = validity.valueMissing;
      target.setCustomValidity(
        type === 'email'
          ? isMissing
            ? t`Type your email here.`
            : t`Your email needs an @ and a dot.`
          : isMissing
            ? t`Fill in this field.`
            : t`This is not complete yet.`,
      );
    },
    /** Clears the message, so that the field is validated again. */
    onInputCapture({ target }: FormEvent) {
      if (target instanceof HTMLInputElement) target.setCustomValidity('');
    },
  };
}
