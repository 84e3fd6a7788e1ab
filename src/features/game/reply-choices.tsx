import { useLingui } from '@lingui/react/macro';
import type { RefObject } from 'react';
import type { GameQuestion } from '@/domain/game/game-script';
import { LazyPart } from '@/resume-tools/lazy-part';
import { isDate, yesNoOf } from './answer-choices';
import { laterParts } from './later-parts';
import { typeReply } from './play-game';
import styles from './reply-form.module.css';

type ReplyChoicesProps = {
  ref: RefObject<HTMLDivElement | null>;
  question: GameQuestion | null;
  /** A location that is offered as the answer; '' for none. */
  location: string;
  onAnswer: (reply: string) => void;
};

/** Answers to tap in place of typing: Yes and No, a location that is known, or a date from lists. */
export function ReplyChoices({ ref, question, location, onAnswer }: ReplyChoicesProps) {
  const { t } = useLingui();
  return (
    <div
      ref={ref}
      tabIndex={-1}
      role="group"
      aria-label={t`Answers to choose`}
      className={styles.taps}
    >
      {yesNoOf(question).map((reply) => (
        <button
          key={reply}
          type="button"
          className={`btn ${reply === 'no' ? 'quiet' : ''}`}
          onClick={() => onAnswer(reply)}
        >
          {reply === 'yes' ? t`Yes` : t`No`}
        </button>
      ))}
      {location !== '' && (
        <button type="button" className="btn quiet" onClick={() => onAnswer(location)}>
          {location}
        </button>
      )}
      {question && isDate(question) && (
        <LazyPart load={laterParts.datePicker} isOptional>
          {(DatePicker) => (
            <DatePicker
              key={question.id}
              field={question.field}
              onAnswer={onAnswer}
              onChoose={typeReply}
            />
          )}
        </LazyPart>
      )}
    </div>
  );
}
