import { vi } from 'vitest';
import { LightAbortController, LightResponse } from './light-events';
import { modelFetch } from './model-network';
import { currentPage, refuseToGoOn, requestLock, runningLoop } from './computer';
import type { Page } from './page';

const real = {
  now: Date.now,
  random: Math.random,
  setTimeout: globalThis.setTimeout,
  clearTimeout: globalThis.clearTimeout,
  setInterval: globalThis.setInterval,
  clearInterval: globalThis.clearInterval,
};

/**
 * Puts a browser around the app's code: each global acts for the page whose code runs, and for the test runner as ever
 * when no page's does. Import it before the app.
 */
export function installBrowser(): void {
  Date.now = () => {
    const loop = runningLoop();
    return loop ? loop.now + currentPage().skewMs() : real.now();
  };
  Math.random = () => runningLoop()?.random() ?? real.random();
  for (const [name, isRepeating] of [
    ['setTimeout', false],
    ['setInterval', true],
  ] as const)
    vi.stubGlobal(name, (run: () => void, ms = 0) => {
      const loop = runningLoop();
      return loop ? loop.setTimer(run, ms, isRepeating) : real[name](run, ms);
    });
  for (const name of ['clearTimeout', 'clearInterval'] as const)
    vi.stubGlobal(name, (id: never) => {
      const loop = runningLoop();
      if (loop) loop.clearTimer(id);
      else real[name](id);
    });
  // No spies, which would remember every call of every schedule.
  Object.defineProperty(crypto, 'randomUUID', {
    configurable: true,
    value: () => `id-${String(currentPage().computer.loop.nextId())}-of-a-page`,
  });
  // It would answer from another thread, in an order that no schedule chooses.
  Object.defineProperty(crypto, 'subtle', {
    configurable: true,
    get: () => {
      throw refuseToGoOn('Web Crypto has no model here.');
    },
  });
  vi.stubEnv('VITE_SUPABASE_PUBLISHABLE_KEY', 'public');
  vi.stubGlobal('fetch', modelFetch);
  vi.stubGlobal('Response', LightResponse);
  vi.stubGlobal('AbortController', LightAbortController);
  vi.stubGlobal('location', { origin: 'http://career-quest.test' });
  vi.stubGlobal(
    'window',
    ofPage(({ window }) => window),
  );
  vi.stubGlobal(
    'document',
    ofPage(({ document }) => document),
  );
  vi.stubGlobal(
    'localStorage',
    ofPage(({ localStorage }) => localStorage),
  );
  vi.stubGlobal(
    'sessionStorage',
    ofPage(({ sessionStorage }) => sessionStorage),
  );
  const registration = { active: {}, sync: { register: () => Promise.resolve() } };
  vi.stubGlobal('navigator', {
    get onLine() {
      return currentPage().computer.isOnline;
    },
    // Whether and when the worker runs is a step of the schedule.
    serviceWorker: {
      getRegistration: () => Promise.resolve(registration),
      getRegistrations: () => Promise.resolve([registration]),
    },
    locks: {
      request: <T>(name: string, ...rest: unknown[]) =>
        requestLock(name, rest.at(-1) as () => Promise<T>),
    },
  });
}

/** An object whose every property is that of the current page's own one. */
function ofPage(pick: (page: Page) => object): object {
  return new Proxy(
    {},
    {
      get: (_target, key) => {
        const own = pick(currentPage() as Page) as Record<PropertyKey, unknown>;
        const value = own[key];
        return typeof value === 'function' ? (value as () => unknown).bind(own) : value;
      },
    },
  );
}
