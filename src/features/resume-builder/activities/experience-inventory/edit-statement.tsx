import { Trans } from '@lingui/react/macro';
import { setParStatement } from '@/domain/resume/edit-resume';
import { readAnswers, useAnswers, useAnswerInput } from '@/workspace/document/activity-answers';
import { currentRecord, editRecord } from '@/workspace/document/working-record';
import type { ParField } from './par-texts';
import { ParInput, StatementForm } from './statement-form';

/** The draft that holds a statement while it is changed: a reload does not lose it. */
export function editDraftId(statementId: string): string {
  return `par-statement-${statementId}`;
}

type EditStatementProps = { id: string; place: number; onClose: () => void };

/** The inputs that change a saved PAR statement. It stays as it was until 'Save changes'. */
export function EditStatement({ id, place, onClose }: EditStatementProps) {
  const handleSave = () => {
    const { problem = '', action = '', result = '' } = readAnswers(editDraftId(id));
    const saved = setParStatement(currentRecord(), id, { problem, action, result });
    if (!saved) return false;
    editRecord(() => saved);
    onClose();
    return true;
  };
  return (
    <StatementForm
      onSubmit={handleSave}
      renderInput={(field, isRefused) => (
        <EditInput key={field} id={id} field={field} isRefused={isRefused} />
      )}
    >
      <div className="row">
        <button type="submit" className="btn small">
          <Trans>
            Save changes <span className="visually-hidden">to statement {place}</span>
          </Trans>
        </button>
        <button type="button" className="btn quiet small" onClick={onClose}>
          <Trans>
            Cancel <span className="visually-hidden">changes to statement {place}</span>
          </Trans>
        </button>
      </div>
    </StatementForm>
  );
}

type EditInputProps = { id: string; field: ParField; isRefused: boolean };

function EditInput({ id, field, isRefused }: EditInputProps) {
  const draftId = editDraftId(id);
  const input = useAnswerInput(draftId, field);
  const isBlank = (useAnswers(draftId)[field] ?? '').trim() === '';
  return <ParInput field={field} input={input} isMissing={isRefused && isBlank} />;
}
