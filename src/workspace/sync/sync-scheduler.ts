import { isDue, retryDelayMs } from '@/domain/outbox/outbox';
import type { OutboxSlot } from '@/domain/outbox/outbox';
import type { PageEvent } from './page-events';
import type { SyncOptions, SyncResult } from './sync';

/** What makes the work go: what happens to the page, and a session that is there again. */
export type SyncEvent = Exclude<PageEvent, 'offline'> | 'signed-in';

export type SchedulerDeps = {
  /** `syncOnce` with its deps. */
  sync: (options: SyncOptions) => Promise<SyncResult>;
  /** Writes what is typed to the device: what is not written cannot be sent. */
  flush: () => Promise<void>;
  readSlot: () => Promise<OutboxSlot | null>;
  /** Hears of these events; returns the function that stops listening. */
  listen: (onEvent: (event: SyncEvent) => void) => () => void;
  setTimer: (run: () => void, ms: number) => unknown;
  clearTimer: (timer: unknown) => void;
  now: () => number;
  random: () => number;
  /** A run that nobody waits for could not use the device's storage. */
  onError: (error: unknown) => void;
};

export type SyncScheduler = {
  /** Resolves when the first run has settled, well or not. */
  started: Promise<void>;
  /** The button: resolves when this attempt has settled, well or not. Rejects on a storage error. */
  sendNow: () => Promise<SyncResult>;
  /** Tell it of every edit: after ten quiet seconds the work goes by itself. */
  edited: () => void;
  /** Ends all timers and listening; a run under way finishes. */
  stop: () => void;
};

export const QUIET_MS = 10_000;

const OPTIONS: Record<SyncEvent | 'start' | 'button' | 'timer', SyncOptions> = {
  start: { pull: true, force: true },
  online: { pull: true, force: true },
  visible: { pull: true, force: false },
  restored: { pull: true, force: false },
  hidden: { pull: false, force: false },
  'signed-in': { pull: true, force: true },
  button: { pull: false, force: true },
  timer: { pull: false, force: false },
};

/** Starts synchronising, now and whenever the README says so ("The house"). One run at a time; more become one. */
export function startSyncScheduler(deps: SchedulerDeps): SyncScheduler {
  let timer: unknown = null;
  let isStopped = false;
  let missedPulls = 0;
  let storageErrors = 0;
  let current: Promise<SyncResult> | null = null;
  let next: { options: SyncOptions; result: Promise<SyncResult> } | null = null;

  const run = (options: SyncOptions): Promise<SyncResult> => {
    if (current === null) return begin(options);
    if (next === null) {
      const settled = current.catch(() => null);
      next = { options, result: settled.then(() => beginNext(options)) };
    }
    next.options = {
      pull: next.options.pull || options.pull,
      force: next.options.force || options.force,
    };
    return next.result;
  };

  const begin = (options: SyncOptions): Promise<SyncResult> => {
    current = attempt(options)
      .catch(retryLater)
      .finally(() => {
        current = null;
      });
    return current;
  };

  // A full disk may have room again soon, and what waits has nobody else to think of it.
  const retryLater = (error: unknown): never => {
    storageErrors += 1;
    arm(retryDelayMs(storageErrors, deps.random));
    throw error;
  };

  const beginNext = (fallback: SyncOptions): Promise<SyncResult> => {
    const options = next?.options ?? fallback;
    next = null;
    return begin(options);
  };

  const attempt = async (asked: SyncOptions): Promise<SyncResult> => {
    const options = { ...asked, pull: asked.pull || missedPulls > 0 };
    // Missed until it is known to be made: the device may fail in the middle.
    if (options.pull) missedPulls += 1;
    await deps.flush();
    const result = await deps.sync(options);
    if (options.pull && !isPullMissed(result)) missedPulls = 0;
    await armForSlot();
    storageErrors = 0;
    return result;
  };

  const armForSlot = async (): Promise<void> => {
    const delay = waitMs(await deps.readSlot(), missedPulls, deps);
    if (delay !== null) arm(delay);
  };

  const arm = (ms: number): void => {
    if (isStopped) return;
    if (timer !== null) deps.clearTimer(timer);
    timer = deps.setTimer(() => {
      timer = null;
      runAlone(OPTIONS.timer);
    }, ms);
  };

  const runAlone = (options: SyncOptions): void => {
    if (!isStopped) run(options).catch(deps.onError);
  };

  const stopListening = deps.listen((event) => runAlone(OPTIONS[event]));
  const started = run(OPTIONS.start).then(() => undefined, deps.onError);
  return {
    started,
    sendNow: () => run(OPTIONS.button),
    edited: () => arm(QUIET_MS),
    stop: () => {
      isStopped = true;
      stopListening();
      if (timer !== null) deps.clearTimer(timer);
    },
  };
}

/** When to look again by itself; null when only the person or the page can bring it on. */
function waitMs(
  slot: OutboxSlot | null,
  missedPulls: number,
  { now, random }: Pick<SchedulerDeps, 'now' | 'random'>,
): number | null {
  if (isDue(slot, Number.POSITIVE_INFINITY)) {
    // Due at once means: typed during the run. It goes when the person pauses.
    const leftMs = slot.nextAttemptAt - now();
    return isDue(slot, now()) ? QUIET_MS : leftMs;
  }
  return missedPulls > 0 ? retryDelayMs(missedPulls, random) : null;
}

function isPullMissed({ save, pull }: SyncResult): boolean {
  const missed = new Set<string | null>(['offline', 'not-proof', 'server-error', 'rate-limited']);
  return pull === null ? missed.has(save) : missed.has(pull);
}
