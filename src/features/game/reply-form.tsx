import { Trans } from '@lingui/react/macro';
import { useEffect, useId, useRef, type RefObject } from 'react';
import { tidyDescription } from '@/domain/game/description-lines';
import { findStep, type GameQuestion, type GameScript } from '@/domain/game/game-script';
import type { GameState } from '@/domain/game/game-state';
import { LazyPart } from '@/resume-tools/lazy-part';
import { isTranslation } from '@/ui/english-pieces';
import { Icon } from '@/ui/icon';
import { ignoreSecondClicks } from '@/ui/ignore-second-clicks';
import { useFocusIfLost } from '@/ui/use-focus-if-lost';
import { useMediaQuery } from '@/ui/use-media-query';
import { useRecord } from '@/workspace/document/working-record';
import { isDate, knownLocation, yesNoOf } from './answer-choices';
import { BackButton } from './back-button';
import { laterParts } from './later-parts';
import { playGame, readReply, typeReply, useReply } from './play-game';
import { ReplyBox } from './reply-box';
import type { CheckReply } from './reply-check';
import { ReplyChoices } from './reply-choices';
import styles from './reply-form.module.css';

type ReplyFormProps = { state: GameState; script: GameScript; isLater: boolean };

/**
 * The form for an answer: hint, buttons to tap, the text box, then Send, Skip and Back. The text box is the same element
 * for every question but the one for a description, so that the focus and a phone's keyboard stay. What is typed while the
 * guide still talks is kept for the question.
 */
export function ReplyForm({ state, script, isLater }: ReplyFormProps) {
  const id = useId();
  const box = useFocusIfLost<HTMLTextAreaElement>(isLater);
  const choices = useRef<HTMLDivElement>(null);
  const guard = useRef<(() => boolean) | null>(null);
  const checkReply = useRef<CheckReply | null>(null);
  const step = findStep(script, state.stepId)?.step;
  const question = step?.kind === 'question' ? step : null;
  const isLong = question?.field === 'description';
  const isTouch = !useMediaQuery('(pointer: fine)');
  const location = useRecord((record) => knownLocation(question, state, record));
  const hasReply = useReply(state, script).trim() !== '';
  // Keeps room for the first question's button during the introduction, so that the layout does not shift.
  const isBefore = question === null && state.answered.length === 0;
  const hasTaps = yesNoOf(question).length > 0 || isDate(question);
  useFocusOnQuestion(state.stepId, box, isTouch && hasTaps ? choices : null);
  // With text at 200 % the page scrolls: start each question at its top.
  useEffect(() => {
    if (question) window.scrollTo({ top: 0, behavior: 'instant' });
  }, [question]);
  const { answer, choose, send, goBack, skip } = useReplyActions({
    script,
    box,
    guard,
    checkReply,
    isLong,
  });
  const textBox = <ReplyBox {...{ id, box, state, script, question }} onSend={send} />;
  const sendButton = <SendButton isReady={question !== null && hasReply} />;

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
      <LazyPart load={laterParts.answerHelp} isOptional>
        {(AnswerHelp) => (
          <AnswerHelp
            {...{ state, script, question, checkReply, box }}
            onAnswer={answer}
            onSkip={skip}
            onBack={goBack}
            onDone={() => box.current?.focus()}
          />
        )}
      </LazyPart>
      <ReplyLabel {...{ id, question, isTouch }} />
      {(hasTaps || isBefore || location !== '') && (
        <ReplyChoices ref={choices} question={question} location={location} onAnswer={choose} />
      )}
      {isTranslation && laterParts.englishTitle && question?.field === 'jobTitle' && (
        <TitleInEnglish load={laterParts.englishTitle} {...{ state, script, onAnswer: answer }} />
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
          <button type="button" className={`btn quiet small ${styles.skip}`} onClick={skip}>
            <Trans>Skip</Trans>
          </button>
        )}
        <BackButton state={state} onBack={goBack} />
      </div>
    </form>
  );
}

type ReplyParts = {
  script: GameScript;
  box: RefObject<HTMLTextAreaElement | null>;
  /** Says whether a description may be sent: no gap of a phrase is open. */
  guard: RefObject<(() => boolean) | null>;
  /** Looks at a reply before it is sent, once that part has come. */
  checkReply: RefObject<CheckReply | null>;
  isLong: boolean;
};

/** What the form's buttons do; each gives the focus back to the text box. */
function useReplyActions({ script, box, guard, checkReply, isLong }: ReplyParts) {
  const answer = (reply: string) => {
    const text = isLong ? tidyDescription(reply) : reply.replaceAll(/\s+/gu, ' ');
    playGame(script, { type: 'reply', text });
    box.current?.focus();
  };
  const go = (type: 'skip' | 'back') => {
    playGame(script, { type });
    box.current?.focus();
  };
  const send = () => {
    // What else was asked about goes: one question at a time.
    if (isLong && guard.current?.() === false) return void checkReply.current?.('');
    const reply = readReply(script);
    const seen = checkReply.current ? checkReply.current(reply) : reply;
    if (seen !== null) answer(seen);
  };
  /** A tap on Yes takes the words in the box along to the next question. */
  const choose = (reply: string) => {
    const typed = readReply(script);
    answer(reply);
    if (reply === 'yes' && !/^\s*(?:yes|no|s[ií])?\s*$/iu.test(typed)) typeReply(typed);
  };
  return { answer, choose, send, skip: () => go('skip'), goBack: () => go('back') };
}

type ReplyLabelProps = { id: string; question: GameQuestion | null; isTouch: boolean };

function ReplyLabel({ id, question, isTouch }: ReplyLabelProps) {
  return (
    <>
      <label htmlFor={id} className={styles.label}>
        <Trans>Your answer</Trans>
      </label>
      <p id={`${id}-hint`} className={`hint ${styles.hint}`}>
        {isTouch ? (question?.touchHint ?? question?.hint) : question?.hint}
      </p>
      {question?.note && (
        <details className={styles.note}>
          <summary>{question.note.title}</summary>
          <p>{question.note.text}</p>
        </details>
      )}
    </>
  );
}

function SendButton({ isReady }: { isReady: boolean }) {
  return (
    <button type="submit" className="btn" aria-disabled={!isReady}>
      <Icon name="send" />
      <Trans>Send</Trans>
    </button>
  );
}

type TitleInEnglishProps = Pick<ReplyFormProps, 'state' | 'script'> & {
  load: NonNullable<typeof laterParts.englishTitle>;
  onAnswer: (reply: string) => void;
};

/** On Spanish pages: offers the English for the job title that is being typed. */
function TitleInEnglish({ load, state, script, onAnswer }: TitleInEnglishProps) {
  const typed = useReply(state, script);
  return (
    <LazyPart load={load} isOptional>
      {(EnglishTitle) => <EnglishTitle typed={typed} onChoose={onAnswer} />}
    </LazyPart>
  );
}

/**
 * Moves the focus to where the next question is answered, once per question and never away from anything else that has it:
 * from the page itself to the text `box`, or, where the question has buttons to tap, to their group (`choices`), then also
 * from the box, because a phone's keyboard would cover the buttons.
 */
function useFocusOnQuestion(
  stepId: string,
  box: RefObject<HTMLElement | null>,
  choices: RefObject<HTMLElement | null> | null,
): void {
  const asked = useRef(stepId);
  useEffect(() => {
    if (asked.current === stepId) return;
    asked.current = stepId;
    const focused = document.activeElement;
    const isFree = focused === document.body || (choices !== null && focused === box.current);
    if (isFree) (choices ?? box).current?.focus({ preventScroll: true });
  }, [stepId, box, choices]);
}
