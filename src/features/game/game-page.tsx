import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Language } from '../../content/types';
import type { GameScript } from '../../domain/game/game-script';
import { useAiMode } from '../../state/ai-mode';
import { useGame } from '../../state/game';
import { useWork } from '../../state/use-work';
import { LazyPart } from '../../ui/lazy-part';
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
        <WayBack to="/">
          <Trans>Home</Trans>
        </WayBack>
      }
      lead={<Trans>Answer one small question at a time. Your answers become your resume.</Trans>}
    >
      <LazyPart load={scripts.en} waiting={<LoadingChat />}>
        {(script) =>
          isReady ? (
            <OpenGame script={script} status={status} aiPanel={aiPanel} editor={editor} />
          ) : (
            <LoadingChat />
          )
        }
      </LazyPart>
    </Page>
  );
}

/** The chat where the device left it. */
function OpenGame({ script, status, aiPanel, editor }: GamePageProps & { script: GameScript }) {
  const isAiOn = useAiMode((state) => state.on);
  const state = useGame(script);
  if (!state) return <LoadingChat />;
  return (
    <>
      <div className={styles.status}>{status}</div>
      <Game script={script} state={state} aiPanel={isAiOn && aiPanel} editor={editor} />
    </>
  );
}

function LoadingChat() {
  return (
    <p role="status" className={`card ${styles.loading}`}>
      <Trans>Loading chat...</Trans>
    </p>
  );
}
