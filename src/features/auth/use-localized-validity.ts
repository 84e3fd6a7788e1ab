import { useLingui } from '@lingui/react/macro';
import type { FormEvent } from 'react';

/**
 * Says what is missing in a field in the words of the page: the browser would say it in its own language. Its bubble and its
 * jump to the field stay. For an element around the forms.
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
    /** What is typed is looked at anew. */
    onInputCapture({ target }: FormEvent) {
      if (target instanceof HTMLInputElement) target.setCustomValidity('');
    },
  };
}
