import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useId, useRef, type KeyboardEvent, type RefObject } from 'react';
import { tidyDescription } from '@/domain/game/description-lines';
import {
  findStep,
  type GameField,
  type GameQuestion,
  type GameScript,
} from '@/domain/game/game-script';
import type { GameState } from '@/domain/game/game-state';
import { useRecord } from '@/workspace/document/working-record';
import { isDate, knownPlace, yesNoOf } from './answer-choices';
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
  const taps = useRef<HTMLDivElement>(null);
  const guard = useRef<(() => boolean) | null>(null);
  const text = useReply(state, script);
  const step = findStep(script, state.stepId)?.step;
  const question = step?.kind === 'question' ? step : null;
  const isLong = question?.field === 'description';
  const isTouch = !useMediaQuery('(pointer: fine)');
  const isOwn = useIsOwnDevice();
  const place = useRecord((record) => knownPlace(question, state, record));
  const yesNo = yesNoOf(question);
  const hasTaps = yesNo.length > 0 || isDate(question);
  // The first question has something to tap: its room is there while the guide still says hello.
  const isBefore = question === null && state.answered.length === 0;
  useNextPlace(state.stepId, isTouch && hasTaps ? taps : box, isTouch && hasTaps ? box : null);

  const answer = (reply: string) => {
    const said = isLong ? tidyDescription(reply) : reply.replaceAll(/\s+/gu, ' ');
    playGame(script, { type: 'reply', text: said });
    box.current?.focus();
  };
  const go = (type: 'skip' | 'back') => {
    playGame(script, { type });
    box.current?.focus();
  };
  const send = () => {
    if (isLong && guard.current?.() === false) return;
    answer(readReply(script));
  };
  const handleKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    // Safari has ended the composing already when the Enter of an input method comes; its code tells it (WebKit 165004).
    const isOfMethod = event.nativeEvent.isComposing || event.keyCode === 229;
    const isSend = event.key === 'Enter' && !event.shiftKey && !isOfMethod;
    if (!isSend || (isLong && !event.ctrlKey && !event.metaKey)) return;
    event.preventDefault();
    send();
  };
  const textBox = (
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
  );
  const sendButton = (
    <button type="submit" className="btn" aria-disabled={question === null}>
      <Icon name="send" />
      <Trans>Send</Trans>
    </button>
  );

  return (
    <form
      className={styles.form}
      data-question={question?.field}
      data-taps={hasTaps || isBefore}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
      {...ignoreSecondClicks}
    >
      <label htmlFor={id} className={styles.label}>
        <Trans>Your answer</Trans>
      </label>
      <p id={`${id}-hint`} className={`hint ${styles.hint}`}>
        {isTouch ? (question?.touchHint ?? question?.hint) : question?.hint}
      </p>
      {(hasTaps || isBefore || place !== '') && (
        <div
          ref={taps}
          tabIndex={-1}
          role="group"
          aria-label={t`Answers to choose`}
          className={styles.taps}
        >
          {yesNo.map((reply) => (
            <button
              key={reply}
              type="button"
              className={`btn ${reply === 'no' ? 'quiet' : ''}`}
              onClick={() => answer(reply)}
            >
              {reply === 'yes' ? t`Yes` : t`No`}
            </button>
          ))}
          {place !== '' && (
            <button type="button" className="btn quiet" onClick={() => answer(place)}>
              {place}
            </button>
          )}
          {question && isDate(question) && (
            <LazyPart load={laterParts.datePicker} isOptional>
              {(DatePicker) => (
                <DatePicker
                  key={question.id}
                  field={question.field}
                  onAnswer={answer}
                  onChoose={typeReply}
                />
              )}
            </LazyPart>
          )}
        </div>
      )}
      {isLong ? (
        <LazyPart
          load={laterParts.descriptionReply}
          waiting={<div className={styles.box}>{textBox}</div>}
          isOptional
        >
          {(DescriptionReply) => (
            <DescriptionReply {...{ id, state, script, isLater, isTouch, guard }} onSend={send} />
          )}
        </LazyPart>
      ) : (
        <div className={styles.box}>
          {textBox}
          {sendButton}
        </div>
      )}
      <div className={`row ${styles.choices}`}>
        {isLong && sendButton}
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

/**
 * When the guide has asked, the focus is where the answer is given: it goes to `place` from nowhere, and from `box`, whose
 * keyboard lies over what there is to tap.
 */
function useNextPlace(
  stepId: string,
  place: RefObject<HTMLElement | null>,
  box: RefObject<HTMLElement | null> | null,
): void {
  const asked = useRef(stepId);
  useEffect(() => {
    if (asked.current === stepId) return;
    asked.current = stepId;
    const now = document.activeElement;
    if (now === document.body || (box && now === box.current))
      place.current?.focus({ preventScroll: true });
  }, [stepId, place, box]);
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

function inputModeOf(question: GameQuestion | null): 'text' | 'email' | 'tel' {
  if (question?.field === 'email') return 'email';
  return question?.field === 'phone' ? 'tel' : 'text';
}
