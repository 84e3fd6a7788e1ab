import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useAiMode } from '../../state/ai-mode';
import { useGame } from '../../state/game';
import { useWork } from '../../state/use-work';
import { Page } from '../../ui/page';
import { WayBack } from '../../ui/way-back';
import { Game } from './game';
import styles from './game-page.module.css';
import { useGameScript } from './use-game-script';

type GamePageProps = {
  /** The line that says where the answers are kept. */
  status: ReactNode;
  /** The side panel that stands beside the chat while AI Mode is on. */
  aiPanel: ReactNode;
  /** The form that changes any part of the finished resume. */
  editor: ReactNode;
};

/** The Resume Builder Game: a chat that asks one small question at a time and writes the same resume as the builder. */
export function GamePage({ status, aiPanel, editor }: GamePageProps) {
  const { t } = useLingui();
  const isAiOn = useAiMode((state) => state.on);
  const script = useGameScript();
  const state = useGame(script);
  const isReady = useWork().state === 'ready';

  return (
    <Page
      title={t`Resume Builder Game`}
      above={
        <WayBack to="/">
          <Trans>Home</Trans>
        </WayBack>
      }
      lead={<Trans>Answer one small question at a time. Your answers become your resume.</Trans>}
    >
      {script && state && isReady ? (
        <>
          <div className={styles.status}>{status}</div>
          <Game
            script={script}
            state={state}
            aiPanel={isAiOn ? aiPanel : undefined}
            editor={editor}
          />
        </>
      ) : (
        <p role="status" className={`card ${styles.loading}`}>
          <Trans>Loading chat...</Trans>
        </p>
      )}
    </Page>
  );
}
