import { expect } from '@playwright/test';
import type { Driver } from './driver';
import { field, find, tell, type Look, type Target } from './target';

/** What a journey does at a browser, the same in every engine. Each step waits until it can be done, or fails. */
export type BrowserSession = Pick<Driver, 'reload' | 'back' | 'run' | 'print' | 'downloads'> & {
  /** Opens a path of the site. */
  open: (path: string) => Promise<void>;
  press: (target: Target) => Promise<void>;
  /** Types in place of what stands in the field of this label. */
  type: (label: string | RegExp | Target, text: string) => Promise<void>;
  choose: (label: string | RegExp, path: string) => Promise<void>;
  look: (target: Target) => Promise<Look | null>;
  sees: (target: Target) => Promise<void>;
  /** Waits until nothing like it can be seen. */
  misses: (target: Target) => Promise<void>;
  /** Waits until the field of this label holds a value. */
  holds: (label: string | RegExp | Target, value: string) => Promise<void>;
  /** Waits until the address is this path. */
  isAt: (path: string) => Promise<void>;
};

export function createBrowserSession(driver: Driver, siteUrl: string): BrowserSession {
  const look = (target: Target) => driver.run(find, { target, as: 'look' }) as Promise<Look | null>;
  const asField = (label: string | RegExp | Target) =>
    typeof label === 'string' || label instanceof RegExp ? field(label) : label;
  const seen = async (target: Target) => {
    const found = await look(target);
    expect(found, tell(target)).not.toBeNull();
    return found;
  };
  const holds = (label: string | RegExp | Target, value: string) =>
    soon(async () => {
      const found = await seen(asField(label));
      expect(found?.value, tell(asField(label))).toBe(value);
    });
  const press = async (target: Target) => {
    await soon(async () => {
      const found = await seen(target);
      expect(found?.isDisabled, `${tell(target)} can be pressed`).toBe(false);
    });
    await expect.poll(() => driver.click(target), `${tell(target)} is pressed`).toBe('pressed');
  };
  return {
    ...driver,
    open: (path) => driver.open(siteUrl + path),
    press,
    look,
    holds,
    type: async (label, text) => {
      await press(asField(label));
      await driver.run(selectAll, null);
      await driver.keys(text);
      // Letters that an engine has not handled yet must not go to the next field.
      await holds(label, text);
    },
    choose: async (label, path) => {
      await soon(async () => void (await seen(field(label))));
      await driver.choose(field(label), path);
    },
    sees: (target) => soon(async () => void (await seen(target))),
    misses: (target) => soon(async () => expect(await look(target), tell(target)).toBeNull()),
    isAt: (path) => soon(async () => expect(await driver.run(address, null)).toBe(siteUrl + path)),
  };
}

/** Looks until a check passes; a look that a new page interrupts counts as one that did not. */
function soon(check: () => Promise<void>): Promise<void> {
  return expect(check).toPass();
}

function selectAll(): void {
  const focused = document.activeElement;
  if (focused instanceof HTMLInputElement || focused instanceof HTMLTextAreaElement)
    focused.select();
}

function address(): string {
  return location.href;
}
