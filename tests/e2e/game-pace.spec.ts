import { expect } from '../support/app';
import { testBothWays } from '../support/both-ways';
import { openGame } from '../support/game';

// The real second. Other tests of the game let it pass at once.
testBothWays('the guide goes on by itself a second after each line', async ({ page, app }) => {
  await page.addInitScript(() => {
    const times: number[] = [];
    Object.assign(window, { times });
    let count = 0;
    new MutationObserver(() => {
      const shown = document.querySelectorAll('[role=log] p').length;
      for (; count < shown; count += 1) times.push(performance.now());
    }).observe(document, { childList: true, subtree: true });
  });
  await openGame(page, app, 'real');
  const times = await page.evaluate(() => (window as unknown as { times: number[] }).times);
  expect(times).toHaveLength(4);
  const waits = times.slice(1).map((time, index) => time - (times[index] ?? 0));
  for (const wait of waits) {
    expect(wait).toBeGreaterThan(980);
    expect(wait).toBeLessThan(2500);
  }
});
