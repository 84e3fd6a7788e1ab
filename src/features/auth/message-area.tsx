import { Trans } from '@lingui/react/macro';

/** The one message below a form of the sign-in page, styled as an error or a success. */
export type Message = {
  kind: 'error' | 'success';
  text: string;
  /** What to do about it, in our words; `text` is the provider's. */
  hint?: string;
  /** The same step once more, where nothing has to be typed for it. */
  retry?: () => void;
};

/** The message area. Errors interrupt a screen reader, success waits its turn; both regions stand ready from the start. */
export function MessageArea({ message }: { message: Message | null }) {
  return (
    <div>
      <div role="alert">
        {message?.kind === 'error' && <p className="message error">{message.text}</p>}
        {message?.kind === 'error' && message.hint && <p>{message.hint}</p>}
      </div>
      <div role="status">
        {message?.kind === 'success' && <p className="message">{message.text}</p>}
        {message?.kind === 'success' && message.hint && <p>{message.hint}</p>}
      </div>
      {message?.retry && (
        <button type="button" className="btn quiet small" onClick={message.retry}>
          <Trans>Try again</Trans>
        </button>
      )}
    </div>
  );
}
