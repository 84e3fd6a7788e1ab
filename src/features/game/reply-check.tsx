import { Trans } from '@lingui/react/macro';
import { useEffect, useImperativeHandle, useRef, useState, type RefObject } from 'react';
import type { GameField, GameQuestion, GameScript } from '@/domain/game/game-script';
import type { GameState } from '@/domain/game/game-state';
import {
  isAcceptedOnRepeat,
  unusableReply,
  type UnusableReply,
} from '@/domain/game/unusable-reply';
import { tidyReply } from '@/domain/game/tidy-reply';
import { ongoing } from '@/domain/resume/ongoing';
import { isNonAnswer } from '@/domain/text/non-answer';
import type { SpanishHelp } from '@/domain/phrases/spanish-help';
import { loadSpanishHelp } from '@/resume-tools/phrases/load-spanish-help';
import styles from './answer-help.module.css';
import { LinesForDuty } from './lines-for-duty';
import { typeReply } from './play-game';
import { selectWords } from './select-words';
import { Tap } from './tap';

/** Checks a reply before it is sent. Returns the text for the resume, or null when a question about it shows first. */
export type CheckReply = (reply: string) => string | null;

/**
 * Why a reply needs a question first. `offer`: the text that it most likely means. `english`: a Spanish reply in
 * English, where known.
 */
type Odd = {
  kind: UnusableReply['kind'] | 'in-spanish';
  text: string;
  offer?: string | undefined;
  english?: string;
};

type ReplyCheckProps = {
  state: GameState;
  script: GameScript;
  question: GameQuestion;
  /** Set to the function that checks a reply. */
  checkReply: RefObject<CheckReply | null>;
  /** The text box of the reply. */
  box: RefObject<HTMLTextAreaElement | null>;
  /** False while another question shows. */
  isShown: boolean;
  onAnswer: (reply: string) => void;
  /** Skips the question; the typed words show in the chat. */
  onLeaveOut: (text: string) => void;
  /** Closes the question. */
  onClose: () => void;
};

/**
 * Asks about a reply that most likely does not answer the question. Sending the same words again accepts them, except for an
 * email, a phone number or a date that is not one: those need a tap. Give it a new `key` for each question of the chat.
 */
export function ReplyCheck(props: ReplyCheckProps) {
  const { state, script, question, checkReply, box, isShown, onAnswer, onLeaveOut, onClose } =
    props;
  const { field } = question;
  const [odd, setOdd] = useState<(Odd & { reply: string }) | null>(null);
  const help = useSpanishHelp();
  const panel = useRef<HTMLDivElement>(null);
  useImperativeHandle(checkReply, () => (reply: string) => {
    const text = reply.trim();
    const isAgain =
      odd?.reply === text && (odd.kind === 'in-spanish' || isAcceptedOnRepeat(odd.kind));
    const found = isAgain ? null : oddOf(question, reply, help);
    const isLeft =
      found?.kind === 'none' || (odd?.kind === 'declined-but-required' && isNonAnswer(text));
    setOdd(found ? { ...found, reply: text } : odd);
    if (!isLeft) return found ? null : tidyReply(field, reply);
    onLeaveOut(text);
    return null;
  });
  // Above the three lines of a description it may be out of view.
  useEffect(() => {
    if (isShown) panel.current?.scrollIntoView({ block: 'nearest' });
  }, [isShown, odd]);
  if (!odd || !isShown) return null;
  const { kind } = odd;
  const actions = actionsByKind[kind];
  const handleAgain = () => {
    onClose();
    if (kind === 'vague' || kind === 'trait') return selectWords(panel.current, odd.text);
    box.current?.focus();
    // Selects the odd words, so that typing replaces them; for a missing last name the cursor goes to the end.
    if (kind === 'one-name') box.current?.setSelectionRange(-1, -1);
    else box.current?.select();
  };
  const handleKeep = () => onAnswer(tidyReply(field, odd.reply));
  const offer = odd.english ?? (odd.offer === undefined ? undefined : tidyReply(field, odd.offer));
  const isNothing = isNonAnswer(odd.reply);
  return (
    <div ref={panel} className={styles.odd} data-check role="group" aria-labelledby="odd-reply">
      <p id="odd-reply" role="status">
        <Question {...odd} field={field} />
      </p>
      <div className="row">
        {offer !== undefined && <Write english={offer} onAnswer={onAnswer} />}
        {kind === 'not-ended' && (
          <Tap onTap={() => onAnswer(ongoing)}>
            <Trans>I still work here</Trans>
          </Tap>
        )}
        {kind === 'vague' && (
          <LinesForDuty {...{ state, script, panel }} line={odd.text} onChoose={onClose} />
        )}
        {kind === 'one-name' && (
          <Tap onTap={handleAgain}>
            <Trans>Add it</Trans>
          </Tap>
        )}
        {actions.includes('change') && (
          <Tap onTap={handleAgain}>
            <Trans>Change it</Trans>
          </Tap>
        )}
        {kind === 'year' && question.id === 'school.location' && (
          <Tap
            onTap={() => {
              const [year = ''] = /(?:19|20)\d\d/u.exec(odd.text) ?? [];
              onLeaveOut(odd.reply);
              typeReply(year);
            }}
          >
            <Trans>No, it is the year</Trans>
          </Tap>
        )}
        {question.canSkip && (actions.includes('leave-out') || isNothing) && (
          <Tap onTap={() => onLeaveOut(odd.reply)}>
            <Trans>Leave it out</Trans>
          </Tap>
        )}
        {kind === 'one-name' && (
          <Tap onTap={handleKeep}>
            <Trans>No, keep one name</Trans>
          </Tap>
        )}
        {actions.includes('keep') && !(isNothing && question.canSkip) && (
          <Tap onTap={handleKeep}>
            <Trans>Keep it</Trans>
          </Tap>
        )}
      </div>
    </div>
  );
}

type Kind = Odd['kind'];

type Action = 'change' | 'leave-out' | 'keep';

/** The usual buttons of each kind; other buttons are in `ReplyCheck`. No two buttons of a kind have the same result. */
const actionsByKind: Readonly<Record<Kind, readonly Action[]>> = {
  none: ['change'],
  'declined-but-required': ['change', 'leave-out'],
  'not-ended': ['leave-out'],
  'no-date': ['change', 'leave-out'],
  date: ['change'],
  hedged: ['change', 'keep'],
  year: ['change', 'leave-out'],
  'unexpected-yes-no': ['change', 'keep'],
  'expected-yes-no': [],
  number: ['change', 'keep'],
  'one-name': [],
  'no-email': ['change', 'leave-out', 'keep'],
  'no-phone': ['change', 'leave-out', 'keep'],
  vague: ['keep'],
  trait: ['change', 'keep'],
  'in-spanish': ['change', 'keep'],
};

/** On Spanish pages: finds Spanish words in an answer; null until it has loaded, and on English pages. */
function useSpanishHelp(): SpanishHelp | null {
  const [help, setHelp] = useState<SpanishHelp | null>(null);
  useEffect(() => {
    // If it does not load, the answer is accepted, and the end of the chat lists it.
    loadSpanishHelp?.().then(setHelp, () => {});
  }, []);
  return help;
}

function oddOf({ field }: GameQuestion, reply: string, help: SpanishHelp | null): Odd | null {
  const odd = unusableReply(field, reply, new Date().getFullYear());
  if (odd || (field !== 'jobTitle' && field !== 'degree' && field !== 'skills')) return odd;
  const found = help?.spanishReply(field, reply);
  return found ? { kind: 'in-spanish', ...found } : null;
}

type WriteProps = { english: string; onAnswer: (reply: string) => void };

function Write({ english, onAnswer }: WriteProps) {
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

function Question({ kind, text, english, offer, field }: Odd & { field: GameField }) {
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
    case 'expected-yes-no':
      return <Trans>Please answer “yes” or “no” here. You can write about it after that.</Trans>;
    case 'declined-but-required':
      return field === 'jobTitle' ? (
        <Trans>What did you do? One word is enough, like “cook” or “driver”.</Trans>
      ) : (
        <Trans>Who was it for? A person, a shop or “Self-employed” is fine.</Trans>
      );
    case 'not-ended':
      return <Trans>Do you still work there?</Trans>;
    case 'date':
      return <Trans>About {offer}?</Trans>;
    case 'year':
      return <Trans>I found a year in “{text}”. What town was it?</Trans>;
    case 'vague':
      return <Trans>“{text}”: how many, or how often, on a busy day? A guess is fine.</Trans>;
    case 'trait':
      return <Trans>“{text}”: what shows it? For example: never missed a shift.</Trans>;
    case 'one-name':
      return <Trans>Is there a last name? An employer needs it to find you.</Trans>;
    case 'no-date':
      return <Trans>I did not find a date in “{text}”. Write it like: March 2019.</Trans>;
    default:
      return <Trans>Your resume would say “{text}” here. Do you want to change it?</Trans>;
  }
}
