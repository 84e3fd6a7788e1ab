import { expect } from '../support/app';
import { testBothWaysOnlineByDay } from '../support/both-ways';
import { guideLineMs } from '@/domain/game/game-script';
import { openGame } from '../support/game';

// The real second. Other tests of the game let it pass at once.
testBothWaysOnlineByDay(
  'the guide goes on by itself a second after each line',
  async ({ page, app }) => {
    // Asked of the guide's own timers: how late a busy machine draws a line is not the guide's pace.
    await page.addInitScript((pace) => {
      const ended: { waited: number; lines: number }[] = [];
      const setReal = window.setTimeout.bind(window);
      const countLines = () => document.querySelectorAll('[role=log] p').length;
      const setWatched = (run: TimerHandler, ms?: number) => {
        if (ms !== pace || typeof run !== 'function') return setReal(run, ms);
        const begun = performance.now();
        return setReal(() => {
          const waited = performance.now() - begun;
          const lines = countLines();
          run();
          // Something else may wait a second, too, as the page does before its scripts start. The guide's own timer is the
          // one that adds a line, which the page draws in the microtasks of its end.
          queueMicrotask(() => {
            if (countLines() > lines) ended.push({ waited, lines });
          });
        }, ms);
      };
      Object.assign(window, { ended, setTimeout: setWatched });
    }, guideLineMs);
    await openGame(page, app, 'real');
    const ended = await page.evaluate(
      () => (window as unknown as { ended: { waited: number; lines: number }[] }).ended,
    );
    expect(ended.map(({ lines }) => lines)).toEqual([1, 2, 3]);
    for (const { waited } of ended) expect(waited).toBeGreaterThanOrEqual(guideLineMs - 1);
  },
);
