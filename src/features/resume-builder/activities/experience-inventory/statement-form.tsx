import { Trans } from '@lingui/react/macro';
import { useRef, useState, type ComponentProps, type KeyboardEvent, type ReactNode } from 'react';
import { PlainField } from '@/ui/fields/plain-field';
import { parFields, useParWords, type ParField } from './par-texts';

type StatementFormProps = {
  /** One part's input, bound to where its text is kept; a part that is refused says so while it is blank. */
  renderInput: (field: ParField, isRefused: boolean) => ReactNode;
  /** Takes the statement; false when a part is blank. */
  onSubmit: () => boolean;
  /** The buttons. */
  children: ReactNode;
};

/** The form of a PAR statement, new or saved. It submits only when all three parts hold text. */
export function StatementForm({ renderInput, onSubmit, children }: StatementFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [tries, setTries] = useState(0);

  const handleSubmit = () => {
    const isTaken = onSubmit();
    setTries((count) => (isTaken ? 0 : count + 1));
    firstBlank(form.current)?.focus();
  };

  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        handleSubmit();
      }}
    >
      {parFields.map((field) => renderInput(field, tries > 0))}
      <div role="alert">
        {tries > 0 && (
          <p key={tries} className="message error">
            <Trans>Please fill out all three fields.</Trans>
          </p>
        )}
      </div>
      {children}
    </form>
  );
}

type ParInputProps = {
  field: ParField;
  input: ComponentProps<typeof PlainField>['input'];
  isMissing: boolean;
};

/** One of the three inputs, with what it is called and what goes into it. It grows with its words, which stay one line. */
export function ParInput({ field, input, isMissing }: ParInputProps) {
  const { label, hint } = useParWords()[field];
  return (
    <PlainField
      label={label}
      hint={hint}
      error={isMissing && <Trans>This part is still empty.</Trans>}
      isMultiline
      input={{ ...input, name: field, rows: 1, onKeyDown: submitOnEnter }}
    />
  );
}

/** As in a field of one line. */
function submitOnEnter(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
  event.preventDefault();
  event.currentTarget.closest('form')?.querySelector<HTMLElement>('[type="submit"]')?.click();
}

function firstBlank(form: HTMLFormElement | null): HTMLTextAreaElement | undefined {
  return parFields
    .map((field) => form?.elements.namedItem(field))
    .find((input) => input instanceof HTMLTextAreaElement && input.value.trim() === '') as
    | HTMLTextAreaElement
    | undefined;
}
