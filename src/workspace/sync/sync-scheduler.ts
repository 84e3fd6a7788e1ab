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
  button: { pull: false, force: true, isAsked: true },
  timer: { pull: false, force: false },
};

type SchedulerState = {
  deps: SchedulerDeps;
  timer: unknown;
  isStopped: boolean;
  missedPulls: number;
  storageErrors: number;
  current: Promise<SyncResult> | null;
  next: { options: SyncOptions; result: Promise<SyncResult> } | null;
};

/** Starts synchronising, now and whenever `architecture.md` says so ("When work is sent"). One run at a time; more become one. */
export function startSyncScheduler(deps: SchedulerDeps): SyncScheduler {
  const state: SchedulerState = {
    deps,
    timer: null,
    isStopped: false,
    missedPulls: 0,
    storageErrors: 0,
    current: null,
    next: null,
  };
  const stopListening = deps.listen((event) => runDetached(state, OPTIONS[event]));
  const started = run(state, OPTIONS.start).then(() => undefined, deps.onError);
  return {
    started,
    sendNow: () => run(state, OPTIONS.button),
    edited: () => arm(state, QUIET_MS),
    stop: () => {
      state.isStopped = true;
      stopListening();
      if (state.timer !== null) deps.clearTimer(state.timer);
    },
  };
}

function run(state: SchedulerState, options: SyncOptions): Promise<SyncResult> {
  if (state.current === null) return begin(state, options);
  if (state.next === null) {
    const settled = state.current.catch(() => null);
    state.next = { options, result: settled.then(() => beginNext(state, options)) };
  }
  const { next } = state;
  next.options = {
    pull: next.options.pull || options.pull,
    force: next.options.force || options.force,
    isAsked: (next.options.isAsked || options.isAsked) === true,
  };
  return next.result;
}

function begin(state: SchedulerState, options: SyncOptions): Promise<SyncResult> {
  state.current = attempt(state, options)
    .catch((error: unknown) => retryLater(state, error))
    .finally(() => {
      state.current = null;
    });
  return state.current;
}

function beginNext(state: SchedulerState, fallback: SyncOptions): Promise<SyncResult> {
  const options = state.next?.options ?? fallback;
  state.next = null;
  return begin(state, options);
}

/** A full disk may have room again soon, and nothing else would start another run for what waits. */
function retryLater(state: SchedulerState, error: unknown): never {
  state.storageErrors += 1;
  arm(state, retryDelayMs(state.storageErrors, state.deps.random));
  throw error;
}

async function attempt(state: SchedulerState, asked: SyncOptions): Promise<SyncResult> {
  const { deps } = state;
  const options = { ...asked, pull: asked.pull || state.missedPulls > 0 };
  // Counted as missed until it has succeeded: the device's storage may fail midway.
  if (options.pull) state.missedPulls += 1;
  await deps.flush();
  const result = await deps.sync(options);
  if (options.pull && !isPullMissed(result)) state.missedPulls = 0;
  const delay = waitMs(await deps.readSlot(), state.missedPulls, deps);
  if (delay !== null) arm(state, delay);
  state.storageErrors = 0;
  return result;
}

function arm(state: SchedulerState, ms: number): void {
  const { deps, isStopped, timer } = state;
  if (isStopped) return;
  if (timer !== null) deps.clearTimer(timer);
  state.timer = deps.setTimer(() => {
    state.timer = null;
    runDetached(state, OPTIONS.timer);
  }, ms);
}

/** Starts a run without waiting for it; its storage errors go to `onError`. */
function runDetached(state: SchedulerState, options: SyncOptions): void {
  if (!state.isStopped) run(state, options).catch(state.deps.onError);
}

/** When to look again by itself; null when only the person or the page can bring it on. */
function waitMs(
  slot: OutboxSlot | null,
  missedPulls: number,
  { now, random }: Pick<SchedulerDeps, 'now' | 'random'>,
): number | null {
  if (isDue(slot, Number.POSITIVE_INFINITY)) {
    // A slot that is due now was filled during the run. It is sent once the person pauses.
    const leftMs = slot.nextAttemptAt - now();
    return isDue(slot, now()) ? QUIET_MS : leftMs;
  }
  return missedPulls > 0 ? retryDelayMs(missedPulls, random) : null;
}

function isPullMissed({ save, pull }: SyncResult): boolean {
  const missed = new Set<string | null>(['offline', 'not-proof', 'server-error', 'rate-limited']);
  return pull === null ? missed.has(save) : missed.has(pull);
}
