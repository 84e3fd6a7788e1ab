import { Trans } from '@lingui/react/macro';
import { useImperativeHandle, useRef, useState, type RefObject } from 'react';
import { findStep, type GameQuestion, type GameScript } from '@/domain/game/game-script';
import type { AnsweredQuestion, GameState } from '@/domain/game/game-state';
import { isCare, ownFamily } from '@/domain/language/en/care-words';
import { entryById } from '@/domain/resume/entry-by-id';
import { isImplausibleLocation, isSwapped, swapSchool } from '@/domain/resume/implausible-entry';
import type { LearnerRecord } from '@/domain/resume/record-schema';
import { isNonAnswer } from '@/domain/text/non-answer';
import { getOpenWork } from '@/workspace/document/open-work';
import { editRecord, useRecord } from '@/workspace/document/working-record';
import { LazyPart } from '@/resume-tools/lazy-part';
import { useSameValue } from '@/workspace/document/use-same-value';
import styles from './answer-help.module.css';
import { clearAnswer } from './changed-answer';
import { playGame } from './play-game';
import { SkillIdeas } from './skill-ideas';
import { ReplyCheck, type CheckReply } from './reply-check';
import { Tap } from './tap';

type OddAnswerProps = {
  state: GameState;
  script: GameScript;
  /** Goes back to the last question. */
  onBack: () => void;
  /** Another text stands in the resume, or the answer is right as it is. */
  onDone: () => void;
};

type AnswerHelpProps = OddAnswerProps & {
  question: GameQuestion | null;
  checkReply: RefObject<CheckReply | null>;
  box: RefObject<HTMLTextAreaElement | null>;
  onAnswer: (reply: string) => void;
  onSkip: () => void;
};

// A chunk of its own, because its word lists are large. It loads while the person answers the first questions.
const loadCheck = async () => (await import('./private-check')).PrivateCheck;

type Asked = { turn: number; by: 'private' | 'odd' };

/**
 * Above the box: a question about the reply or the last answer where it looks odd, or an answer that is usual to this one;
 * one at a time. `checkReply` asks about something private first, then about what is odd.
 */
export function AnswerHelp({ checkReply, box, onSkip, ...help }: AnswerHelpProps) {
  const { question, onAnswer, state, script } = help;
  const told = useRef<CheckReply | null>(null);
  const odd = useRef<CheckReply | null>(null);
  const turn = state.nextTurnId;
  const [asked, setAsked] = useState<Asked | null>(null);
  const askedBy = asked?.turn === turn ? asked.by : null;
  const lookAtRest = (reply: string) => {
    const seen = odd.current ? odd.current(reply) : reply;
    setAsked(seen === null ? { turn, by: 'odd' } : null);
    return seen;
  };
  useImperativeHandle(checkReply, () => (reply: string) => {
    // A reply without an answer holds nothing private.
    const seen = told.current && !isNonAnswer(reply) ? told.current(reply) : reply;
    if (seen !== null) return lookAtRest(seen);
    setAsked({ turn, by: 'private' });
    return null;
  });
  const onPass = (reply: string) => {
    const seen = lookAtRest(reply);
    if (seen !== null) onAnswer(seen);
  };
  const onClose = () => setAsked(null);
  const handleLeaveOut = (text: string) => {
    clearAnswer(state, script);
    playGame(script, { type: 'skip', text });
    box.current?.focus();
  };
  return (
    <>
      {askedBy === null && <UsualAnswer {...help} />}
      {question && (
        <ReplyCheck
          key={turn}
          checkReply={odd}
          isShown={askedBy === 'odd'}
          onLeaveOut={handleLeaveOut}
          {...{ state, script, question, box, onAnswer, onClose }}
        />
      )}
      {question && (
        <LazyPart load={loadCheck} isOptional>
          {(PrivateCheck) => (
            <PrivateCheck
              key={turn}
              checkReply={told}
              isShown={askedBy === 'private'}
              {...{ state, script, question, onPass, onSkip, onClose }}
            />
          )}
        </LazyPart>
      )}
    </>
  );
}

type UsualAnswerProps = Pick<AnswerHelpProps, 'question' | 'onAnswer'> & OddAnswerProps;

function UsualAnswer({ question, onAnswer, ...odd }: UsualAnswerProps) {
  const { experienceId } = odd.state;
  const title = useRecord(
    ({ experience }) => (experienceId && entryById(experience, experienceId)?.jobTitle) ?? '',
  );
  if (question?.field === 'skills') return <SkillIdeas state={odd.state} script={odd.script} />;
  if (question?.field !== 'company' || !isCare(title)) return <OddAnswer {...odd} />;
  return (
    <div className={styles.odd} role="group" aria-labelledby="own-family">
      <p id="own-family">
        <Trans>Did you care for your own family?</Trans>
      </p>
      <div className="row">
        <Tap onTap={() => onAnswer(ownFamily)}>
          <Trans>My family</Trans>
        </Tap>
      </div>
    </div>
  );
}

/** Asks once about the last answer if it most likely answers another question, with a button that corrects it. */
function OddAnswer({ state, script, onBack, onDone }: OddAnswerProps) {
  const last = state.answered.at(-1);
  const odd = useRecord(useSameValue((record) => (last ? oddAnswer(last, script, record) : null)));
  const [right, setRight] = useState('');
  const key = JSON.stringify(last);
  if (!last || !odd || right === key) return null;
  const handleChange = (change: (record: LearnerRecord, id: string) => LearnerRecord) => {
    editRecord((record) => change(record, last.entryId ?? ''));
    void getOpenWork()?.flush();
    onDone();
  };
  return (
    <div className={styles.odd} data-check role="group" aria-labelledby="odd-answer">
      <p id="odd-answer" role="status">
        <Question {...odd} />
      </p>
      <div className="row">
        {odd.kind !== 'place' && (
          <Tap onTap={() => handleChange(swapSchool)}>
            {odd.kind === 'school' ? (
              <Trans>Swap the two</Trans>
            ) : (
              <Trans>No, it is the school</Trans>
            )}
          </Tap>
        )}
        {odd.kind !== 'degree' && (
          <Tap onTap={onBack}>
            <Trans>Change it</Trans>
          </Tap>
        )}
        <Tap
          onTap={() => {
            setRight(key);
            onDone();
          }}
        >
          <Trans>Yes, it is</Trans>
        </Tap>
      </div>
    </div>
  );
}

/**
 * `place`: a number in place of a location; `school`: a degree in place of a school's name; `degree`: a school's name in
 * place of a degree.
 */
type Odd = { kind: 'place' | 'school' | 'degree'; text: string };

function Question({ kind, text }: Odd) {
  switch (kind) {
    case 'place':
      return <Trans>Is “{text}” the city and state?</Trans>;
    case 'school':
      return <Trans>Is “{text}” the name of the school?</Trans>;
    case 'degree':
      return <Trans>Is “{text}” what you earned there?</Trans>;
  }
}

function oddAnswer(
  { stepId, entryId }: AnsweredQuestion,
  script: GameScript,
  record: LearnerRecord,
): Odd | null {
  const position = findStep(script, stepId);
  if (position?.step.kind !== 'question' || entryId === null) return null;
  const school = entryById(record.education, entryId);
  const { field } = position.step;
  if (field === 'location') {
    const text = (school ?? entryById(record.experience, entryId))?.location.trim() ?? '';
    return isImplausibleLocation(text) ? { kind: 'place', text } : null;
  }
  if (field !== 'school' || !school || !isSwapped(school)) return null;
  const name = school.school.trim();
  return name === ''
    ? { kind: 'degree', text: school.degree.trim() }
    : { kind: 'school', text: name };
}
