import type { openPersonDb } from '@/workspace/persistence/person-db';
import { currentPage } from './computer';
import type { Computer, Rows, Runner, StoredDb } from './computer';

type Scope = { db: ModelDexie; writes: Map<string, Rows>; mode: 'r' | 'rw' };

let scope: Scope | null = null;
/** Wakes the live query that is being asked just now. */
let asking: (() => void) | null = null;

/**
 * IndexedDB as far as the app uses it, through the face of its library: transactions that happen whole or not at all
 * and one after the other, a disk that may be full, databases that close and get deleted under an open page. Every
 * transaction waits for its turn on the loop.
 */
export class ModelDexie {
  readonly name: string;
  readonly owner: Runner;
  readonly #computer: Computer;
  readonly #versionHandlers: ((event: { newVersion: number | null }) => unknown)[] = [];
  isClosed = false;

  constructor(name: string) {
    this.name = name;
    this.owner = currentPage();
    this.#computer = this.owner.computer;
  }

  version(): { stores: (schema: Record<string, string>) => void } {
    return {
      stores: (schema) => {
        for (const [table, key] of Object.entries(schema)) {
          Object.assign(this, { [table]: new ModelTable(this, table, key.startsWith('++')) });
        }
      },
    };
  }

  /** What lies on the disk encrypted is another test's matter. */
  use(): void {}

  /** This model's line to the disk never breaks, so nobody need look after it when it is `ready`. */
  on(
    event: 'versionchange' | 'ready',
    handler: (event: { newVersion: number | null }) => unknown,
  ): void {
    if (event === 'versionchange') this.#versionHandlers.push(handler);
  }

  close(): void {
    this.isClosed = true;
    this.#computer.disk.get(this.name)?.open.delete(this);
  }

  transaction<T>(mode: 'r' | 'rw', _tables: unknown, run: () => Promise<T>): Promise<T> {
    const { loop } = this.#computer;
    return new Promise((resolve, reject) => {
      if (this.isClosed) {
        reject(named('DatabaseClosedError'));
        return;
      }
      const watcher = asking;
      const begin = () => {
        const stored = this.#stored();
        if (stored.isDying && !stored.open.has(this)) {
          loop.enqueue(`disk ${this.owner.name} ${this.name}`, this.owner, begin);
          return;
        }
        stored.open.add(this);
        if (watcher) stored.watchers.add(watcher);
        const mine: Scope = { db: this, mode, writes: new Map() };
        scope = mine;
        run().then(
          (result) => {
            scope = null;
            this.#commit(mine);
            if (this.owner.isAlive) resolve(result);
            return null;
          },
          (error: unknown) => {
            scope = null;
            reject(error);
          },
        );
      };
      loop.enqueue(`disk ${this.owner.name} ${this.name}`, this.owner, begin);
    });
  }

  /** The rows of a table inside the running transaction, with what it has written so far. */
  rowsIn(table: string, forWriting: boolean): Rows {
    if (scope?.db !== this) throw new Error('A request outside of its transaction.');
    const written = scope.writes.get(table);
    if (written) return written;
    const rows = this.#stored().tables[table] ?? new Map<unknown, unknown>();
    if (!forWriting) return rows;
    if (scope.mode === 'r') throw named('ReadOnlyError');
    const copy = new Map(rows);
    scope.writes.set(table, copy);
    return copy;
  }

  get isInTransaction(): boolean {
    return scope?.db === this;
  }

  refuseWhenFull(): void {
    if (this.#computer.isFull) throw named('QuotaExceededError');
  }

  tellVersionChange(newVersion: number | null): void {
    this.#computer.loop.enqueue(`disk ${this.owner.name} ${this.name}`, this.owner, () => {
      for (const handler of this.#versionHandlers) handler({ newVersion });
    });
  }

  get isGone(): boolean {
    return this.isClosed || !this.owner.isAlive;
  }

  #commit({ writes }: Scope): void {
    if (writes.size === 0) return;
    const stored = this.#stored();
    for (const [table, rows] of writes) stored.tables[table] = rows;
    this.#computer.noteCommit(this.name, writes);
    for (const wake of stored.watchers) wake();
    this.owner.burnFuse();
  }

  #stored(): StoredDb {
    const known = this.#computer.disk.get(this.name);
    if (known) return known;
    const made: StoredDb = { tables: {}, open: new Set(), watchers: new Set(), isDying: false };
    this.#computer.disk.set(this.name, made);
    return made;
  }

  /** The browser's own face of the database, for requests that are all sent within the running task. */
  backendDB() {
    const change = (table: string, run: (rows: Rows) => void) => {
      const stored = this.#computer.disk.get(this.name);
      if (this.isClosed || !stored || stored.isDying) throw named('InvalidStateError');
      const rows = new Map(stored.tables[table]);
      run(rows);
      const writes = new Map([[table, rows]]);
      stored.tables[table] = rows;
      this.#computer.noteCommit(this.name, writes);
    };
    return {
      transaction: (table: string) => ({
        objectStore: () => ({
          put: (row: { id: unknown }) => {
            if (!this.#computer.isFull) change(table, (rows) => rows.set(row.id, row));
          },
          delete: (id: unknown) => change(table, (rows) => rows.delete(id)),
        }),
        commit: () => undefined,
      }),
    };
  }

  static getDatabaseNames(): Promise<string[]> {
    return Promise.resolve([...currentPage().computer.disk.keys()]);
  }

  static exists(name: string): Promise<boolean> {
    return Promise.resolve(currentPage().computer.disk.has(name));
  }

  /** Tells everybody who has it open, and deletes it once they have let go. */
  static delete(name: string): Promise<void> {
    const page = currentPage();
    const { loop, disk } = page.computer;
    const stored = disk.get(name);
    for (const db of stored?.open ?? []) db.tellVersionChange(null);
    if (stored) stored.isDying = true;
    return new Promise((resolve) => {
      const attempt = () => {
        const isHeld = [...(stored?.open ?? [])].some((db) => !db.isGone);
        if (isHeld) {
          loop.enqueue(`delete ${name}`, null, attempt);
          return;
        }
        if (disk.get(name) === stored) disk.delete(name);
        loop.enqueue(`delete ${page.name}`, page, resolve);
      };
      // The browser sees it through, whatever becomes of the page.
      loop.enqueue(`delete ${name}`, null, attempt);
    });
  }
}

class ModelTable {
  constructor(
    private readonly db: ModelDexie,
    private readonly name: string,
    private readonly isCounting: boolean,
  ) {}

  get = (key: unknown): Promise<unknown> => this.#inside('r', () => this.#rows().get(key));
  toArray = (): Promise<unknown[]> => this.#inside('r', () => [...this.#rows().values()]);
  delete = (key: unknown): Promise<void> =>
    this.#inside('rw', () => void this.#rows(true).delete(key));
  clear = (): Promise<void> => this.#inside('rw', () => this.#rows(true).clear());
  put = (value: { id: unknown }): Promise<void> =>
    this.#inside('rw', () => {
      this.db.refuseWhenFull();
      this.#rows(true).set(value.id, value);
    });
  add = (value: object): Promise<void> =>
    this.put({ ...(this.isCounting ? { id: this.#rows().size + 1 } : {}), ...value } as never);

  #rows(forWriting = false): Rows {
    return this.db.rowsIn(this.name, forWriting);
  }

  #inside<T>(mode: 'r' | 'rw', work: () => T): Promise<T> {
    // oxlint-disable-next-line typescript/require-await -- a throw becomes a rejection
    const run = async () => work();
    return this.db.isInTransaction ? run() : this.db.transaction(mode, [this], run);
  }
}

type Observer<T> = { next: (value: T) => void; error: (error: unknown) => void };

/** Asks again after every commit to a database that the query reads; several commits may become one answer. */
export function modelLiveQuery<T>(query: () => Promise<T>) {
  return {
    subscribe: ({ next, error }: Observer<T>) => {
      const page = currentPage();
      const { loop } = page.computer;
      let isWaiting = false;
      let isEnded = false;
      const ask = () => {
        isWaiting = false;
        if (isEnded) return;
        asking = wake;
        void answer(query());
        asking = null;
      };
      const wake = () => {
        if (isWaiting || isEnded || !page.isAlive) return;
        isWaiting = true;
        loop.enqueue(`watch ${page.name}`, page, ask);
      };
      const answer = async (asked: Promise<T>) => {
        try {
          const value = await asked;
          if (!isEnded) next(value);
        } catch (reason) {
          if (!isEnded) error(reason);
        }
      };
      wake();
      return {
        unsubscribe: () => {
          isEnded = true;
        },
      };
    },
  };
}

function named(name: string): Error {
  return Object.assign(new Error(name), { name });
}

/** In place of the library that speaks to IndexedDB. */
export const modelLibrary = {
  Dexie: ModelDexie,
  watch: (_dbName: string, query: () => Promise<unknown>) => modelLiveQuery(query),
} as never;

/** The databases of the computer whose page asks. */
export function modelDatabases(open: typeof openPersonDb) {
  return {
    open: (personId: string, options?: Parameters<typeof openPersonDb>[1]) =>
      Promise.resolve(open(personId, options, modelLibrary)),
    has: (personId: string) => Promise.resolve(currentPage().computer.disk.has(`cq-${personId}`)),
    delete: (personId: string) => ModelDexie.delete(`cq-${personId}`),
    // No page sleeps here: what is deleted is gone.
    empty: () => Promise.resolve(),
  };
}
