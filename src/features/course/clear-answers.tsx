import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import {
  clearAnswers,
  readAnswers,
  setAnswers,
  useHasAnswers,
} from '@/workspace/document/activity-answers';
import type { TextFields } from '@/domain/resume/record-schema';
import { Icon } from '@/ui/icon';

type ClearAnswersProps = {
  draftId: string;
  /** The words on the button. */
  label: string;
  /** What tells this button from its like on the page. */
  of?: string;
};

/** Empties an activity, and takes that back. Nothing typed after the clearing is touched by the undo. */
export function ClearAnswers({ draftId, label, of }: ClearAnswersProps) {
  const { t } = useLingui();
  const [cleared, setCleared] = useState<TextFields | null>(null);
  const clearButton = useRef<HTMLButtonElement>(null);
  const isEmpty = !useHasAnswers(draftId);

  const handleClear = () => {
    if (!isEmpty) setCleared(clearAnswers(draftId));
  };
  const handleUndo = () => {
    const now = readAnswers(draftId);
    const stillEmpty = Object.entries(cleared ?? {}).filter(([field]) => !now[field]);
    setAnswers(draftId, Object.fromEntries(stillEmpty));
    setCleared(null);
    clearButton.current?.focus();
  };

  return (
    <div className="row">
      <button
        ref={clearButton}
        type="button"
        className="btn quiet small"
        aria-label={of ? `${label}: ${of}` : label}
        aria-disabled={isEmpty}
        onClick={handleClear}
      >
        {label}
      </button>
      {cleared && (
        <button
          type="button"
          className="btn quiet small"
          aria-label={t`Undo: ${of ?? label}`}
          onClick={handleUndo}
        >
          <Icon name="undo" />
          <Trans>Undo</Trans>
        </button>
      )}
      <span role="status" className="hint">
        {cleared && <Trans>Cleared. You can undo this.</Trans>}
      </span>
    </div>
  );
}
