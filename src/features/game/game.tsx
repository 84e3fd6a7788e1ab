import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState, type ReactNode } from 'react';
import { findStep, guideLineMs, type GameScript } from '@/domain/game/game-script';
import { isGameFinished, type GameState } from '@/domain/game/game-state';
import { useSession } from '@/workspace/session/session';
import { useGuestComputer } from '@/workspace/shared-computer/guest-computer';
import { ImportResume, isFileShared } from '@/resume-tools/import/import-resume';
import { LazyPart } from '@/resume-tools/lazy-part';
import { useMediaQuery } from '@/ui/use-media-query';
import { ChatRoom } from './chat-room';
import { GameProgress } from './game-progress';
import styles from './game-page.module.css';
import { GuideChat } from './guide-chat';
import { laterParts, useLaterParts } from './later-parts';
import { playGame } from './play-game';
import { BackToQuestion } from './back-button';
import { ReplyForm } from './reply-form';
import type { ReadAloud } from './use-read-aloud';

/** The media query from which there is room beside the chat (game-page.module.css). */
export const besideChat = '(min-width: 64rem)';

/** Used until the browser has answered whether it has a voice. */
const silent: ReadAloud = {
  support: 'unknown',
  reading: null,
  start: () => undefined,
  stop: () => undefined,
};

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
  useLaterParts();
  const hasSide = useMediaQuery(besideChat);

  const [speech, setSpeech] = useState<ReadAloud>(silent);
  const hasBegun = isPersonal(state, script);
  // "Bring a file" moves below the chat once answers are given, unless it was used and may offer an undo.
  const [isImportUsed, setImportUsed] = useState(false);
  const isAsking = isGuest && computer === 'unknown' && hasBegun;
  const isImportOnTop = !hasBegun || isImportUsed;
  const handleFile = () => playGame(script, { type: 'file-added' });
  const handleFileUndone = () => playGame(script, { type: 'file-undone' });
  // At the end of the chat the form offers the import; here it shows only for a file that another app has shared.
  const [isSharedAtEnd] = useState(() => isFinished && isFileShared());
  const noteImport = { onClickCapture: () => setImportUsed(true) };

  const leaveNotice = isGuest && computer === 'shared' && (
    <LazyPart load={laterParts.guest}>{({ LeaveNotice }) => <LeaveNotice />}</LazyPart>
  );

  const voice = (
    <LazyPart load={laterParts.readAloud} isOptional>
      {(ReadAloudSource) => <ReadAloudSource onChange={setSpeech} />}
    </LazyPart>
  );

  if (isFinished)
    return (
      <>
        {voice}
        {isSharedAtEnd && <ImportResume onAdded={handleFile} onUndone={handleFileUndone} />}
        <LazyPart load={laterParts.conclusion}>
          {(Conclusion) => (
            <Conclusion
              isGuest={isGuest}
              isLater={isLater}
              editor={editor}
              wayBack={<BackToQuestion state={state} script={script} />}
              chat={<GuideChat state={state} script={script} speech={speech} />}
            />
          )}
        </LazyPart>
        {aiPanel}
        {leaveNotice}
      </>
    );
  return (
    <>
      <ChatRoom
        isHelp={Boolean(aiPanel)}
        side={
          aiPanel ? (
            <div className={styles.help}>{aiPanel}</div>
          ) : (
            hasSide && (
              <LazyPart load={laterParts.liveResume} isOptional>
                {(LiveResume) => <LiveResume />}
              </LazyPart>
            )
          )
        }
      >
        <section className={`card card-accent ${styles.chat}`} aria-label={t`Chat with the guide`}>
          <GameProgress state={state} script={script} />
          <GuideChat state={state} script={script} speech={speech} isHeld={isAsking} />
          {isImportOnTop && (
            // Hears the clicks of the buttons inside by bubbling; the element itself is not a control.
            <div className={styles.import} {...noteImport}>
              <ImportResume onAdded={handleFile} onUndone={handleFileUndone} />
            </div>
          )}
          {isAsking ? (
            <LazyPart load={laterParts.guest}>
              {({ SharedComputerQuestion }) => <SharedComputerQuestion isLater={isLater} isSaid />}
            </LazyPart>
          ) : (
            <ReplyForm state={state} script={script} isLater={isLater} />
          )}
        </section>
      </ChatRoom>
      <div className={styles.below}>
        {voice}
        {leaveNotice}
        {isImportOnTop ? (
          speech.support === 'no' && (
            <p className="hint">
              <Trans>This browser has no voice, so the guide cannot read aloud here.</Trans>
            </p>
          )
        ) : (
          <ImportResume onAdded={handleFile} onUndone={handleFileUndone} />
        )}
      </div>
    </>
  );
}

/** After the introduction every reply is about the person, also one that is typed before its question stands there. */
function isPersonal(state: GameState, script: GameScript): boolean {
  return findStep(script, state.stepId)?.section.id !== 'introduction';
}

/** A guide message that asks nothing stands for its time, then the guide goes on. */
function useAutoAdvance(state: GameState, script: GameScript): void {
  useEffect(() => {
    if (findStep(script, state.stepId)?.step.kind !== 'line') return;
    const timer = setTimeout(() => playGame(script, { type: 'tick' }), guideLineMs);
    return () => clearTimeout(timer);
  }, [state, script]);
}
