import { Trans, useLingui } from '@lingui/react/macro';
import type { AiQuestion } from './assistant';
import { Dialog } from '@/ui/dialog';
import { SentText } from './sent-text';

type ConsentDialogProps = {
  /** Its two parts are all that would leave the device, word for word. */
  question: Pick<AiQuestion, 'words' | 'instruction'>;
  onDecide: (agreed: boolean) => void;
};

/** Before the first use: what goes to the AI, where it goes, and a plain way to say no. */
export function ConsentDialog({ question, onDecide }: ConsentDialogProps) {
  const { t } = useLingui();
  return (
    <Dialog title={t`Before we ask the AI`} onClose={() => onDecide(false)}>
      <p>
        <Trans>
          The AI is a computer service run by another company. It will get your words below, what we
          ask it to do with them, and nothing else.
        </Trans>
      </p>
      <p>
        <Trans>
          We take out your name, email, phone and address where we find them, and send marks like
          [NAME] in their place. Look at the words below. If other private facts are there, take
          them out first.
        </Trans>
      </p>
      <SentText label={t`Your words, as they are sent`} text={question.words} />
      <details>
        <summary>
          <Trans>What we ask the AI to do</Trans>
        </summary>
        <SentText label={t`What we ask, as it is sent`} text={question.instruction} />
      </details>
      <p>
        <Trans>
          After you say yes, we do not ask again until you next open this site. The AI can be wrong.
          Keep only what is true.
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
