import { Trans, useLingui } from '@lingui/react/macro';
import { Dialog } from '@/ui/dialog';
import { SentWords, type SentQuestion } from './sent-words';

type ConsentDialogProps = {
  question: SentQuestion;
  onDecide: (agreed: boolean) => void;
};

/** Before the first use: what goes to the AI, where it goes, and a plain way to say no. */
export function ConsentDialog({ question, onDecide }: ConsentDialogProps) {
  const { t } = useLingui();
  return (
    <Dialog title={t`Before we ask the AI`} onClose={() => onDecide(false)}>
      <p>
        <Trans>
          The AI is a computer service run by another company. It will get your words below and what
          we ask it to do with them. When you ask for one more idea for your resume, your last
          question and its answer go along. Nothing else is sent.
        </Trans>
      </p>
      <p>
        <Trans>
          We take out names, emails, phone numbers, streets and birth dates where we find them, and
          send marks like [NAME] in their place. We cannot find all of them. Look at the words
          below. If other private facts are there, take them out first.
        </Trans>
      </p>
      <SentWords question={question} />
      <p>
        <Trans>
          After you say yes, we do not ask again until you next open this site. You can see what was
          sent each time. The AI can be wrong. Keep only what is true.
        </Trans>
      </p>
      <div className="row">
        <button type="button" className="btn" onClick={() => onDecide(true)}>
          <Trans>Yes, send it</Trans>
        </button>
        <button type="button" className="btn quiet" onClick={() => onDecide(false)}>
          <Trans>No, do not send</Trans>
        </button>
      </div>
    </Dialog>
  );
}
