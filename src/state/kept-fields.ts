import { createStore } from 'zustand/vanilla';
import type { PersonDb, PersonDbOptions } from '../storage/person-db';
import { dropTyped, keepTyped } from '../storage/typed-words';
import {
  mergeRecords,
  putFields,
  readKept,
  readRecords,
  type KeptFields,
  type KeptTable,
} from './kept-rows';
import { createLastWords } from './last-words';
import { sessionStore } from './session';

type KeptState = {
  readonly personId: string | null;
  readonly records: Readonly<Record<string, KeptFields>>;
  /** The device has been read; until then a missing record says nothing. */
  readonly isRead: boolean;
  /** The device refused the last read or write: what is shown lives in this page only. */
  readonly isRefused: boolean;
};

type KeptFieldsRules = {
  /** While it says no, what is typed waits in the tab; call `flush` when that changes. */
  mayKeep?: (personId: string) => boolean;
  /** Whoever typed `early` did not see `known`: further records that keep what would be covered. */
  keepBoth?: (
    early: Readonly<Record<string, KeptFields>>,
    known: Readonly<Record<string, KeptFields>>,
  ) => Record<string, KeptFields>;
};

const nothing: KeptState = { personId: null, records: {}, isRead: false, isRefused: false };

/** A write begins this soon after a keystroke, so that quick typing makes few transactions. */
const delayMs = 150;
const flushes = new Set<() => Promise<void>>();

/** Writes what is typed into any small record of this page; resolves when the device holds it or has refused it. */
export async function flushKeptFields(): Promise<void> {
  await Promise.all([...flushes].map((flush) => flush()));
}

/**
 * Small records of one person, usable at once and kept on the device: the memory answers first, the device is read
 * behind it and never covers what was typed meanwhile. Writes go field by field into what is stored, so that two tabs
 * on one activity keep each other's answers. Storage loads only when the first record is asked for.
 */
export function createKeptFields(
  table: KeptTable,
  { mayKeep = () => true, keepBoth = () => ({}) }: KeptFieldsRules = {},
) {
  const store = createStore<KeptState>()(() => nothing);
  let lastWords: ReturnType<typeof createLastWords> | null = null;
  /** Typed into fields that stood empty because the device had not been read. */
  let early: Record<string, KeptFields> = {};
  let takenBack: Record<string, KeptFields> = {};
  let unsaved: Record<string, KeptFields> = {};
  let sending: Record<string, KeptFields> = {};
  let db: Promise<PersonDb> | null = null;
  /** The same, once it has been read. */
  let readyDb: PersonDb | null = null;
  const typedId = `${table}/${crypto.randomUUID()}`;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> = Promise.resolve();
  let isWatching = false;
  let isLeaving = false;

  /** Makes the records those of this person; call it from every screen that shows them. */
  function open(personId: string): void {
    watch();
    if (store.getState().personId === personId) return;
    if (store.getState().personId !== null) forget();
    store.setState({ personId });
    lastWords = createLastWords(`unsaved-${table}`, personId, { mayOutliveTab: mayKeep });
    db = openDb(personId, { onVersionChange: flush });
    void inTurn(takeBack);
    void inTurn(read);
    void inTurn(write);
  }

  /** Sets some fields of a record; the screen repaints at once, the device follows. */
  function set(id: string, fields: KeptFields): void {
    unsaved = { ...unsaved, [id]: { ...unsaved[id], ...fields } };
    store.setState(({ records }) => ({
      records: { ...records, [id]: { ...records[id], ...fields } },
    }));
    keepAtOnce();
    timer ??= setTimeout(() => void flush(), delayMs);
    // A last word while the page goes, after this one's own turn to put things by.
    if (isLeaving) putBy();
  }

  /** `set` for words, which must not cover others that the person did not see; `isBlind`: the field showed none. */
  function type(id: string, field: string, text: string, { isBlind = false } = {}): void {
    const { isRead, records } = store.getState();
    const typed = { [id]: { [field]: text } };
    const isUnseen = isBlind || takenBack[id]?.[field] === undefined;
    if (!isRead && isUnseen) early = mergeRecords(early, typed);
    if (isRead && isBlind)
      for (const [other, kept] of Object.entries(keepBoth(typed, records))) set(other, kept);
    set(id, { [field]: text });
  }

  /** What waits for its write must not be lost when the browser is killed. */
  function keepAtOnce(): void {
    const { personId } = store.getState();
    const words = mergeRecords(sending, unsaved);
    if (readyDb && personId !== null && mayKeep(personId) && Object.keys(words).length > 0)
      keepTyped(readyDb, { id: typedId, value: words });
  }

  /** Keeps what has not reached the device for the next page: of this tab, or of any where nobody else sits. */
  function putBy(): void {
    const { personId } = store.getState();
    const words = mergeRecords(sending, unsaved);
    if (personId !== null && Object.keys(words).length > 0) lastWords?.write(words);
  }

  /** What was still on its way to the device when the last page of this tab went. */
  async function takeBack(): Promise<void> {
    const taken = lastWords;
    const left = (await taken?.read()) ?? [];
    const words = left.map(readRecords).reduce(mergeRecords, {});
    if (taken !== lastWords) return;
    takenBack = words;
    unsaved = mergeRecords(words, unsaved);
    store.setState(({ records }) => ({ records: mergeRecords(records, unsaved) }));
  }

  /** Writes what is typed; resolves when the device holds it or has refused it. */
  function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    keepAtOnce();
    return inTurn(write);
  }

  // One after the other: a read that overtakes a write would bring back the text before it.
  function inTurn(step: () => Promise<void>): Promise<void> {
    running = running.then(step);
    return running;
  }

  async function read(): Promise<void> {
    const opened = db;
    try {
      const ready = await opened;
      const stored = ready && (await readKept(ready, table, typedId));
      if (opened !== db || !stored) return;
      readyDb = ready;
      unsaved = mergeRecords(unsaved, keepBoth(early, mergeRecords(stored, takenBack)));
      early = {};
      const ids = [...new Set([...Object.keys(stored), ...Object.keys(unsaved)])];
      const records = Object.fromEntries(ids.map((id) => [id, { ...stored[id], ...unsaved[id] }]));
      store.setState({ records, isRead: true, isRefused: false });
      keepAtOnce();
    } catch {
      if (opened === db) store.setState({ isRead: true, isRefused: true });
    }
  }

  async function write(): Promise<void> {
    const opened = db;
    const { personId, isRead } = store.getState();
    // Before the first read nobody knows what a write would cover; one follows it.
    if (!opened || personId === null || !isRead || Object.keys(unsaved).length === 0) return;
    if (!mayKeep(personId)) return putBy();
    sending = unsaved;
    unsaved = {};
    try {
      await putFields(await opened, table, sending);
      if (opened === db) store.setState({ isRefused: false });
      if (Object.keys(unsaved).length === 0) dropTyped(await opened, typedId);
      if (!isLeaving) lastWords?.clear();
    } catch {
      if (opened !== db) return;
      unsaved = mergeRecords(sending, unsaved);
      store.setState({ isRefused: true });
    }
    sending = {};
  }

  /** Another person sits here now: what the last one typed goes to their device record, and out of the memory. */
  function forget(): void {
    clearTimeout(timer);
    timer = undefined;
    const { personId } = store.getState();
    const leaving = { db, unsaved: personId !== null && mayKeep(personId) ? unsaved : {} };
    void inTurn(() => saveAndClose(leaving));
    db = null;
    readyDb = null;
    early = {};
    takenBack = {};
    unsaved = {};
    sending = {};
    lastWords?.clear();
    lastWords = null;
    store.setState(nothing, true);
  }

  async function saveAndClose(leaving: { db: typeof db; unsaved: typeof unsaved }): Promise<void> {
    try {
      const opened = await leaving.db;
      if (!opened) return;
      await putFields(opened, table, leaving.unsaved);
      dropTyped(opened, typedId);
      opened.close();
    } catch {
      // The person has left and their database may be gone already: nobody is here to tell.
    }
  }

  function watch(): void {
    if (isWatching) return;
    isWatching = true;
    addEventListener('pagehide', () => {
      isLeaving = true;
      putBy();
      void flush();
    });
    addEventListener('pageshow', () => {
      isLeaving = false;
      // Back from the browser's cache, with all of it in the memory.
      lastWords?.clear();
    });
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'hidden') void flush();
      else void inTurn(read);
    });
    // Of two windows side by side both are visible; the one that is turned to takes over what the other wrote.
    addEventListener('focus', () => void inTurn(read));
    sessionStore.onChange(() => {
      const { personId } = store.getState();
      if (personId !== null && personId !== currentPersonId()) forget();
    });
  }

  flushes.add(flush);
  return { store, open, set, type, flush };
}

/**
 * Whose records the screens show: the person of the local marker, else the guest. Effects ask this and not `useSession`:
 * a page that the build wrote wakes up as a guest's, and a learner's last words must not be opened as a guest.
 */
export function currentPersonId(): string {
  return sessionStore.readMarker()?.userId ?? 'guest';
}

async function openDb(personId: string, options: PersonDbOptions): Promise<PersonDb> {
  const { openDb } = await import('./person-sealing');
  return openDb(personId, options);
}
