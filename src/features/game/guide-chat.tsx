import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { findStep, type GameScript } from '@/domain/game/game-script';
import type { GameState, GameTurn } from '@/domain/game/game-state';
import { ChatLog, type ChatLine } from '@/ui/chat/chat-log';
import { yesNoOf } from './answer-choices';
import type { ReadAloud } from './use-read-aloud';
import { Icon } from '@/ui/icon';
import styles from './game-page.module.css';

type GuideChatProps = {
  state: GameState;
  script: GameScript;
  speech: ReadAloud;
  /** Something else is asked first: what the guide says after the last answer waits. */
  isHeld?: boolean;
};

/** The conversation so far. Each message of the guide can be read aloud, where the browser has a voice. */
export function GuideChat({ state, script, speech, isHeld = false }: GuideChatProps) {
  const { t } = useLingui();
  const sorry = t`Sorry, I couldn't get a suggestion at this time.`;
  const skipped = t`Skipped`;
  const leftOut = t`OK, we leave that out. You can add it later.`;
  const lines = useMemo(() => {
    const all = state.turns.flatMap((turn) => toLines(turn, script, { sorry, skipped, leftOut }));
    return isHeld ? all.slice(0, all.map(({ from }) => from).lastIndexOf('you') + 1) : all;
  }, [state.turns, script, sorry, skipped, leftOut, isHeld]);
  return (
    <ChatLog
      label={t`Conversation`}
      lines={lines}
      renderActions={({ id, from, text }, textId) =>
        from === 'guide' &&
        speech.support === 'yes' && (
          <ReadAloudButton
            isReading={speech.reading === id}
            describedBy={textId}
            onStart={() => speech.start(id, text)}
            onStop={speech.stop}
          />
        )
      }
    />
  );
}

type Said = { sorry: string; skipped: string; leftOut: string };

function toLines(turn: GameTurn, script: GameScript, said: Said): ChatLine[] {
  const { id } = turn;
  if (turn.kind === 'answer') return [{ id, from: 'you', text: answerText(turn, script) }];
  if (turn.kind === 'ai-help-failed') return [{ id, from: 'guide', text: said.sorry }];
  if (turn.kind === 'guide')
    return [{ id, from: 'guide', text: findStep(script, turn.stepId)?.step.text ?? '' }];
  if (turn.text === undefined) return [{ id, from: 'you', text: said.skipped }];
  return [
    { id, from: 'you', text: turn.text },
    { id: id + 0.5, from: 'guide', text: said.leftOut },
  ];
}

/** A button sends the word that the game understands; in another language the chat shows that language's. */
function answerText({ stepId, text }: GameTurn & { kind: 'answer' }, script: GameScript): string {
  const { yesAndNo } = script;
  const step = findStep(script, stepId)?.step;
  const replies = step?.kind === 'question' ? yesNoOf(step) : [];
  const reply = replies.find((candidate) => candidate === text);
  return (reply && yesAndNo?.[reply]) ?? text;
}

type ReadAloudButtonProps = {
  isReading: boolean;
  /** The id of the message that it reads. */
  describedBy: string;
  onStart: () => void;
  onStop: () => void;
};

function ReadAloudButton({ isReading, describedBy, onStart, onStop }: ReadAloudButtonProps) {
  const { t } = useLingui();
  return (
    <button
      type="button"
      className={styles.speak}
      aria-label={isReading ? t`Stop reading` : t`Read aloud`}
      aria-describedby={describedBy}
      onClick={isReading ? onStop : onStart}
    >
      <Icon name={isReading ? 'stop' : 'speak'} size={20} />
    </button>
  );
}
