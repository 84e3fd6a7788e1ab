import { Trans } from '@lingui/react/macro';
import type { GameScript } from '@/domain/game/game-script';
import type { GameState } from '@/domain/game/game-state';
import { Icon } from '@/ui/icon';
import { playGame } from './play-game';
import styles from './reply-form.module.css';

/** Goes back from the end of the chat to its last question. */
export function BackToQuestion({ state, script }: { state: GameState; script: GameScript }) {
  return <BackButton state={state} onBack={() => playGame(script, { type: 'back' })} />;
}

/** "Back to the last question"; nothing before the first answer. */
export function BackButton({ state, onBack }: { state: GameState; onBack: () => void }) {
  if (state.answered.length === 0) return null;
  return (
    <button type="button" className="btn quiet small" onClick={onBack}>
      <Icon name="back" />
      <span>
        <Trans>
          Back <span className={styles.rest}>to the last question</span>
        </Trans>
      </span>
    </button>
  );
}
