import type { ReactNode } from 'react';
import type { PersonalInfo } from '../../domain/resume/resume-schema';
import type { TextLens } from '../../state/text-lens';
import { PlainField } from './plain-field';
import { useLensInput } from './use-lens-input';

type ResumeFieldProps = {
  label: ReactNode;
  hint?: ReactNode;
  lens: TextLens;
  isMultiline?: boolean;
  type?: 'text' | 'email' | 'tel';
  /** Fields of the written page are filled by it (index.html). */
  name?: keyof PersonalInfo;
  autoComplete?: string;
  /** The resume is not open yet: what is typed is brought in when it is. */
  isOpening?: boolean;
};

/** A labelled field that writes straight into the resume. */
export function ResumeField({
  lens,
  type,
  name,
  autoComplete = 'off',
  isOpening = false,
  ...field
}: ResumeFieldProps) {
  const input = useLensInput(lens, isOpening);
  // A browser that cannot let the field grow with its text shows five lines of it.
  const size = field.isMultiline ? { rows: 5 } : {};
  // A browser may fill the fields of a written page again when somebody comes back to it, whoever that is.
  const complete = isOpening ? 'off' : autoComplete;
  return (
    <PlainField
      {...field}
      input={{
        ...input,
        autoComplete: complete,
        ...size,
        ...(type && { type }),
        ...(name && { name }),
      }}
    />
  );
}
