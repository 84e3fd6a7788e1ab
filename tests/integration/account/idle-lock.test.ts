import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { newDisk, openPage } from './browser';

const minute = 60_000;
const start = Date.parse('2026-11-26T10:00:00Z');
/** How far the clock on the wall is ahead of the time that the page measures. */
let asleep = 0;
const now = () => start + performance.now() + asleep;

beforeEach(() => {
  asleep = 0;
  vi.useFakeTimers({ toFake: ['Date', 'performance', 'setTimeout', 'clearTimeout'], now: start });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A guest on a shared computer, whose session is watched over. */
async function watchGuest() {
  await openPage(newDisk(), () => new Response('', { status: 500 }));
  vi.stubGlobal('document', new EventTarget());
  vi.stubGlobal('navigator', {});
  const { writeSessionEntry } = await import('@/workspace/shared-computer/session-entry');
  const { storeTabKey } = await import('@/workspace/shared-computer/tab-key');
  const { watchIdle, useIdleWarning, stayHere } =
    await import('@/workspace/shared-computer/idle-timeout');
  writeSessionEntry('guest', { keyId: 'k', at: now(), isPersonal: true });
  storeTabKey('guest', { keyId: 'k', text: 'abc' });
  const handleOver = vi.fn();
  const stop = watchIdle(handleOver, now);
  const sleep = (ms: number) => {
    asleep += ms;
    vi.advanceTimersByTime(10_000);
  };
  const { recordActivity } = await import('@/workspace/shared-computer/tab-key');
  return {
    handleOver,
    stop,
    sleep,
    stay: () => stayHere(now()),
    workInOtherTab: () => recordActivity('guest', now()),
    warning: useIdleWarning.getState,
  };
}

test('a guest is asked after a short sleep, and the session of one who slept a night is over', async () => {
  const { handleOver, stop, sleep, stay, warning } = await watchGuest();
  sleep(40 * minute);
  expect(warning().secondsLeft).toBe(60);
  expect(warning().jumpedMs).toBeGreaterThan(0);
  stay();
  expect(warning()).toEqual({ secondsLeft: null, jumpedMs: 0 });
  sleep(40 * minute);
  expect(handleOver, 'somebody was there between the sleeps').not.toHaveBeenCalled();
  stay();
  sleep(14 * 60 * minute);
  expect(handleOver).toHaveBeenCalledOnce();
  expect(warning().secondsLeft).toBeNull();
  stop();
});

test('short sleeps without anybody between them add up', async () => {
  const { handleOver, stop, sleep, warning } = await watchGuest();
  sleep(25 * minute);
  sleep(25 * minute);
  expect(warning().secondsLeft).toBeGreaterThan(40);
  expect(handleOver).not.toHaveBeenCalled();
  sleep(25 * minute);
  expect(handleOver).toHaveBeenCalledOnce();
  stop();
});

test('whoever stops watching after somebody worked in another tab hears nothing more of it', async () => {
  const { handleOver, stop, sleep, workInOtherTab, warning } = await watchGuest();
  sleep(40 * minute);
  expect(warning().secondsLeft).not.toBeNull();
  workInOtherTab();
  vi.advanceTimersByTime(10_000);
  expect(warning().secondsLeft).toBeNull();
  stop();
  expect(vi.getTimerCount()).toBe(0);
  sleep(14 * 60 * minute);
  vi.advanceTimersByTime(minute);
  expect(handleOver).not.toHaveBeenCalled();
});
