import { Trans } from '@lingui/react/macro';
import { useEffect, useImperativeHandle, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { privateLines, type PrivateLine } from '@/domain/coach/private-lines';
import { withoutTextPart, type TextKind } from '@/domain/coach/text-parts';
import type { GameField, GameQuestion, GameScript } from '@/domain/game/game-script';
import type { GameState } from '@/domain/game/game-state';
import { entryById } from '@/domain/resume/entry-by-id';
import { LineDoubt } from '@/resume-tools/coach/line-doubt';
import { useRecord } from '@/workspace/document/working-record';
import styles from './answer-help.module.css';
import { clearAnswer } from './changed-answer';
import { readReply, typeReply } from './play-game';
import type { CheckReply } from './reply-check';
import { selectWords } from './select-words';
import { Tap } from './tap';

const kinds: Partial<Record<GameField, TextKind>> = {
  name: 'contact',
  email: 'contact',
  phone: 'contact',
  address: 'place',
  jobTitle: 'title',
  company: 'name',
  location: 'place',
  description: 'lines',
  degree: 'title',
  school: 'name',
  skills: 'list',
};

type PrivateCheckProps = {
  state: GameState;
  script: GameScript;
  question: GameQuestion;
  /** Set to the function that checks a reply. */
  checkReply: RefObject<CheckReply | null>;
  /** Sends a reply that tells nothing more that was not asked about. */
  onPass: (reply: string) => void;
  onSkip: () => void;
  /** False while another question shows. */
  isShown: boolean;
  /** Closes the question. */
  onClose: () => void;
};

/**
 * Asks once about each part of a reply that tells something private; who sends it again means it, but for a Social Security
 * number, which takes a tap. Give it a key of its own each time a question is asked.
 */
export function PrivateCheck(props: PrivateCheckProps) {
  const { state, script, question, checkReply, onPass, onSkip, isShown, onClose } = props;
  const { field, canSkip } = question;
  const kind = kinds[field];
  const [settled, setSettled] = useState<readonly string[]>([]);
  const [open, setOpen] = useState<PrivateLine | null>(null);
  const [before, setBefore] = useState<string | null>(null);
  const panel = useRef<HTMLDivElement>(null);
  const jobTitle = useRecord(({ experience }) => {
    const isOfJob = field !== 'jobTitle' && field !== 'degree' && field !== 'school';
    return (isOfJob && entryById(experience, state.experienceId ?? '')?.jobTitle) || '';
  });
  const lookAt = (reply: string, known: readonly string[]): string | null => {
    const told = kind ? privateLines(kind, reply, jobTitle) : [];
    const found = told.find(({ text }) => !known.includes(text)) ?? null;
    setOpen(found);
    setBefore(null);
    setSettled(found && found.why !== 'number' ? [...known, found.text] : known);
    return found ? null : reply;
  };
  useImperativeHandle(checkReply, () => (reply: string) => lookAt(reply, settled));
  // Above the three lines of a description the question may be outside of the visible part: scroll to it.
  useEffect(() => {
    panel.current?.scrollIntoView({ block: 'nearest' });
  }, [open, before]);
  const sendRest = (known: readonly string[]) => {
    const seen = lookAt(readReply(script), known);
    if (seen !== null) onPass(seen);
  };
  const handleLeaveOut = () => {
    const whole = readReply(script);
    if (!open || !kind) return;
    typeReply(withoutTextPart(kind, whole, open.text));
    flushSync(() => {
      setOpen(null);
      setBefore(whole);
    });
    panel.current?.querySelector('button')?.focus({ preventScroll: true });
  };
  const handleContinue = () => {
    if (readReply(script).trim() !== '') return sendRest(settled);
    setBefore(null);
    if (!canSkip) return;
    clearAnswer(state, script);
    onSkip();
  };
  if (!isShown) return null;
  if (before !== null)
    return (
      <div ref={panel} className={styles.odd} data-check role="group" aria-labelledby="private">
        <p id="private" role="status">
          <Trans>We left it out.</Trans>
        </p>
        <div className="row">
          <Tap onTap={handleContinue}>
            <Trans>Continue</Trans>
          </Tap>
          <Tap
            onTap={() => {
              typeReply(before);
              setBefore(null);
            }}
          >
            <Trans>Undo</Trans>
          </Tap>
        </div>
      </div>
    );
  if (!open) return null;
  return (
    <div ref={panel} className={styles.odd} data-check role="group" aria-labelledby="private">
      <p id="private" role="status">
        <LineDoubt {...open} />
      </p>
      <div className="row">
        {field !== 'jobTitle' && field !== 'name' && (
          <Tap onTap={handleLeaveOut}>
            <Trans>Leave it out</Trans>
          </Tap>
        )}
        <Tap
          onTap={() => {
            selectWords(panel.current, open.text);
            setOpen(null);
            onClose();
          }}
        >
          <Trans>Change it</Trans>
        </Tap>
        <Tap onTap={() => sendRest([...settled, open.text])}>
          <Trans>Keep it</Trans>
        </Tap>
      </div>
    </div>
  );
}
