import { exchangeable } from './injected';
import type { ModelAccount } from './model-account';
import type { Actor, EventLoop } from './event-loop';

/** What the network does to one request. */
export type Fate =
  | 'good'
  | 'request-lost'
  | 'answer-lost'
  | 'twice'
  | 'portal'
  | 'empty'
  | 'not-found'
  | 'error-before'
  | 'error-after'
  | 'busy'
  | 'hangs';

export type Rows = Map<unknown, unknown>;

type OpenDb = {
  readonly owner: Runner;
  readonly isGone: boolean;
  tellVersionChange: (newVersion: null) => void;
};

/** One stored database of a computer, its open connections and its watchers. */
export type StoredDb = {
  tables: Record<string, Rows>;
  open: Set<OpenDb>;
  watchers: Set<() => void>;
  /** It is being deleted: who opens it now waits, and gets an empty database. */
  isDying: boolean;
};

/** A page or a worker of a computer that runs our code. */
export type Runner = Actor & {
  name: string;
  computer: Computer;
  /** Called after each commit to the disk: a planned kill comes between the commit and its event. */
  burnFuse: () => void;
};

/** A computer with one browser: its databases (`disk`), its `localStorage`, its Web Locks and its network. */
export type Computer = {
  name: string;
  loop: EventLoop;
  account: ModelAccount;
  disk: Map<string, StoredDb>;
  local: Map<string, string>;
  locks: Map<string, LockQueue>;
  isFull: boolean;
  isOnline: boolean;
  skewMs: number;
  /** What happens to the next requests, in order. Empty: each one succeeds. */
  line: Fate[];
  /** The page or worker with a request for a person's row under way, by person. */
  asking: Map<string, Runner>;
  fault: (sentence: string) => void;
  noteCommit: (dbName: string, writes: Map<string, Rows>) => void;
};

type Waiting = { runner: Runner; grant: () => void };
export type LockQueue = { holder: Runner | null; waiting: Waiting[] };

let loopNow: EventLoop | null = null;

/** From here on, the globals of the browser and the library doubles act on this loop. */
export function enterLoop(loop: EventLoop | null): void {
  loopNow = loop;
}

/** The event loop while code of a page runs, else null: then the test runner uses its own clock. */
export function runningLoop(): EventLoop | null {
  return loopNow?.current ? loopNow : null;
}

/** The page or worker whose code runs now; the globals of the browser are its globals. */
export function currentPage(): Runner {
  const actor = loopNow?.current;
  if (!actor) throw new Error('Code of a page runs, but no page does.');
  return actor as Runner;
}

/** An error for what the simulation does not model. The schedule ends as broken, even if code catches the error. */
export function refuseToGoOn(sentence: string): Error {
  const error = new Error(sentence);
  currentPage().computer.loop.broken.push(error);
  return error;
}

/** Web Locks: one holder per name and computer, first come, first served. A killed page releases its locks. */
export const requestLock = exchangeable('requestLock', grantInTurn);

function grantInTurn<T>(name: string, run: () => Promise<T>): Promise<T> {
  const runner = currentPage();
  const { locks } = runner.computer;
  const queue = locks.get(name) ?? { holder: null, waiting: [] };
  locks.set(name, queue);
  return new Promise((resolve, reject) => {
    const release = () => {
      queue.holder = null;
      grantNext(runner.computer, queue);
    };
    queue.waiting.push({
      runner,
      grant: () => {
        run().then(resolve, reject).finally(release);
      },
    });
    grantNext(runner.computer, queue);
  });
}

/** A killed page holds no lock and waits for none. */
export function dropLocks(runner: Runner): void {
  for (const queue of runner.computer.locks.values()) {
    queue.waiting = queue.waiting.filter((one) => one.runner !== runner);
    if (queue.holder === runner) queue.holder = null;
    grantNext(runner.computer, queue);
  }
}

function grantNext({ loop }: Computer, queue: LockQueue): void {
  if (queue.holder !== null) return;
  const next = queue.waiting.shift();
  if (!next) return;
  queue.holder = next.runner;
  loop.enqueue(`lock ${next.runner.name}`, next.runner, next.grant);
}
