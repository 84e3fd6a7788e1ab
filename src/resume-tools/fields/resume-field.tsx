import type { ReactNode } from 'react';
import type { PersonalInfo } from '@/domain/resume/record-schema';
import type { TextLens } from '@/workspace/document/text-lens';
import { PlainField } from '@/ui/fields/plain-field';
import { FieldComments } from '../comments/field-comments';
import type { TidyKind } from './tidy-kinds';
import { useLensInput } from './use-lens-input';
import { useTidy } from './use-tidy';

type ResumeFieldProps = {
  label: ReactNode;
  hint?: ReactNode;
  example?: ReactNode;
  lens: TextLens;
  isMultiline?: boolean;
  type?: 'text' | 'email' | 'tel' | 'date';
  /** Fields of the written page are filled by it (hydration/early-fields.ts). */
  name?: keyof PersonalInfo;
  autoComplete?: string;
  /** The path of the text in the record; comments of staff on this path show below the field. */
  path?: readonly string[];
  /** The paper has a form of its own for such a text: it is offered, or for a date taken when the field is left. */
  tidy?: TidyKind | undefined;
  /** The record is not open yet: what is typed is brought in when it is. */
  isOpening?: boolean;
};

/** A labelled field that writes straight into the record. */
export function ResumeField({
  lens,
  type,
  name,
  autoComplete = 'off',
  isOpening = false,
  path,
  tidy: kind,
  ...field
}: ResumeFieldProps) {
  const input = useLensInput(lens, isOpening);
  const tidy = useTidy(lens, isOpening ? undefined : kind);
  // A browser may fill the fields of a written page again when anybody comes back to it, also another person.
  const complete = isOpening ? 'off' : autoComplete;
  return (
    <>
      <PlainField
        {...field}
        action={tidy?.action}
        input={{
          ...input,
          ...tidy?.input,
          autoComplete: complete,
          ...(type && { type }),
          ...(name && { name }),
          ...(path && { 'data-path': path.join('/') }),
        }}
      />
      {path && <FieldComments path={path} />}
    </>
  );
}
