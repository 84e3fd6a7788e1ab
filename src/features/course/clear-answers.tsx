import { Trans } from '@lingui/react/macro';
import { useRef, useState, type ReactNode } from 'react';
import { clearDraft, readDraft, setDraft, useDraft } from '../../state/drafts';
import type { KeptFields } from '../../state/kept-fields';
import { Icon } from '../../ui/icon';

type ClearAnswersProps = {
  draftId: string;
  /** The words on the button, unique on the page. */
  children: ReactNode;
  /** What the undo button says to tell it from the others. */
  of: string;
};

/** Empties an activity, and takes that back. Nothing typed after the clearing is touched by the undo. */
export function ClearAnswers({ draftId, children, of }: ClearAnswersProps) {
  const [cleared, setCleared] = useState<KeptFields | null>(null);
  const clearButton = useRef<HTMLButtonElement>(null);
  const isEmpty = Object.values(useDraft(draftId)).every((text) => text === '');

  const handleClear = () => {
    if (!isEmpty) setCleared(clearDraft(draftId));
  };
  const handleUndo = () => {
    const now = readDraft(draftId);
    const stillEmpty = Object.entries(cleared ?? {}).filter(([field]) => !now[field]);
    setDraft(draftId, Object.fromEntries(stillEmpty));
    setCleared(null);
    clearButton.current?.focus();
  };

  return (
    <div className="row">
      <button
        ref={clearButton}
        type="button"
        className="btn quiet small"
        aria-disabled={isEmpty}
        onClick={handleClear}
      >
        {children}
      </button>
      {cleared && (
        <button type="button" className="btn quiet small" onClick={handleUndo}>
          <Icon name="undo" />
          <span>
            <Trans>Undo</Trans>
            <span className="visually-hidden">: {of}</span>
          </span>
        </button>
      )}
      <span role="status" className="hint">
        {cleared && <Trans>Cleared. You can undo this.</Trans>}
      </span>
    </div>
  );
}
