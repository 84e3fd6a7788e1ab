/** In ms. A session on a shared computer ends after this time without input: ten minutes, the last one with a warning. */
export const idleEndMs = 10 * 60_000;
export const idleWarningMs = 60_000;
/** Unsent work of a signed-in person waits this long, encrypted, for their next log in on the computer. */
export const unsentKeptMs = 24 * 60 * 60_000;

/** The DOM events that count as activity. */
export const activityEvents = [
  'pointerdown',
  'pointermove',
  'keydown',
  'input',
  'scroll',
  'wheel',
] as const;

export type Idleness =
  | { kind: 'active'; /** When to look again. */ nextLookMs: number }
  | { kind: 'warning'; secondsLeft: number; nextLookMs: number }
  | { kind: 'over' };

/**
 * How long nobody has been here, from the clock alone: a computer that slept has been left, too. A clock that was set
 * back counts as activity just now. Both times are ms since 1970.
 */
export function idleness(lastActiveAt: number, now: number): Idleness {
  const left = Math.min(lastActiveAt + idleEndMs - now, idleEndMs);
  if (left <= 0) return { kind: 'over' };
  if (left > idleWarningMs) return { kind: 'active', nextLookMs: left - idleWarningMs };
  const secondsLeft = Math.ceil(left / 1000);
  return { kind: 'warning', secondsLeft, nextLookMs: left - (secondsLeft - 1) * 1000 };
}

/**
 * A difference between the wall clock and the page's own timer counts as a jump from here on, in ms; less is clock
 * correction.
 */
const minJumpMs = 30_000;

/**
 * More than this is no clock that was set, but a computer that slept: an hour, by which a clock is off that missed the change
 * to summer time, and a minute for the hand that sets it. By then the next person may sit there.
 */
const maxSettingMs = 61 * 60_000;

/**
 * The last sign of life to count from, once the clock on the wall has gone further than the time that surely passed: the
 * computer slept, or its clock was set, and nobody can tell which. Somebody may be there, so the warning comes with its
 * whole time first; one that stands already keeps what it had left. Null where nothing changes: somebody was here just
 * now, or the
 * jump is so long that the computer slept and its person left.
 *
 * @param aheadMs how much further than the measured time the clock went since the last look
 * @param warning the seconds that it shows, null where none stands, and how far the clock went since it began
 */
export function lastActivityAfterJump(
  aheadMs: number,
  lastActiveAt: number,
  now: number,
  { secondsLeft, jumpedMs }: { secondsLeft: number | null; jumpedMs: number },
): number | null {
  if (jumpedMs + aheadMs > maxSettingMs) return null;
  if (aheadMs < minJumpMs || idleness(lastActiveAt, now).kind === 'active') return null;
  return now - idleEndMs + (secondsLeft === null ? idleWarningMs : secondsLeft * 1000);
}

/**
 * Whether work that was left behind has waited long enough. Both times are ms since 1970 by one clock, and only time that
 * has surely passed counts: where a clock was set back since, the work waits.
 */
export function isLeftTooLong(leftAt: number, now: number): boolean {
  return now - leftAt > unsentKeptMs;
}
