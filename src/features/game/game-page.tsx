import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Language } from '../../content/types';
import type { GameScript } from '../../domain/game/game-script';
import { useAiMode } from '../../state/ai-mode';
import { useGame } from '../../state/game';
import { useWork } from '../../state/use-work';
import { LazyPart } from '../../ui/lazy-part';
import { Opening } from '../../ui/opening';
import { Page } from '../../ui/page';
import { WayBack } from '../../ui/way-back';
import { Game } from './game';
import styles from './game-page.module.css';

/** The guide's words, one chunk per language. */
const scripts = {
  en: async () => (await import('../../content/en/game-script')).gameScript,
} satisfies Record<Language, () => Promise<GameScript>>;

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
  const isReady = useWork().state === 'ready';
  return (
    <Page
      title={t`Resume Builder Game`}
      above={
        <div className={`row row-apart ${styles.top}`}>
          <WayBack to="/">
            <Trans>Home</Trans>
          </WayBack>
          {isReady && status}
        </div>
      }
      lead={
        <span className={styles.lead}>
          <Trans>Answer one small question at a time. Your answers become your resume.</Trans>
        </span>
      }
    >
      <LazyPart load={scripts.en} waiting={<LoadingChat />}>
        {(script) =>
          isReady ? <OpenGame script={script} aiPanel={aiPanel} editor={editor} /> : <LoadingChat />
        }
      </LazyPart>
    </Page>
  );
}

type OpenGameProps = Omit<GamePageProps, 'status'> & { script: GameScript };

/** The chat where the device left it. */
function OpenGame({ script, aiPanel, editor }: OpenGameProps) {
  const isAiOn = useAiMode((state) => state.on);
  const state = useGame(script);
  if (!state) return <LoadingChat />;
  return <Game script={script} state={state} aiPanel={isAiOn && aiPanel} editor={editor} />;
}

function LoadingChat() {
  return (
    <Opening className={`card ${styles.loading}`}>
      <Trans>Loading chat...</Trans>
    </Opening>
  );
}
