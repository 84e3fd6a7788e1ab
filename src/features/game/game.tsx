import { useLingui } from '@lingui/react/macro';
import { useState, type ReactNode } from 'react';
import { findStep, type GameScript } from '../../domain/game/game-script';
import { isGameFinished, type GameState } from '../../domain/game/game-state';
import { useSession } from '../../state/session';
import { useGuestComputer } from '../../state/guest-computer';
import { LeaveNotice } from '../../ui/guest-computer/leave-notice';
import { SharedComputerQuestion } from '../../ui/guest-computer/shared-computer-question';
import { ImportResume } from '../../ui/import-resume/import-resume';
import { Conclusion } from './conclusion';
import { GameProgress } from './game-progress';
import styles from './game-page.module.css';
import { GuideChat } from './guide-chat';
import { FinishedBar, ReplyForm } from './reply-form';
import { useAutoAdvance } from './use-auto-advance';

type GameProps = {
  script: GameScript;
  state: GameState;
  aiPanel: ReactNode;
  editor: ReactNode;
};

/** The chat with its reply box, the panel beside it, and at the end the resume. */
export function Game({ script, state, aiPanel, editor }: GameProps) {
  const { t } = useLingui();
  const isGuest = useSession() === null;
  const computer = useGuestComputer((guest) => guest.computer);
  const isFinished = isGameFinished(state, script);
  const [opened] = useState({ turn: state.nextTurnId, computer });
  const isLater = state.nextTurnId !== opened.turn || computer !== opened.computer;
  useAutoAdvance(state, script);

  return (
    <>
      <div className={aiPanel ? styles.withPanel : styles.alone}>
        <section className={`card card-accent ${styles.chat}`} aria-label={t`Chat with the guide`}>
          <GameProgress state={state} script={script} />
          <GuideChat state={state} script={script} />
          {isFinished ? (
            <FinishedBar state={state} script={script} />
          ) : isGuest && computer === 'unknown' && isPersonal(state, script) ? (
            <SharedComputerQuestion isLater={isLater} />
          ) : (
            <ReplyForm state={state} script={script} isLater={isLater} />
          )}
        </section>
        {aiPanel}
      </div>
      {!isFinished && (
        <div className={styles.import}>
          <ImportResume />
        </div>
      )}
      {isGuest && computer === 'shared' && <LeaveNotice />}
      {isFinished && <Conclusion isGuest={isGuest} isLater={isLater} editor={editor} />}
    </>
  );
}

/** After the introduction every reply is about the person, also one that is typed before its question stands there. */
function isPersonal(state: GameState, script: GameScript): boolean {
  return findStep(script, state.stepId)?.section.id !== 'introduction';
}
