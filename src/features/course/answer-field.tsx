import { Trans } from '@lingui/react/macro';
import type { PromptField } from '@/content/types';
import { useAnswerInput } from '@/workspace/document/activity-answers';
import { PlainField } from '@/ui/fields/plain-field';

type AnswerFieldProps = {
  draftId: string;
  field: PromptField<string>;
  isMultiline?: boolean;
  /** The activity's message is about this field. */
  isInvalid?: boolean;
};

/** A field of an activity, kept as its draft, with the hint and the example that help to fill it. */
export function AnswerField({ draftId, field, isMultiline = true, isInvalid }: AnswerFieldProps) {
  const input = useAnswerInput(draftId, field.id);
  return (
    <PlainField
      label={field.label}
      hint={field.hint}
      example={<Trans>Example: {field.example}</Trans>}
      error={isInvalid && <Trans>This part is still empty.</Trans>}
      isMultiline={isMultiline}
      input={{ ...input, name: field.id }}
    />
  );
}
