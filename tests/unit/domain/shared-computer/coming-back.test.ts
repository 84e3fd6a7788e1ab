import { expect, test } from 'vitest';
import { restoreOutcome } from '@/domain/shared-computer/restore-grace-period';

const noon = Date.UTC(2026, 10, 23, 12);
const minute = 60_000;

test.each([
  // aliveAt, wasDiscarded, a guest's, a learner's
  ['a reload', noon, false, 'open', 'open'],
  ['a crash within a minute', noon - minute, false, 'open', 'open'],
  ['a window that was closed for longer', noon - minute - 1, false, 'erased', 'locked'],
  ['a window of yesterday', noon - 24 * 60 * minute, false, 'erased', 'locked'],
  ['a window of which nothing is known', 0, false, 'erased', 'locked'],
  ['a tab that the browser put away to save memory', noon - 9 * minute, true, 'open', 'open'],
  ['a clock that was set back since', noon + 60 * minute, false, 'open', 'open'],
] as const)('%s', (_name, aliveAt, wasDiscarded, guests, learners) => {
  const page = { openedAt: noon, aliveAt, wasDiscarded };
  expect(restoreOutcome({ ...page, hasAccount: false })).toBe(guests);
  expect(restoreOutcome({ ...page, hasAccount: true })).toBe(learners);
});
