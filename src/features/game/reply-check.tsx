import { Trans } from '@lingui/react/macro';
import { useEffect, useImperativeHandle, useState, type RefObject } from 'react';
import type { GameQuestion } from '@/domain/game/game-script';
import { oddReply, type OddReply } from '@/domain/game/odd-reply';
import { tidyReply } from '@/domain/game/tidy-reply';
import type { SpanishHelp } from '@/domain/phrases/spanish-help';
import { loadSpanishHelp } from '@/resume-tools/phrases/load-spanish-help';
import styles from './answer-help.module.css';
import { Tap } from './tap';

/** Looks at a reply before it is sent. Returns it as it goes on the resume; null where something is asked about it first. */
export type LookAtReply = (reply: string) => string | null;

/** What is odd, or in Spanish; `english`: what the answer would be in English, where we know it. */
type Odd = { kind: OddReply['kind'] | 'in-spanish'; text: string; english?: string };

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
  const [odd, setOdd] = useState<(Odd & { reply: string }) | null>(null);
  const [isOpen, setOpen] = useState(false);
  const help = useSpanishHelp();
  useImperativeHandle(look, () => (reply: string) => {
    const isAsked = odd && odd.kind !== 'no-yes-or-no';
    const found = isAsked ? null : oddOf(question, reply, help);
    setOdd(found ? { ...found, reply } : odd);
    setOpen(found !== null);
    return found ? null : tidyReply(question.field, reply);
  });
  if (!odd || !isOpen) return null;
  const handleAgain = () => {
    setOpen(false);
    box.current?.focus();
    // Selects the odd text, so that typing replaces it; for a missing last name the caret goes to the end.
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
            {odd.english && <InEnglish english={odd.english} onAnswer={onAnswer} />}
            <Tap onTap={handleAgain}>
              <Trans>Try again</Trans>
            </Tap>
            {question.canSkip && (
              <Tap onTap={onSkip}>
                <Trans>Skip</Trans>
              </Tap>
            )}
            {odd.kind !== 'no-date' && odd.kind !== 'no-yes-or-no' && (
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

/** Finds Spanish in an answer. Null on English pages, and on Spanish ones until it has loaded. */
function useSpanishHelp(): SpanishHelp | null {
  const [help, setHelp] = useState<SpanishHelp | null>(null);
  useEffect(() => {
    // If it cannot be loaded the answer is accepted; the end of the chat names it then.
    loadSpanishHelp?.().then(setHelp, () => {});
  }, []);
  return help;
}

function oddOf({ field }: GameQuestion, reply: string, help: SpanishHelp | null): Odd | null {
  const odd = oddReply(field, reply);
  if (odd || (field !== 'jobTitle' && field !== 'degree' && field !== 'skills')) return odd;
  const found = help?.spanishReply(field, reply);
  return found ? { kind: 'in-spanish', ...found } : null;
}

type InEnglishProps = { english: string; onAnswer: (reply: string) => void };

function InEnglish({ english, onAnswer }: InEnglishProps) {
  return (
    <Tap onTap={() => onAnswer(english)}>
      <span>
        <Trans>
          Yes, write “<span lang="en">{english}</span>”
        </Trans>
      </span>
    </Tap>
  );
}

function Question({ kind, text, english }: Odd) {
  switch (kind) {
    case 'in-spanish':
      return english ? (
        <Trans>
          “{text}” is in Spanish, and employers here read English. Shall I write “
          <span lang="en">{english}</span>”?
        </Trans>
      ) : (
        <Trans>
          “{text}” is in Spanish, and employers here read English. Can you write it in English?
        </Trans>
      );
    case 'no-email':
      return (
        <Trans>“{text}” is no email: it needs an @ and a dot. Do you want to change it?</Trans>
      );
    case 'no-phone':
      return <Trans>“{text}” is no phone number. Do you want to change it?</Trans>;
    case 'no-yes-or-no':
      return <Trans>Please answer “yes” or “no” here. You can write about it after that.</Trans>;
    case 'one-name':
      return <Trans>Is there a last name? An employer needs it to find you.</Trans>;
    case 'no-date':
      return <Trans>I did not find a date in “{text}”. Write it like: March 2019.</Trans>;
    default:
      return <Trans>Your resume would say “{text}” here. Do you want to change it?</Trans>;
  }
}
