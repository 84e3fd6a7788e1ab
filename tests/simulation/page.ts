import { createTokenManager } from '@/backend/token-manager';
import { sessionFromAnswer } from '@/backend/session';
import { createSessionStore } from '@/backend/session-store';
import type { SessionStore } from '@/backend/session-store';
import type { Memory } from '@/workspace/document/memory';
import type { RecordSession, Workspace } from '@/workspace/workspace';
import { exchangeable } from './injected';
import { LightTarget } from './light-events';
import { modelDatabases } from './model-dexie';
import { dropLocks, requestLock } from './computer';
import type { Computer, Runner } from './computer';
import type { SessionAnswer } from './model-account';
import { modelFetch } from './model-network';
import type { App } from './app';

/** One page with our app in it, from its load to its end. A reload makes another page. */
export type Page = Runner & {
  window: LightTarget & { setTimeout: unknown; clearTimeout: unknown };
  document: LightTarget & { hidden: boolean; visibilityState: string };
  localStorage: Area;
  sessionStorage: Area;
  /** The tab's `sessionStorage`, which outlives a reload. */
  tab: Map<string, string>;
  sessionStore: SessionStore;
  tokenManager: ReturnType<typeof createTokenManager>;
  personId: string | null;
  work: RecordSession | null;
  workspace: Workspace<Memory>;
  /** The dependencies of `endSession` on this page. */
  leaving: NonNullable<Parameters<App['endSession']>[1]>;
  signIn: (answer: SessionAnswer, shared: boolean) => void;
  /** The page is killed after this many more commits; null: not killed. */
  fuse: number | null;
  die: () => void;
};

type Area = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'length' | 'key'>;

type PageOptions = {
  name: string;
  tab: Map<string, string>;
  /** The pages that get a `storage` event for this page's writes to `localStorage`. */
  others: () => Page[];
  app: App;
  onDeath: () => void;
};

/** Opens the app in a tab. */
export function openPage(
  computer: Computer,
  { name, tab, others, app, onDeath }: PageOptions,
): Page {
  const { loop } = computer;
  const window = Object.assign(new LightTarget(), {
    setTimeout: (run: () => void, ms: number) => loop.setTimer(run, ms),
    clearTimeout: (id: unknown) => loop.clearTimer(id),
  });
  const document = Object.assign(new LightTarget(), { hidden: false, visibilityState: 'visible' });
  const localStorage = areaOf(computer.local, (key, newValue) => {
    for (const other of others()) {
      if (other === page) continue;
      loop.enqueue(`storage ${other.name}`, other, () => {
        other.window.dispatchEvent({ type: 'storage', key, newValue } as never);
      });
    }
  });
  const sessionStorage = areaOf(tab);
  const sessionStore = createSessionStore({
    local: () => localStorage,
    session: () => sessionStorage,
    events: window as unknown as Window,
  });
  const tokenManager = exchangeable(
    'createTokenManager',
    createTokenManager,
  )({
    url: 'http://career-quest.test',
    key: 'public',
    fetch: modelFetch,
    store: sessionStore,
    locks: { request: (lock, _options, run) => requestLock(lock, run) },
    now: Date.now,
  });

  /** An error ends the schedule as broken, even if code catches it. */
  const watched = <T>(result: Promise<T>): Promise<T> =>
    result.catch((error: unknown) => {
      loop.broken.push(error);
      throw error;
    });
  const workingRecord = app.createWorkingRecord();
  const memory: Memory = {
    workingRecord,
    course: app.createCourseMemory({ workingRecord, session: sessionStore }),
    facts: app.createSaveFacts(),
  };
  const databases = modelDatabases(app.openPersonDb);
  const workspace = app.createWorkspace({
    memory,
    openRecord: async (personId) => {
      const work = await watched(
        app.openRecord(personId, memory, {
          databases,
          env: { now: Date.now, newId: () => crypto.randomUUID() },
          random: Math.random,
          fetch: modelFetch,
          lock: requestLock,
          session: sessionStore,
          accessToken: tokenManager.accessToken,
          createDraftJournal: exchangeable('createDraftJournal', app.createDraftJournal),
          // The person's answer to the offer to take over a guest's resume is always "Later" here.
          offerGuestWork: () => Promise.resolve(),
        }),
      );
      return { ...work, close: () => watched(work.close()) };
    },
  });

  const page: Page = {
    name,
    computer,
    isAlive: true,
    skewMs: () => computer.skewMs,
    window,
    document,
    localStorage,
    sessionStorage,
    tab,
    sessionStore,
    tokenManager,
    personId: null,
    work: null,
    fuse: null,
    workspace,
    leaving: {
      workspace,
      session: sessionStore,
      databases,
      signOut: tokenManager.signOut,
      say: () => undefined,
    },
    signIn: (answer, shared) => {
      const session = sessionFromAnswer(answer, Date.now());
      if (session) sessionStore.keep(session, shared);
    },
    burnFuse: () => {
      if (page.fuse === null) return;
      page.fuse -= 1;
      if (page.fuse <= 0) page.die();
    },
    die: () => {
      page.isAlive = false;
      onDeath();
      dropLocks(page);
    },
  };
  // As the screens do: opens the work of the person whose marker is set, a little later.
  const show = () => {
    const personId = sessionStore.readMarker()?.userId ?? 'guest';
    void workspace.open(personId).catch(() => undefined);
  };
  const start = () => {
    workspace.store.subscribe(({ phase, personId, work }) => {
      page.personId = phase === 'open' ? personId : null;
      page.work = work;
    });
    show();
  };
  sessionStore.onChange(() => loop.enqueue(`screen ${name}`, page, show));
  loop.enqueue(`screen ${name}`, page, start);
  return page;
}

/** Web Storage over a plain map. */
export function areaOf(
  values: Map<string, string>,
  notify?: (key: string, value: string | null) => void,
): Area {
  return {
    get length() {
      return values.size;
    },
    key: (index) => [...values.keys()][index] ?? null,
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => {
      if (values.get(key) === value) return;
      values.set(key, value);
      notify?.(key, value);
    },
    removeItem: (key) => {
      if (values.delete(key)) notify?.(key, null);
    },
  };
}
