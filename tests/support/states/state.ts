import type { Page } from '@playwright/test';
import type { App } from '../app';

/** Where a state is made: a page that is led in Spanish by English names, the product at its Spanish addresses, more tabs. */
export type StateContext = { page: Page; app: App; openTab: () => Promise<Page> };

/**
 * A state of the product that the walks do not meet, for something has gone wrong or somebody has gone away: how a page gets
 * into it, and an English text by which it is known.
 */
export type State = {
  name: string;
  sees: string | RegExp;
  reach: (context: StateContext) => Promise<void>;
};

/** Runs in the page before its own scripts: no database can be opened. */
export function refuseDatabases(): void {
  const refuse = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  IDBFactory.prototype.open = refuse;
  IDBFactory.prototype.databases = refuse;
  IDBFactory.prototype.deleteDatabase = refuse;
}

/** Runs in the page before its own scripts: nothing of the site is kept, as where its data is blocked. */
export function blockSiteData(): void {
  const get = () => {
    throw new DOMException('Access is denied.', 'SecurityError');
  };
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
    Object.defineProperty(window, name, { get, configurable: true });
}

/** Runs in the page before its own scripts: once the event `test:full` has come, no word goes to the device. */
export function fillDiskLater(): void {
  const put = IDBObjectStore.prototype.put;
  let isFull = false;
  addEventListener('test:full', () => {
    isFull = true;
  });
  IDBObjectStore.prototype.put = function (...values) {
    if (!isFull) return put.apply(this, values);
    throw new DOMException('No room left.', 'QuotaExceededError');
  };
}

/** The device of this page is full from now on. */
export async function fillDisk(page: Page): Promise<void> {
  await page.evaluate(() => dispatchEvent(new Event('test:full')));
}
