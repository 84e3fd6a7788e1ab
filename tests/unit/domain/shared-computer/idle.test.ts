import { expect, test } from 'vitest';
import {
  idleEndMs,
  idleWarningMs,
  idleness,
  lastActivityAfterJump,
  isLeftTooLong,
  unsentKeptMs,
} from '@/domain/shared-computer/idle';

const start = 1_000_000;
const minuteMs = 60_000;

/** How the session stands after the clock alone went on, where the warning shows `secondsLeft`, or none stands. */
function afterJump(aheadMs: number, secondsLeft: number | null, jumpedMs = 0) {
  const now = start + aheadMs;
  return idleness(
    lastActivityAfterJump(aheadMs, start, now, { secondsLeft, jumpedMs }) ?? start,
    now,
  );
}

test('a session lasts ten minutes without a sign of life, the last one with a warning', () => {
  expect(idleEndMs).toBe(600_000);
  expect(idleness(start, start)).toEqual({ kind: 'active', nextLookMs: 540_000 });
  expect(idleness(start, start + 539_999).kind).toBe('active');
  expect(idleness(start, start + 540_000)).toMatchObject({ kind: 'warning', secondsLeft: 60 });
  expect(idleness(start, start + 599_999)).toMatchObject({ kind: 'warning', secondsLeft: 1 });
  expect(idleness(start, start + 600_000)).toEqual({ kind: 'over' });
});

test('whoever looks again when told counts every second down and misses none', () => {
  const seconds: number[] = [];
  let now = start + idleEndMs - idleWarningMs - 250;
  for (let looks = 0; looks < 100; looks += 1) {
    const idle = idleness(start, now);
    if (idle.kind === 'over') break;
    if (idle.kind === 'warning') seconds.push(idle.secondsLeft);
    now += idle.nextLookMs;
  }
  expect(seconds).toEqual(Array.from({ length: 60 }, (_, index) => 60 - index));
  expect(now).toBe(start + idleEndMs);
});

test('a computer that slept for hours was left; a clock that was set back was not', () => {
  expect(idleness(start, start + 3 * 3_600_000).kind).toBe('over');
  expect(idleness(start, start - 3 * 3_600_000)).toEqual({ kind: 'active', nextLookMs: 540_000 });
});

test('a clock that jumps ahead leaves the whole warning, or what was left of it', () => {
  for (const ahead of [9.5 * minuteMs, 45 * minuteMs, 60 * minuteMs]) {
    expect(afterJump(ahead, null)).toMatchObject({ kind: 'warning', secondsLeft: 60 });
    expect(afterJump(ahead, 17)).toMatchObject({ kind: 'warning', secondsLeft: 17 });
  }
  const unasked = { secondsLeft: null, jumpedMs: 0 };
  const soon = start + 4 * minuteMs;
  expect(lastActivityAfterJump(3 * minuteMs, start, soon, unasked), 'still time').toBeNull();
  expect(
    lastActivityAfterJump(900, start, start + idleEndMs, unasked),
    'time that passed',
  ).toBeNull();
});

test('a computer that slept for more than an hour was left, however its page measures time', () => {
  for (const hours of [1.25, 14, 20 * 365 * 24]) {
    expect(afterJump(hours * 60 * minuteMs, null).kind).toBe('over');
    expect(afterJump(hours * 60 * minuteMs, 17).kind, 'asked already').toBe('over');
  }
  expect(afterJump(40 * minuteMs, 17, 40 * minuteMs).kind, 'two short sleeps').toBe('over');
});

test('unsent work waits a day; a clock that is back lets it wait', () => {
  expect(isLeftTooLong(start, start + unsentKeptMs)).toBe(false);
  expect(isLeftTooLong(start, start + unsentKeptMs + 1)).toBe(true);
  expect(isLeftTooLong(start, start - 3_600_000)).toBe(false);
  expect(isLeftTooLong(start, start - unsentKeptMs - 1)).toBe(false);
  expect(isLeftTooLong(start, start - 20 * 365 * unsentKeptMs)).toBe(false);
});
