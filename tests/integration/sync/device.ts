import { mergeRecords } from '@/domain/merge/merge-records';
import type { ResumeTable } from '@/domain/outbox/outbox';
import { blankRecord, isBlankResume } from '@/domain/resume/record-schema';
import type { LearnerRecord } from '@/domain/resume/record-schema';
import { openPersonDb } from '@/workspace/persistence/person-db';
import type { PersonDb } from '@/workspace/persistence/person-db';
import { loadWork, writeWork } from '@/workspace/persistence/record-store';
import type { LoadedWork, Seen } from '@/workspace/persistence/record-store';
import { syncOnce } from '@/workspace/sync/sync';
import type { SyncOptions, SyncResult } from '@/workspace/sync/sync';
import { countingIds } from '../../unit/domain/resume/sample-resume';
import { modelServer } from './model-server';
import type { Line } from './model-server';

let devices = 0;

export type Device = {
  db: PersonDb;
  doc: LearnerRecord;
  seen: Seen;
  line: Line[];
  now: number;
  edit: (change: (resume: LearnerRecord) => LearnerRecord) => Promise<void>;
  sync: (options?: Partial<SyncOptions>) => Promise<SyncResult>;
  work: () => Promise<LoadedWork>;
  refresh: () => Promise<void>;
};

/**
 * A device of the person: a database of its own, one tab, and a line to the server. `line` holds
 * what happens to the next requests; when it is empty the line is good.
 */
export async function startDevice(server = modelServer()): Promise<Device> {
  const name = `device-${(devices += 1)}`;
  const db = openPersonDb(name);
  const newId = countingIds(name);
  const edge = { now: () => device.now, newId };
  const table: ResumeTable = server.tableFor(() => device.line.shift() ?? 'good');
  const device: Device = {
    db,
    doc: blankRecord(newId),
    seen: { rev: 0, doc: null },
    line: [],
    now: 1_000,
    edit: async (change) => {
      const doc = change(device.doc);
      const written = await writeWork(db, { doc, seen: device.seen, queue: true }, edge);
      device.seen = written.seen;
      device.doc = written.doc;
    },
    sync: async (options = {}) => {
      const lock = alone(db.name);
      const deps = { userId: name, db, table, lock, now: edge.now, random: () => 0, newId };
      const result = await syncOnce(deps, { pull: true, force: true, ...options });
      await device.refresh();
      return result;
    },
    work: async () => await loadWork(db, edge),
    refresh: async () => {
      const { doc, seen } = await loadWork(db, edge);
      if (doc === null) return;
      // A page on which nothing was typed takes what is stored; else what was typed is merged in.
      const isUntouched = device.seen.doc === null && isBlankResume(device.doc);
      const sides = { base: device.seen.doc, mine: device.doc, theirs: doc };
      device.doc = isUntouched ? doc : mergeRecords(sides);
      device.seen = seen;
    },
  };
  return device;
}

const queues = new Map<string, Promise<unknown>>();

/** Web Locks in small: one at a time per name. */
function alone(prefix: string) {
  return async <T>(name: string, run: () => Promise<T>): Promise<T> => {
    const key = `${prefix} ${name}`;
    const before = queues.get(key) ?? Promise.resolve();
    const mine = before.catch(() => null).then(run);
    queues.set(key, mine);
    return await mine;
  };
}
