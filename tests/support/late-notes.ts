import type { Page } from '@playwright/test';

/**
 * Makes what other tabs note in `localStorage` under a key reach this page late. A browser carries such notes and the
 * locks of tabs on separate ways, so that a lock may be seen some milliseconds before the note that was written under
 * it; here it is `delayMs`. Call it before the page is opened.
 */
export async function delayNotes(page: Page, key: string, delayMs: number): Promise<void> {
  await page.addInitScript(
    ({ key, delayMs }) => {
      const { getItem, removeItem, setItem } = Storage.prototype;
      let shown: string | null | undefined;
      Storage.prototype.setItem = function (name, value) {
        if (this === localStorage && name === key) shown = value;
        setItem.call(this, name, value);
      };
      Storage.prototype.removeItem = function (name) {
        if (this === localStorage && name === key) shown = null;
        removeItem.call(this, name);
      };
      Storage.prototype.getItem = function (name) {
        const real = getItem.call(this, name);
        if (this !== localStorage || name !== key) return real;
        if (shown === undefined) shown = real;
        return shown;
      };
      addEventListener(
        'storage',
        (event) => {
          if (event.key !== key || !event.isTrusted) return;
          event.stopImmediatePropagation();
          setTimeout(() => {
            shown = event.newValue;
            const { newValue, oldValue } = event;
            dispatchEvent(new StorageEvent('storage', { key, newValue, oldValue }));
          }, delayMs);
        },
        { capture: true },
      );
    },
    { key, delayMs },
  );
}
