import { Textarea, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import type { TextLens } from '../../state/text-lens';
import { useLensInput } from './use-lens-input';

type ResumeFieldProps = {
  label: ReactNode;
  hint?: ReactNode;
  lens: TextLens;
  multiline?: boolean;
  type?: 'text' | 'email' | 'tel';
  autoComplete?: string;
};

/** A labelled field that writes straight into the resume. */
export function ResumeField({
  label,
  hint,
  lens,
  multiline,
  type = 'text',
  autoComplete,
}: ResumeFieldProps) {
  const input = useLensInput(lens);
  if (multiline) return <Textarea label={label} description={hint} autoComplete="off" {...input} />;
  return (
    <TextInput
      label={label}
      description={hint}
      type={type}
      autoComplete={autoComplete ?? 'off'}
      {...input}
    />
  );
}
