import { expect, test } from 'vitest';
import { gameScript as english } from '@/content/en/game-script';
import { gameScript as spanish } from '@/content/es/game-script';
import { isGameFinished, startGame } from '@/domain/game/game-state';
import { isResumeReady } from '@/domain/game/is-resume-ready';

test.for([
  ['English', english],
  ['Spanish', spanish],
] as const)(
  'a stored chat in %s is ready at the step at which the open one is finished, and at no other',
  ([, script]) => {
    const steps = script.sections.flatMap((section) => section.steps);
    for (const { id: stepId } of steps) {
      const state = { ...startGame(script), stepId };
      expect(isResumeReady(JSON.stringify(state)), stepId).toBe(isGameFinished(state, script));
    }
  },
);
