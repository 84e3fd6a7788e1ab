import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, type ReactNode } from 'react';
import type { Language } from '@/content/types';
import type { GameScript } from '@/domain/game/game-script';
import { useAiMode } from '@/resume-tools/ai/ai-mode';
import { useGame } from './play-game';
import { useWork } from '@/workspace/document/open-work';
import { LazyPart } from '@/resume-tools/lazy-part';
import { StatusLine } from '@/shell/status-line';
import { Opening } from '@/ui/opening';
import { useScreen } from '@/ui/page';
import { useMediaQuery } from '@/ui/use-media-query';
import { WayBack } from '@/ui/way-back';
import { ChatRoom } from './chat-room';
import { besideChat, Game } from './game';
import styles from './game-page.module.css';
import { laterParts } from './later-parts';

/** The guide's words, one chunk per language. */
const scripts = {
  en: async () => (await import('@/content/en/game-script')).gameScript,
} satisfies Record<Language, () => Promise<GameScript>>;

type GamePageProps = {
  /** The side panel that stands beside the chat while AI Mode is on. */
  aiPanel: ReactNode;
  /** The form that changes any part of the finished resume. */
  editor: ReactNode;
};

/** The Resume Builder Game: a chat that asks one small question at a time and writes the same resume as the builder. */
export function GamePage({ aiPanel, editor }: GamePageProps) {
  const { t } = useLingui();
  useScreen(t`Resume Builder Game`);
  const isReady = useWork().state === 'ready';
  const hasSide = useMediaQuery(besideChat);
  useQuietNotices();
  return (
    <div className={`wrap ${styles.page}`}>
      <div className={styles.head}>
        <div className={styles.back}>
          <WayBack to="/">
            <Trans>Home</Trans>
          </WayBack>
        </div>
        <h1 tabIndex={-1}>{t`Resume Builder Game`}</h1>
        <div className={styles.status}>{isReady && <StatusLine />}</div>
        {isReady && !hasSide && (
          <LazyPart load={laterParts.resumePeek} isOptional>
            {(ResumePeek) => <ResumePeek />}
          </LazyPart>
        )}
      </div>
      <LazyPart load={scripts.en} waiting={<LoadingChat />}>
        {(script) =>
          isReady ? <OpenGame script={script} aiPanel={aiPanel} editor={editor} /> : <LoadingChat />
        }
      </LazyPart>
    </div>
  );
}

/** Notices make room for themselves on this page: none of them floats over the reply box (corner-notices.module.css). */
function useQuietNotices(): void {
  useEffect(() => {
    document.documentElement.dataset['chat'] = '';
    return () => {
      delete document.documentElement.dataset['chat'];
    };
  }, []);
}

type OpenGameProps = GamePageProps & { script: GameScript };

/** The chat where the device left it. */
function OpenGame({ script, aiPanel, editor }: OpenGameProps) {
  const isAiOn = useAiMode((state) => state.on);
  const state = useGame(script);
  if (!state) return <LoadingChat />;
  return <Game script={script} state={state} aiPanel={isAiOn && aiPanel} editor={editor} />;
}

/** A placeholder of the chat's size, so that the layout does not shift when the chat has loaded. */
function LoadingChat() {
  return (
    <ChatRoom>
      <div className={`card card-accent ${styles.chat}`}>
        <Opening className={undefined}>
          <Trans>Loading chat...</Trans>
        </Opening>
        <p>
          <Trans>
            A guide asks you one small question at a time. Each answer goes into your resume, and
            you see it grow. You can skip a question, stop, and come back another day.
          </Trans>
        </p>
      </div>
    </ChatRoom>
  );
}
