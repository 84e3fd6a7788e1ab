import { Trans } from '@lingui/react/macro';
import { addParStatement } from '../../../../domain/resume/edit-resume';
import type { DraftField } from '../../../../domain/resume/resume-schema';
import { draftLens, type TextLens } from '../../../../state/text-lens';
import { currentResume, editResume, useResume } from '../../../../state/working-resume';
import { useLensInput } from '../../../../ui/fields/use-lens-input';
import type { ParField } from './par-texts';
import { ParInput, StatementForm } from './statement-form';

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
  const handleAdd = () => {
    const added = addParStatement(currentResume(), () => crypto.randomUUID());
    if (added) editResume(() => added);
    return added !== null;
  };
  return (
    <StatementForm
      onSubmit={handleAdd}
      renderInput={(field, isRefused) => (
        <DraftInput key={field} field={field} isRefused={isRefused} />
      )}
    >
      <button type="submit" className="btn wide-on-phone">
        <Trans>Add to Inventory</Trans>
      </button>
    </StatementForm>
  );
}

function DraftInput({ field, isRefused }: { field: ParField; isRefused: boolean }) {
  const input = useLensInput(lenses[field]);
  const isBlank = useResume((resume) => resume[draftFields[field]].trim() === '');
  return <ParInput field={field} input={input} isMissing={isRefused && isBlank} />;
}
