import { useRef, useState, type FocusEvent, type ReactNode } from 'react';
import type { TextLens } from '@/workspace/document/text-lens';
import { editRecord } from '@/workspace/document/working-record';
import { tidyOf, type TidyKind } from './tidy-kinds';
import { TidyOffer, type TidiedText } from './tidy-suggestion';

type Input = HTMLInputElement | HTMLTextAreaElement;

type Tidy = {
  input: {
    onFocus: (event: FocusEvent<Input>) => void;
    onBlur: (event: FocusEvent<Input>) => void;
  };
  action: ReactNode;
};

/**
 * Brings a typed text into the form of the paper: a date that is surely read when the field is left, so that all dates
 * look alike, anything else only when it is asked for. Both can be taken back. Null for a field without such a form.
 */
export function useTidy(lens: TextLens, kind: TidyKind | undefined): Tidy | null {
  const [last, setLast] = useState<TidiedText | null>(null);
  const found = useRef<string | null>(null);
  if (!kind) return null;
  const leave = (before: string) => {
    const after = kind === 'date' && before !== found.current ? tidyOf.date(before) : null;
    if (after === null) return;
    editRecord((record) => lens.write(record, after));
    setLast({ before, after });
  };
  return {
    input: {
      onFocus: ({ currentTarget }) => {
        found.current = currentTarget.value;
      },
      onBlur: ({ currentTarget }) => leave(currentTarget.value),
    },
    action: <TidyOffer lens={lens} kind={kind} last={last} onTidy={setLast} />,
  };
}
