/** Whatever runs code in the simulation: a page, or a worker. Once dead, nothing of it runs any more. */
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
 * The order of things. Whatever would be asynchronous in a browser waits here as a turn until a schedule lets it run.
 * Turns of one lane keep their order; between lanes the schedule chooses. Time passes only when it is told to.
 */
export function createStage() {
  let state = 1;
  let ids = 0;
  let timers: Timer[] = [];
  const lanes: { name: string; turns: Turn[] }[] = [];
  const stage = {
    /** True time, ms since 1970; an actor's own clock may be off. */
    now: START,
    /** Whose code runs. */
    current: null as Actor | null,
    /** Why nothing that follows can be trusted: code that broke. */
    broken: [] as unknown[],
    nextId: () => (ids += 1),
    /** Chance starts anew from here, so that what follows does not hang on what was left out before it. */
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
      const actor = stage.current;
      const at = stage.now + Math.max(0, ms);
      const everyMs = isRepeating ? ms : null;
      if (actor) timers.push({ id: (ids += 1), at, everyMs, actor, run });
      return ids;
    },
    clearTimer: (id: unknown): void => {
      timers = timers.filter((timer) => timer.id !== id);
    },
    /** Lets the clock go on; what falls due becomes a turn, and one turn only of what would have fallen due several times. */
    pass: (ms: number): void => {
      stage.now += ms;
      const due = timers.filter(({ at }) => at <= stage.now).sort((a, b) => a.at - b.at);
      for (const timer of due) if (timer.everyMs !== null) timer.at = stage.now + timer.everyMs;
      timers = timers.filter(({ at, actor }) => at > stage.now && actor.isAlive);
      for (const { actor, id, run } of due) stage.enqueue(`timer ${id}`, actor, run);
    },
    /** Milliseconds until the next timer falls due; null when there is none. */
    untilNextTimer: (): number | null => {
      const next = Math.min(...timers.filter(({ actor }) => actor.isAlive).map(({ at }) => at));
      return next === Infinity ? null : Math.max(0, next - stage.now);
    },
    /** Runs one turn of a lane that the stage's chance picks. False: nothing waits. */
    turn: async (): Promise<boolean> => {
      const index = Math.floor(stage.random() * lanes.length);
      const lane = lanes[index];
      const next = lane?.turns.shift();
      if (lane?.turns.length === 0) lanes.splice(index, 1);
      if (next && next.actor?.isAlive !== false) await stage.as(next.actor, next.run);
      return next !== undefined;
    },
    /** Runs code of an actor, and all of its code that follows without waiting for anything. */
    as: async (actor: Actor | null, run: () => void): Promise<void> => {
      stage.current = actor;
      run();
      await new Promise(setImmediate);
      stage.current = null;
    },
  };
  return stage;
}

export type Stage = ReturnType<typeof createStage>;
