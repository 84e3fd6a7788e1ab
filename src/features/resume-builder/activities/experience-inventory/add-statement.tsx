import { Trans } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { addParStatement } from '../../../../domain/resume/edit-resume';
import type { DraftField } from '../../../../domain/resume/resume-schema';
import { draftLens, type TextLens } from '../../../../state/text-lens';
import { currentResume, editResume, useResume } from '../../../../state/working-resume';
import { PlainField } from '../../../../ui/fields/plain-field';
import { useLensInput } from '../../../../ui/fields/use-lens-input';
import { FillAllThree } from './fill-all-three';
import { parFields, useParWords, type ParField } from './par-texts';

const draftFields: Record<ParField, DraftField> = {
  problem: 'currentProblem',
  action: 'currentAction',
  result: 'currentResult',
};

const lenses: Record<ParField, TextLens> = {
  problem: draftLens('currentProblem'),
  action: draftLens('currentAction'),
  result: draftLens('currentResult'),
};

/** The three inputs of a new PAR statement. Half a statement is kept in the resume until the rest is there. */
export function AddStatement() {
  const form = useRef<HTMLFormElement>(null);
  const [tries, setTries] = useState(0);

  const handleAdd = () => {
    const added = addParStatement(currentResume(), () => crypto.randomUUID());
    setTries(added ? 0 : (count) => count + 1);
    if (added) editResume(() => added);
    const now = currentResume();
    const first = parFields.find((field) => now[draftFields[field]].trim() === '');
    const input = form.current?.elements.namedItem(first ?? 'problem');
    if (input instanceof HTMLElement) input.focus();
  };

  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        handleAdd();
      }}
    >
      {parFields.map((field) => (
        <DraftInput key={field} field={field} isRefused={tries > 0} />
      ))}
      <FillAllThree tries={tries} />
      <button type="submit" className="btn wide-on-phone">
        <Trans>Add to Inventory</Trans>
      </button>
    </form>
  );
}

function DraftInput({ field, isRefused }: { field: ParField; isRefused: boolean }) {
  const { label, hint } = useParWords()[field];
  const input = useLensInput(lenses[field]);
  const isBlank = useResume((resume) => resume[draftFields[field]].trim() === '');
  return (
    <PlainField
      label={label}
      hint={hint}
      error={isRefused && isBlank && <Trans>This part is still empty.</Trans>}
      input={{ ...input, name: field }}
    />
  );
}
