import { Trans, useLingui } from '@lingui/react/macro';
import { Dialog } from '@/ui/dialog';

type LeaveQuestionProps = {
  onSave: () => void;
  onStay: () => void;
  onLeave: () => void;
};

/** Asked before comments that are in no file go with the page. */
export function UnsavedCommentsQuestion({ onSave, onStay, onLeave }: LeaveQuestionProps) {
  const { t } = useLingui();
  return (
    <Dialog title={t`Your comments are not saved yet`} onClose={onStay}>
      <p>
        <Trans>We keep nothing here. Without the file, your comments are gone.</Trans>
      </p>
      <div className="row">
        <button type="button" className="btn" onClick={onSave}>
          <Trans>Save the file first</Trans>
        </button>
        <button type="button" className="btn quiet" onClick={onStay}>
          <Trans>Go back to the comments</Trans>
        </button>
        <button type="button" className="btn danger" onClick={onLeave}>
          <Trans>Leave without them</Trans>
        </button>
      </div>
    </Dialog>
  );
}
