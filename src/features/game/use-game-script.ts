import { useEffect, useState } from 'react';
import type { GameScript } from '../../domain/game/game-script';

/** The guide's words, or null until they are loaded. Each language is one lazy file. */
export function useGameScript(): GameScript | null {
  const [script, setScript] = useState<GameScript | null>(null);
  useEffect(() => {
    let isGone = false;
    const load = async () => {
      const { gameScript } = await import('../../content/en/game-script');
      if (!isGone) setScript(gameScript);
    };
    void load();
    return () => {
      isGone = true;
    };
  }, []);
  return script;
}
