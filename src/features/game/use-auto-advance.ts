import { useEffect } from 'react';
import { findStep, guideLineMs, type GameScript } from '@/domain/game/game-script';
import type { GameState } from '@/domain/game/game-state';
import { playGame } from './play-game';

/** A guide message that asks nothing stands for its time, then the guide goes on. */
export function useAutoAdvance(state: GameState, script: GameScript): void {
  useEffect(() => {
    if (findStep(script, state.stepId)?.step.kind !== 'line') return;
    const timer = setTimeout(() => playGame(script, { type: 'tick' }), guideLineMs);
    return () => clearTimeout(timer);
  }, [state, script]);
}
