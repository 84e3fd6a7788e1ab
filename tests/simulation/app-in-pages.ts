import { vi } from 'vitest';
import type { Page } from './page';
import { currentPage } from './scene';

// The app keeps its state in modules, one set per page. Here many pages live in one process, so whatever a module keeps
// is kept by the page whose code runs; and what only a browser has is a model of it. All else is the app itself.

const pageNow = () => currentPage() as Page;

vi.mock('zustand/vanilla', async (original) => {
  const { createStore } = await original<typeof import('zustand/vanilla')>();
  return { createStore: perPage(createStore as never) };
});
vi.mock('zustand', async () => {
  const { createStore } =
    await vi.importActual<typeof import('zustand/vanilla')>('zustand/vanilla');
  return { create: perPage(createStore as never), useStore: () => undefined };
});
vi.mock('dexie', async () => {
  const { ModelDexie, modelLiveQuery } = await import('./model-dexie');
  return { Dexie: ModelDexie, liveQuery: modelLiveQuery };
});
vi.mock('@/workspace/session/session', () => ({
  sessionStore: forward((page) => page.sessionStore),
}));

type Store = Record<'getState' | 'setState' | 'subscribe', (...args: unknown[]) => unknown>;

/** One store for all pages, each of which has its own state in it. */
function perPage(createStore: (initializer: unknown) => Store) {
  const make = (initializer: unknown) => {
    const own = (): Store => {
      const { stores } = pageNow();
      if (!stores.has(initializer)) stores.set(initializer, createStore(initializer));
      return stores.get(initializer) as Store;
    };
    return {
      getState: () => own().getState(),
      setState: (...args: unknown[]) => own().setState(...args),
      subscribe: (...args: unknown[]) => own().subscribe(...args),
    };
  };
  return (initializer?: unknown) => (initializer === undefined ? make : make(initializer));
}

function forward(pick: (page: Page) => object): object {
  return new Proxy(
    {},
    { get: (_target, key) => (pick(pageNow()) as Record<PropertyKey, unknown>)[key] },
  );
}
