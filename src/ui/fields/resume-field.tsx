import type { ReactNode } from 'react';
import type { TextLens } from '../../state/text-lens';
import { PlainField } from './plain-field';
import { useLensInput } from './use-lens-input';

type ResumeFieldProps = {
  label: ReactNode;
  hint?: ReactNode;
  lens: TextLens;
  isMultiline?: boolean;
  type?: 'text' | 'email' | 'tel';
  autoComplete?: string;
};

/** A labelled field that writes straight into the resume. */
export function ResumeField({ lens, type, autoComplete = 'off', ...field }: ResumeFieldProps) {
  const input = useLensInput(lens);
  // A browser that cannot let the field grow with its text shows five lines of it.
  const size = field.isMultiline ? { rows: 5 } : {};
  return (
    <PlainField {...field} input={{ ...input, autoComplete, ...size, ...(type && { type }) }} />
  );
}
