import { expect, test } from 'vitest';
import { queueDoc } from '@/domain/outbox/outbox';
import type { OutboxSlot } from '@/domain/outbox/outbox';
import { listenToPage, type PageEvent } from '@/workspace/sync/page-events';
import { QUIET_MS, startSyncScheduler, type SyncEvent } from '@/workspace/sync/sync-scheduler';
import type { SyncOptions, SyncResult } from '@/workspace/sync/sync';
import { parseResume } from '../../unit/domain/merge/merge-language';

const DONE: SyncResult = { isAllSent: true, save: null, pull: 'merged' };
const OFFLINE: SyncResult = { isAllSent: false, save: 'offline', pull: null };

test('it looks for newer words at the start, and writes typed ones down first', async () => {
  const stage = await startStage();
  expect(stage.runs).toEqual([{ pull: true, force: true }]);
  expect(stage.flushes()).toBe(1);
});

test('each page event brings its own kind of run', async () => {
  const stage = await startStage();
  const after = async (event: SyncEvent) => {
    stage.tell(event);
    await stage.rest();
    return stage.runs.at(-1);
  };
  expect(await after('online')).toEqual({ pull: true, force: true });
  expect(await after('visible')).toEqual({ pull: true, force: false });
  expect(await after('restored')).toEqual({ pull: true, force: false });
  expect(await after('hidden')).toEqual({ pull: false, force: false });
  expect(stage.runs).toHaveLength(5);
});

test('the button forces a send and resolves with what became of it', async () => {
  const stage = await startStage();
  stage.answer(OFFLINE);
  expect(await stage.scheduler.sendNow()).toEqual(OFFLINE);
  expect(stage.runs.at(-1)).toEqual({ pull: false, force: true, isAsked: true });
});

test('ten quiet seconds after the last edit the work goes by itself', async () => {
  const stage = await startStage();
  stage.scheduler.edited();
  await stage.pass(QUIET_MS - 1);
  stage.scheduler.edited();
  await stage.pass(QUIET_MS - 1);
  expect(stage.runs).toHaveLength(1);
  await stage.pass(1);
  expect(stage.runs).toHaveLength(2);
});

test('a slot that waits is tried again at its time', async () => {
  const stage = await startStage({ slot: { nextAttemptAt: 25_000 } });
  await stage.pass(24_999);
  expect(stage.runs).toHaveLength(1);
  await stage.pass(1);
  expect(stage.runs).toHaveLength(2);
});

test('words typed during a run go when the person pauses, not in a hot circle', async () => {
  const stage = await startStage({ slot: { nextAttemptAt: 0 } });
  await stage.pass(QUIET_MS - 1);
  expect(stage.runs).toHaveLength(1);
  await stage.pass(1);
  expect(stage.runs).toHaveLength(2);
});

test('a slot whose time a clock that was set back has moved hours away is looked at soon', async () => {
  const stage = await startStage({ slot: { nextAttemptAt: 2 * 60 * 60_000 } });
  await stage.pass(QUIET_MS);
  expect(stage.runs).toHaveLength(2);
});

test('a slot that waits for the person sets no timer', async () => {
  const stage = await startStage({ slot: { state: 'needs-sign-in' } });
  await stage.pass(10 * 60_000);
  expect(stage.runs).toHaveLength(1);
});

test('a look for newer words that found no network is made up for later', async () => {
  const stage = await startStage({ answer: { isAllSent: true, save: null, pull: 'offline' } });
  stage.answer(DONE);
  await stage.pass(1_000);
  expect(stage.runs).toEqual([
    { pull: true, force: true },
    { pull: true, force: false },
  ]);
  await stage.pass(10 * 60_000);
  expect(stage.runs).toHaveLength(2);
});

test('what is asked for during a run becomes one run after it', async () => {
  const stage = await startStage();
  stage.hold();
  const first = stage.scheduler.sendNow();
  stage.tell('visible');
  stage.tell('hidden');
  const second = stage.scheduler.sendNow();
  await stage.rest();
  expect(stage.runs).toHaveLength(2);
  stage.release();
  await Promise.all([first, second]);
  expect(stage.runs).toHaveLength(3);
  expect(stage.runs.at(-1)).toEqual({ pull: true, force: true, isAsked: true });
});

test('a storage error reaches the button, and the next run still goes', async () => {
  const stage = await startStage();
  stage.breakFlush(new Error('full'));
  await expect(stage.scheduler.sendNow()).rejects.toThrow('full');
  stage.tell('online');
  await stage.rest();
  expect(stage.errors).toHaveLength(1);
  stage.breakFlush(null);
  expect(await stage.scheduler.sendNow()).toEqual(DONE);
});

test('after a storage error it tries again by itself', async () => {
  const stage = await startStage();
  stage.breakFlush(new Error('full'));
  stage.tell('hidden');
  await stage.rest();
  for (let second = 0; second < 3; second += 1) await stage.pass(1_000);
  expect(stage.errors).toHaveLength(4);
  stage.breakFlush(null);
  await stage.pass(1_000);
  expect(stage.runs).toHaveLength(2);
  await stage.pass(10 * 60_000);
  expect(stage.runs).toHaveLength(2);
});

test('a look for newer words that the device could not take is made up for later', async () => {
  const stage = await startStage();
  stage.breakFlush(new Error('full'));
  stage.tell('visible');
  await stage.rest();
  stage.breakFlush(null);
  await stage.pass(1_000);
  expect(stage.runs.at(-1)).toEqual({ pull: true, force: false });
});

test('after the end nothing runs by itself', async () => {
  const stage = await startStage({ slot: { nextAttemptAt: 0 } });
  stage.scheduler.stop();
  stage.tell('online');
  stage.scheduler.edited();
  await stage.pass(10 * 60_000);
  expect(stage.runs).toHaveLength(1);
});

test('the browser’s events become page events, until the listening ends', () => {
  const window = new EventTarget();
  const document = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  const heard: PageEvent[] = [];
  const stop = listenToPage({ window, document }, (event) => heard.push(event));
  window.dispatchEvent(new Event('offline'));
  window.dispatchEvent(new Event('online'));
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  document.dispatchEvent(new Event('visibilitychange'));
  document.visibilityState = 'hidden';
  document.dispatchEvent(new Event('visibilitychange'));
  window.dispatchEvent(new Event('pagehide'));
  expect(heard).toEqual(['offline', 'online', 'restored', 'visible', 'hidden', 'hidden']);
  stop();
  window.dispatchEvent(new Event('online'));
  expect(heard).toHaveLength(6);
});

type Start = { slot?: Partial<OutboxSlot>; answer?: SyncResult };

/** A scheduler with a clock that moves by hand and a sync that writes down what it was asked. */
async function startStage({ slot, answer: firstAnswer = DONE }: Start = {}) {
  const clock = handClock();
  const runs: SyncOptions[] = [];
  const errors: unknown[] = [];
  let tell: (event: SyncEvent) => void = () => {};
  let answer = firstAnswer;
  let gate: Promise<void> | null = null;
  let release = () => {};
  let flushError: Error | null = null;
  let flushes = 0;
  const waiting = slot && { ...queueDoc(null, parseResume('name Ana'), 0, () => 'save'), ...slot };
  const scheduler = startSyncScheduler({
    sync: async (options) => {
      runs.push(options);
      await gate;
      return answer;
    },
    flush: async () => {
      flushes += 1;
      if (flushError !== null) throw flushError;
      await Promise.resolve();
    },
    readSlot: async () => await Promise.resolve(waiting ?? null),
    listen: (onEvent) => {
      tell = onEvent;
      return () => {
        tell = () => {};
      };
    },
    setTimer: clock.setTimer,
    clearTimer: clock.clearTimer,
    now: clock.now,
    random: () => 0,
    onError: (error) => errors.push(error),
  });
  await rest();
  return {
    scheduler,
    runs,
    errors,
    rest,
    tell: (event: SyncEvent) => tell(event),
    flushes: () => flushes,
    pass: async (ms: number) => {
      clock.pass(ms);
      await rest();
    },
    answer: (next: SyncResult) => {
      answer = next;
    },
    hold: () => {
      gate = new Promise((resolve) => {
        release = resolve;
      });
    },
    release: () => {
      gate = null;
      release();
    },
    breakFlush: (error: Error | null) => {
      flushError = error;
    },
  };
}

function handClock() {
  let time = 0;
  let timers: { id: number; at: number; run: () => void }[] = [];
  let ids = 0;
  return {
    now: () => time,
    setTimer: (run: () => void, ms: number): unknown => {
      timers.push({ id: (ids += 1), at: time + ms, run });
      return ids;
    },
    clearTimer: (id: unknown) => {
      timers = timers.filter((timer) => timer.id !== id);
    },
    pass: (ms: number) => {
      time += ms;
      const due = timers.filter((timer) => timer.at <= time);
      timers = timers.filter((timer) => timer.at > time);
      for (const timer of due) timer.run();
    },
  };
}

/** Lets every promise that can settle without the clock settle. */
async function rest(): Promise<void> {
  for (let turn = 0; turn < 50; turn += 1) await Promise.resolve();
}
