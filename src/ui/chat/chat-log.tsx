import { Trans } from '@lingui/react/macro';
import { useId, type ReactNode } from 'react';
import styles from './chat-log.module.css';
import { useStickToEnd } from './use-stick-to-end';

/** One message. `id` is stable and unique in its chat: an old message that moves is not read out again. */
export type ChatLine = {
  id: string | number;
  from: 'guide' | 'you';
  text: string;
};

type ChatLogProps = {
  lines: readonly ChatLine[];
  /** The accessible name of the chat. */
  label: string;
  /** Controls that belong to a message, such as "Read aloud"; `textId` names the element with its words. */
  renderActions?: (line: ChatLine, textId: string) => ReactNode;
};

/**
 * A chat as a log: new messages are read out after what the person is hearing, old ones stay quiet, and the focus is
 * never taken. It follows its end only while the reader is at the end.
 */
export function ChatLog({ lines, label, renderActions }: ChatLogProps) {
  const baseId = useId();
  const scrolling = useStickToEnd();
  return (
    <div role="log" aria-label={label} className={styles.log} {...scrolling}>
      {lines.map((line) => {
        const textId = `${baseId}-${String(line.id)}`;
        return (
          <div key={line.id} className={styles.line} data-from={line.from}>
            <Bubble line={line} textId={textId} />
            {renderActions?.(line, textId)}
          </div>
        );
      })}
    </div>
  );
}

/** A long address may go on in the next line behind its sign, and not within a word. */
function withBreaks(text: string): ReactNode {
  const parts = text.split('@');
  if (parts.length !== 2) return text;
  return [`${parts[0] ?? ''}@`, <wbr key="break" />, parts[1]];
}

function Bubble({ line: { from, text }, textId }: { line: ChatLine; textId: string }) {
  return (
    <p className={styles.bubble}>
      <span className="visually-hidden">
        {from === 'guide' ? <Trans>Guide:</Trans> : <Trans>You:</Trans>}{' '}
      </span>
      <span
        id={textId}
        className={styles.text}
        // Names, addresses and what else goes into the resume as it stands here.
        translate={from === 'you' ? 'no' : undefined}
      >
        {withBreaks(text)}
      </span>
    </p>
  );
}
