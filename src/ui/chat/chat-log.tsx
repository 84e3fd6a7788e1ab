import { Trans } from '@lingui/react/macro';
import { useId, type ReactNode } from 'react';
import styles from './chat-log.module.css';
import { useStickToEnd } from './use-stick-to-end';

/** One message. `id` is stable and unique in its chat: an old message that moves is not read out again. */
export type ChatLine = {
  id: string | number;
  from: 'guide' | 'you';
  text: string;
  /** Controls that belong to this message, such as "Read aloud". They are told what they are about. */
  actions?: (describedBy: string) => ReactNode;
};

type ChatLogProps = {
  lines: readonly ChatLine[];
  /** The accessible name of the chat. */
  label: string;
};

/**
 * A chat as a log: new messages are read out after what the person is hearing, old ones stay quiet, and the focus is
 * never taken. It follows its end only while the reader is at the end.
 */
export function ChatLog({ lines, label }: ChatLogProps) {
  const baseId = useId();
  const scrolling = useStickToEnd();
  return (
    <div role="log" aria-label={label} className={styles.log} {...scrolling}>
      {lines.map((line) => (
        <Bubble key={line.id} line={line} textId={`${baseId}-${String(line.id)}`} />
      ))}
    </div>
  );
}

function Bubble({ line, textId }: { line: ChatLine; textId: string }) {
  const { from, text, actions } = line;
  return (
    <div className={styles.line} data-from={from}>
      <p className={styles.bubble}>
        <span className="visually-hidden">
          {from === 'guide' ? <Trans>Guide:</Trans> : <Trans>You:</Trans>}{' '}
        </span>
        <span id={textId} className={styles.text}>
          {text}
        </span>
      </p>
      {actions?.(textId)}
    </div>
  );
}
