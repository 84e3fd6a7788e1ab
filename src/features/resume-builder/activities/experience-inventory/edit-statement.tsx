import { Trans } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { setParStatement } from '../../../../domain/resume/edit-resume';
import { readDraft, useDraft, useDraftInput } from '../../../../state/drafts';
import { currentResume, editResume } from '../../../../state/working-resume';
import { PlainField } from '../../../../ui/fields/plain-field';
import { FillAllThree } from './fill-all-three';
import { parFields, useParWords, type ParField } from './par-texts';

/** The draft that holds a statement while it is changed: a reload does not lose it. */
export function editDraftId(statementId: string): string {
  return `par-statement-${statementId}`;
}

type EditStatementProps = { id: string; place: number; onClose: () => void };

/** The inputs that change a saved PAR statement. It stays as it was until 'Save changes'. */
export function EditStatement({ id, place, onClose }: EditStatementProps) {
  const form = useRef<HTMLFormElement>(null);
  const [tries, setTries] = useState(0);

  const handleSave = () => {
    const draft = readDraft(editDraftId(id));
    const texts = {
      problem: draft['problem'] ?? '',
      action: draft['action'] ?? '',
      result: draft['result'] ?? '',
    };
    const saved = setParStatement(currentResume(), id, texts);
    if (saved) {
      editResume(() => saved);
      onClose();
      return;
    }
    setTries((count) => count + 1);
    const first = parFields.find((field) => texts[field].trim() === '');
    const input = form.current?.elements.namedItem(first ?? 'problem');
    if (input instanceof HTMLElement) input.focus();
  };

  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        handleSave();
      }}
    >
      {parFields.map((field) => (
        <EditInput key={field} id={id} field={field} isRefused={tries > 0} />
      ))}
      <FillAllThree tries={tries} />
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
    </form>
  );
}

type EditInputProps = { id: string; field: ParField; isRefused: boolean };

function EditInput({ id, field, isRefused }: EditInputProps) {
  const { label, hint } = useParWords()[field];
  const draftId = editDraftId(id);
  const input = useDraftInput(draftId, field);
  const isBlank = (useDraft(draftId)[field] ?? '').trim() === '';
  return (
    <PlainField
      label={label}
      hint={hint}
      error={isRefused && isBlank && <Trans>This part is still empty.</Trans>}
      input={{ ...input, name: field }}
    />
  );
}
