import { Trans } from '@lingui/react/macro';
import { useImperativeHandle, useState, type ReactNode, type RefObject } from 'react';
import type { GameQuestion } from '@/domain/game/game-script';
import { oddReply, type OddReply } from '@/domain/game/odd-reply';
import { tidyReply } from '@/domain/game/tidy-reply';
import styles from './answer-help.module.css';

/** Looks at a reply before it is sent. Returns it as it goes on the resume; null where something is asked about it first. */
export type LookAtReply = (reply: string) => string | null;

type ReplyCheckProps = {
  question: GameQuestion;
  /** Filled with what looks at a reply. */
  look: RefObject<LookAtReply | null>;
  /** The box of the reply. */
  box: RefObject<HTMLTextAreaElement | null>;
  onAnswer: (reply: string) => void;
  onSkip: () => void;
};

/**
 * Asks once about a reply that is most likely no answer to its question; who sends it again means it. Give it a key of its
 * own each time a question is asked.
 */
export function ReplyCheck({ question, look, box, onAnswer, onSkip }: ReplyCheckProps) {
  const [odd, setOdd] = useState<(OddReply & { reply: string }) | null>(null);
  const [isOpen, setOpen] = useState(false);
  useImperativeHandle(look, () => (reply: string) => {
    const found = odd ? null : oddReply(question.field, reply);
    setOdd(odd ?? (found && { ...found, reply }));
    setOpen(found !== null);
    return found ? null : tidyReply(question.field, reply);
  });
  if (!odd || !isOpen) return null;
  const handleAgain = () => {
    setOpen(false);
    box.current?.focus();
    // What is typed next takes the place of what was odd; a last name comes behind the first.
    if (odd.kind === 'one-name') box.current?.setSelectionRange(-1, -1);
    else box.current?.select();
  };
  const handleKeep = () => onAnswer(tidyReply(question.field, odd.reply));
  return (
    <div className={styles.odd} data-check role="group" aria-labelledby="odd-reply">
      <p id="odd-reply" role="status">
        <Question {...odd} />
      </p>
      <div className="row">
        {odd.kind === 'one-name' ? (
          <>
            <Tap onTap={handleAgain}>
              <Trans>Add it</Trans>
            </Tap>
            <Tap onTap={handleKeep}>
              <Trans>No, keep one name</Trans>
            </Tap>
          </>
        ) : (
          <>
            <Tap onTap={handleAgain}>
              <Trans>Try again</Trans>
            </Tap>
            {question.canSkip && (
              <Tap onTap={onSkip}>
                <Trans>Skip</Trans>
              </Tap>
            )}
            {odd.kind !== 'no-date' && (
              <Tap onTap={handleKeep}>
                <Trans>No, keep it</Trans>
              </Tap>
            )}
          </>
        )}
      </div>
    </div>
  );
}

function Question({ kind, text }: OddReply) {
  switch (kind) {
    case 'one-name':
      return <Trans>Is there a last name? An employer needs it to find you.</Trans>;
    case 'no-date':
      return <Trans>I did not find a date in “{text}”. Write it like: March 2019.</Trans>;
    default:
      return <Trans>Your resume would say “{text}” here. Do you want to change it?</Trans>;
  }
}

function Tap({ onTap, children }: { onTap: () => void; children: ReactNode }) {
  return (
    <button type="button" className="btn quiet small" onClick={onTap}>
      {children}
    </button>
  );
}
