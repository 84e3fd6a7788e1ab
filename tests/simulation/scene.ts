import { exchangeable } from './injected';
import type { ModelAccount } from './model-account';
import type { Actor, Stage } from './stage';

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

/** What a computer keeps of one database, who has it open, and who watches it. */
export type StoredDb = {
  tables: Record<string, Rows>;
  open: Set<OpenDb>;
  watchers: Set<() => void>;
  /** Somebody deletes it: whoever comes now waits, and finds an empty one. */
  isDying: boolean;
};

/** A page or a worker: something that runs our code on a computer. */
export type Runner = Actor & {
  name: string;
  computer: Computer;
  /** Called after each commit to the disk: a planned death comes between the commit and its news. */
  burnFuse: () => void;
};

/** A computer with one browser: its disk, its simple storage, its locks, its line to the server. */
export type Computer = {
  name: string;
  stage: Stage;
  account: ModelAccount;
  disk: Map<string, StoredDb>;
  local: Map<string, string>;
  locks: Map<string, LockQueue>;
  isFull: boolean;
  isOnline: boolean;
  skewMs: number;
  /** What happens to the next requests; when it is empty the line is good. */
  line: Fate[];
  /** Who has a request for a person's row on its way. */
  asking: Map<string, Runner>;
  fault: (sentence: string) => void;
  noteCommit: (dbName: string, writes: Map<string, Rows>) => void;
};

type Waiting = { runner: Runner; grant: () => void };
export type LockQueue = { holder: Runner | null; waiting: Waiting[] };

let stageNow: Stage | null = null;

/** From here on, the globals of the browser and the library doubles act on this stage. */
export function enterStage(stage: Stage | null): void {
  stageNow = stage;
}

/** The stage whose code runs now; null when none does, so that the test runner keeps its own clock. */
export function runningStage(): Stage | null {
  return stageNow?.current ? stageNow : null;
}

/** Whose code runs: the page (or worker) of which the globals speak. */
export function currentPage(): Runner {
  const actor = stageNow?.current;
  if (!actor) throw new Error('Code of a page runs, but no page does.');
  return actor as Runner;
}

/** Something that the simulation has no model of: the schedule ends as broken, whoever catches the error. */
export function refuseToGoOn(sentence: string): Error {
  const error = new Error(sentence);
  currentPage().computer.stage.broken.push(error);
  return error;
}

/** Web Locks: one holder per name and computer, in the order of asking. The dead let go. */
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

function grantNext({ stage }: Computer, queue: LockQueue): void {
  if (queue.holder !== null) return;
  const next = queue.waiting.shift();
  if (!next) return;
  queue.holder = next.runner;
  stage.enqueue(`lock ${next.runner.name}`, next.runner, next.grant);
}
