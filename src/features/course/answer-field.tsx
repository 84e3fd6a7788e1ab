import { Trans, useLingui } from '@lingui/react/macro';
import type { PromptField } from '@/content/types';
import { setAnswers, useAnswerInput, useAnswers } from '@/workspace/document/activity-answers';
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
  const { t } = useLingui();
  const input = useAnswerInput(draftId, field.id);
  const { frame, label } = field;
  const isEmpty = !useAnswers(draftId)[field.id];
  const handleFrame = () => {
    setAnswers(draftId, { [field.id]: frame ?? '' });
    input.ref.current?.focus();
  };
  return (
    <>
      <PlainField
        label={field.label}
        hint={field.hint}
        example={<Trans>Example: {field.example}</Trans>}
        error={isInvalid && <Trans>This part is still empty.</Trans>}
        isMultiline={isMultiline}
        input={{ ...input, name: field.id }}
      />
      {frame && isEmpty && (
        <p>
          <button
            type="button"
            className="btn quiet small"
            aria-label={t`Give me a start for: ${label}`}
            onClick={handleFrame}
          >
            <Trans>Give me a start</Trans>
          </button>
        </p>
      )}
    </>
  );
}
