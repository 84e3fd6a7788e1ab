/** A page or a worker that runs code in the simulation. Once it is not alive, none of its code runs. */
export type Actor = {
  isAlive: boolean;
  /** What this actor's clock is off by, in milliseconds. */
  skewMs: () => number;
};

type Turn = { actor: Actor | null; run: () => void };
/** `everyMs` is null for a timer that fires once. */
type Timer = { id: number; at: number; everyMs: number | null; actor: Actor; run: () => void };

const START = Date.UTC(2026, 10, 21, 9);

/**
 * The simulated event loop: what is asynchronous in a browser waits here as a turn until a schedule runs it. Turns of one
 * lane keep their order; the next lane is picked by the seeded random numbers. Time passes only through `pass`.
 */
export function createEventLoop() {
  let state = 1;
  let ids = 0;
  let timers: Timer[] = [];
  const lanes: { name: string; turns: Turn[] }[] = [];
  const loop = {
    /** True time, ms since 1970; an actor's own clock may be off. */
    now: START,
    /** The page or worker whose code runs now. */
    current: null as Actor | null,
    /** Errors that no code under test expects. After one, the schedule ends as broken. */
    broken: [] as unknown[],
    nextId: () => (ids += 1),
    /** Seeds the random numbers again, so that shrinking a step away does not change the steps after it. */
    reseed: (seed: number): void => {
      state = Math.imul(seed, 0x9e3779b9) ^ 0x5bd1e995;
    },
    /** A number in [0, 1), the same for the same seed and the same past. */
    random: (): number => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0;
      return (state >>> 0) / 2 ** 32;
    },
    enqueue: (lane: string, actor: Actor | null, run: () => void): void => {
      const found = lanes.find(({ name }) => name === lane);
      if (found) found.turns.push({ actor, run });
      else lanes.push({ name: lane, turns: [{ actor, run }] });
    },
    setTimer: (run: () => void, ms: number, isRepeating = false): number => {
      const actor = loop.current;
      const at = loop.now + Math.max(0, ms);
      const everyMs = isRepeating ? ms : null;
      if (actor) timers.push({ id: (ids += 1), at, everyMs, actor, run });
      return ids;
    },
    clearTimer: (id: unknown): void => {
      timers = timers.filter((timer) => timer.id !== id);
    },
    /** Advances the clock. Each timer that is due becomes one turn, even if it was due several times. */
    pass: (ms: number): void => {
      loop.now += ms;
      const due = timers.filter(({ at }) => at <= loop.now).sort((a, b) => a.at - b.at);
      for (const timer of due) if (timer.everyMs !== null) timer.at = loop.now + timer.everyMs;
      timers = timers.filter(({ at, actor }) => at > loop.now && actor.isAlive);
      for (const { actor, id, run } of due) loop.enqueue(`timer ${id}`, actor, run);
    },
    /** Milliseconds until the next timer falls due; null when there is none. */
    untilNextTimer: (): number | null => {
      const next = Math.min(...timers.filter(({ actor }) => actor.isAlive).map(({ at }) => at));
      return next === Infinity ? null : Math.max(0, next - loop.now);
    },
    /** Runs one turn of a random lane. Returns false when no turn waits. */
    turn: async (): Promise<boolean> => {
      const index = Math.floor(loop.random() * lanes.length);
      const lane = lanes[index];
      const next = lane?.turns.shift();
      if (lane?.turns.length === 0) lanes.splice(index, 1);
      if (next && next.actor?.isAlive !== false) await loop.as(next.actor, next.run);
      return next !== undefined;
    },
    /** Runs code of an actor, and its microtasks. */
    as: async (actor: Actor | null, run: () => void): Promise<void> => {
      loop.current = actor;
      run();
      await new Promise(setImmediate);
      loop.current = null;
    },
  };
  return loop;
}

export type EventLoop = ReturnType<typeof createEventLoop>;
