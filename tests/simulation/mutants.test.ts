import { expect, test } from 'vitest';
import { inject } from './injected';
import { loadApp } from './load-app';
import { installBrowser } from './model-browser';
import { mutantsOf } from './mutants';
import { simulate } from './simulate';

/** Each seeded bug must fail within this many schedules. */
const SCHEDULES = 1_500;

test('the simulation detects every seeded bug', { timeout: 0 }, async () => {
  installBrowser();
  const app = await loadApp();
  const { discardStoredDrafts } = await import('@/workspace/document/draft-storage');
  const mutants = mutantsOf(discardStoredDrafts);
  const unseen: string[] = [];
  for (const [sentence, injection] of Object.entries(mutants)) {
    inject(injection);
    const { schedules, failure } = await simulate(app, {
      schedules: SCHEDULES,
      seed: 20261121,
      isShrunk: false,
    });
    inject({});
    const seen = failure ? `${failure.faults[0]}, after ${schedules}` : 'unseen';
    console.warn(`${sentence}: ${seen}`);
    if (!failure) unseen.push(sentence);
  }
  expect(Object.keys(mutants).length).toBeGreaterThanOrEqual(12);
  expect(unseen).toEqual([]);
});
