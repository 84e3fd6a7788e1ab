import { Trans, useLingui } from '@lingui/react/macro';
import { useId, type FormEvent, type KeyboardEvent } from 'react';
import {
  findStep,
  type GameField,
  type GameQuestion,
  type GameScript,
} from '@/domain/game/game-script';
import type { GameState } from '@/domain/game/game-state';
import { playGame, readReply, typeReply, useReply } from './play-game';
import { useGuestComputer } from '@/workspace/shared-computer/guest-computer';
import { useSession } from '@/workspace/session/session';
import { Icon } from '@/ui/icon';
import { ignoreSecondClicks } from '@/ui/ignore-second-clicks';
import { LazyPart } from '@/resume-tools/lazy-part';
import { laterParts } from './later-parts';
import { useMediaQuery } from '@/ui/use-media-query';
import styles from './reply-form.module.css';
import { useFocusWhenLeftAlone } from '@/ui/use-focus-when-left-alone';

type ReplyFormProps = { state: GameState; script: GameScript; isLater: boolean };

/**
 * The reply box with its buttons. It stays the same box from question to question, so that the focus and a phone's
 * keyboard stay where they are. What is typed while the guide still talks waits for the question.
 */
export function ReplyForm({ state, script, isLater }: ReplyFormProps) {
  const { t } = useLingui();
  const id = useId();
  const box = useFocusWhenLeftAlone<HTMLTextAreaElement>(isLater);
  const text = useReply(state, script);
  const step = findStep(script, state.stepId)?.step;
  const question = step?.kind === 'question' ? step : null;
  const isLong = question?.field === 'description';
  const isTouch = !useMediaQuery('(pointer: fine)');
  const isOwn = useIsOwnDevice();

  const answer = (reply: string) => {
    playGame(script, { type: 'reply', text: isLong ? reply : reply.replaceAll(/\s+/gu, ' ') });
    box.current?.focus();
  };
  const go = (type: 'skip' | 'back') => {
    playGame(script, { type });
    box.current?.focus();
  };
  const send = (event: FormEvent | KeyboardEvent) => {
    event.preventDefault();
    answer(readReply(script));
  };
  const handleKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    // Safari has ended the composing already when the Enter of an input method comes; its code tells it (WebKit 165004).
    const isOfMethod = event.nativeEvent.isComposing || event.keyCode === 229;
    const isSend = event.key === 'Enter' && !event.shiftKey && !isOfMethod;
    if (isSend && (!isLong || event.ctrlKey || event.metaKey)) send(event);
  };

  return (
    <form className={styles.form} onSubmit={send} {...ignoreSecondClicks}>
      <label htmlFor={id} className={styles.label}>
        <Trans>Your answer</Trans>
      </label>
      <p id={`${id}-hint`} className={`hint ${styles.hint}`}>
        {isTouch ? (question?.touchHint ?? question?.hint) : question?.hint}{' '}
        {isLong && <HowToSend isTouch={isTouch} />}
      </p>
      <div className={styles.box}>
        <textarea
          ref={box}
          id={id}
          rows={isLong ? 3 : 1}
          data-long={isLong}
          value={text}
          aria-describedby={`${id}-hint`}
          autoComplete={autoCompleteOf(question, isOwn)}
          inputMode={inputModeOf(question)}
          enterKeyHint={isLong ? 'enter' : 'send'}
          onChange={(event) => typeReply(event.currentTarget.value)}
          onKeyDown={handleKeyDown}
        />
        <button type="submit" className="btn" aria-disabled={question === null}>
          <Icon name="send" />
          <Trans>Send</Trans>
        </button>
      </div>
      {isLong && (
        <LazyPart load={laterParts.descriptionHelp}>
          {(DescriptionHelp) => <DescriptionHelp script={script} text={text} box={box} />}
        </LazyPart>
      )}
      <div className={`row ${styles.choices}`}>
        {quickAnswers(question).map((reply) => (
          <button
            key={reply}
            type="button"
            className="btn quiet small"
            onClick={() => answer(reply)}
          >
            {reply === 'yes' ? t`Yes` : t`No`}
          </button>
        ))}
        {question?.canSkip && (
          <button type="button" className="btn quiet small" onClick={() => go('skip')}>
            <Trans>Skip</Trans>
          </button>
        )}
        <BackButton state={state} onBack={() => go('back')} />
      </div>
    </form>
  );
}

/** The way back into the chat from its end. */
export function BackToQuestion({ state, script }: Omit<ReplyFormProps, 'isLater'>) {
  return <BackButton state={state} onBack={() => playGame(script, { type: 'back' })} />;
}

function BackButton({ state, onBack }: { state: GameState; onBack: () => void }) {
  if (state.answered.length === 0) return null;
  return (
    <button type="button" className="btn quiet small" onClick={onBack}>
      <Icon name="back" />
      <span>
        <Trans>
          Back <span className={styles.rest}>to the last question</span>
        </Trans>
      </span>
    </button>
  );
}

function HowToSend({ isTouch }: { isTouch: boolean }) {
  return isTouch ? (
    <Trans>Put each thing on its own line. Then tap Send.</Trans>
  ) : (
    <Trans>Put each thing on its own line. Then press Send.</Trans>
  );
}

/** What a browser keeps to offer it again would be offered to the next person, unless there is none. */
function useIsOwnDevice(): boolean {
  const session = useSession();
  const computer = useGuestComputer((guest) => guest.computer);
  return session ? !session.shared : computer === 'own';
}

const completions: Partial<Record<GameField, string>> = {
  name: 'name',
  email: 'email',
  phone: 'tel',
  address: 'address-level2',
};

/** What the browser may fill in (WCAG 2.2, 1.3.5). */
function autoCompleteOf(question: GameQuestion | null, isOwn: boolean): string {
  return (isOwn && question && completions[question.field]) || 'off';
}

/** The words that the game understands, whatever the buttons say. */
function quickAnswers(question: GameQuestion | null): readonly ('yes' | 'no')[] {
  if (question?.field === 'ready') return ['yes'];
  const isAnother =
    question?.field === 'addAnotherExperience' || question?.field === 'addAnotherEducation';
  return isAnother ? ['yes', 'no'] : [];
}

function inputModeOf(question: GameQuestion | null): 'text' | 'email' | 'tel' {
  if (question?.field === 'email') return 'email';
  return question?.field === 'phone' ? 'tel' : 'text';
}
