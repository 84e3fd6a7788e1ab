import { describe, expect, test } from 'vitest';

import { createSessionStore } from '@/backend/session-store';
import { memoryArea, memoryBrowser, sessionOf } from './support/browser-parts';

const refusing = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};
const events = new EventTarget() as unknown as Window;

describe('a confirmed sign-in', () => {
  test('outlives the tab on an own computer', () => {
    const browser = memoryBrowser();
    browser.openTab().store.keep(sessionOf(), false);
    const { store } = browser.openTab();
    expect(store.readMarker()).toEqual({
      userId: 'user-ana',
      email: 'ana@example.com',
      shared: false,
    });
    expect(store.readSession()).toEqual(sessionOf());
  });

  test('stays in its tab on a shared computer', () => {
    const browser = memoryBrowser();
    const { store, session } = browser.openTab();
    store.keep(sessionOf(), true);
    expect(store.readMarker()?.shared).toBe(true);
    expect([...browser.local.entries]).toEqual([]);
    expect(session.entries.size).toBe(2);
    expect(browser.openTab().store.readMarker()).toBeNull();
  });

  test('leaves nothing of the person before, wherever it was kept', () => {
    const browser = memoryBrowser();
    const { store, session } = browser.openTab();
    const ben = sessionOf({ userId: 'user-ben', email: 'ben@example.com' });
    store.keep(sessionOf(), false);
    store.keep(ben, true);
    expect([...browser.local.entries]).toEqual([]);
    store.keep(sessionOf(), false);
    expect([...session.entries]).toEqual([]);
    expect(store.readSession()?.userId).toBe('user-ana');
  });

  test('can be moved off a computer that turns out to be shared, and back', () => {
    const browser = memoryBrowser();
    const { store, session } = browser.openTab();
    store.keep(sessionOf(), false);
    store.setShared(true);
    expect([...browser.local.entries]).toEqual([]);
    expect(store.readMarker()?.shared).toBe(true);
    expect(store.readSession()).toEqual(sessionOf());
    store.setShared(false);
    expect([...session.entries]).toEqual([]);
    expect(store.readMarker()?.shared).toBe(false);
  });
});

describe('reading never throws and never guesses', () => {
  test.each([
    ['broken JSON', '{"userId":'],
    ['another type', '"user-ana"'],
    ['null', 'null'],
    ['an empty id', '{"userId":"","email":"ana@example.com"}'],
    ['no email', '{"userId":"user-ana"}'],
  ])('a marker that holds %s is no marker', (_name, text) => {
    const browser = memoryBrowser();
    browser.local.setItem('cq-marker', text);
    expect(browser.openTab().store.readMarker()).toBeNull();
  });

  test("another person's session beside the marker is no session", () => {
    const browser = memoryBrowser();
    const { store } = browser.openTab();
    store.keep(sessionOf(), false);
    browser.local.setItem('cq-session', JSON.stringify(sessionOf({ userId: 'user-ben' })));
    expect(store.readSession()).toBeNull();
    expect(store.needsSignIn()).toBe(true);
  });

  test('a session of a tab without marker does not borrow the one of the browser', () => {
    const browser = memoryBrowser();
    browser.openTab().store.keep(sessionOf(), false);
    const { store, session } = browser.openTab();
    session.setItem('cq-marker', '{"userId":"user-ben","email":"ben@example.com"}');
    expect(store.readMarker()?.userId).toBe('user-ben');
    expect(store.readSession()).toBeNull();
  });

  test('refused storage reads as signed out, and a sign-in lasts as long as the page', () => {
    const store = createSessionStore({ local: refusing, session: refusing, events });
    expect(store.readMarker()).toBeNull();
    store.keep(sessionOf(), false);
    expect(store.readSession()).toEqual(sessionOf());
    store.clear();
    expect(store.readMarker()).toBeNull();
  });

  test('a full disk does not stop a sign-in', () => {
    const full = { ...memoryArea(), setItem: refusing };
    const store = createSessionStore({ local: () => full, session: () => full, events });
    store.keep(sessionOf(), false);
    expect(store.readSession()).toEqual(sessionOf());
  });
});

describe('a change is told', () => {
  const marker = JSON.stringify({ userId: 'user-ana', email: 'ana@example.com' });
  const storageEvent = (key: string | null) => Object.assign(new Event('storage'), { key });

  test('to this tab on sign-in and on sign-out, and not after the end', () => {
    const { store } = memoryBrowser().openTab();
    const seen: unknown[] = [];
    const stop = store.onChange(() => seen.push(store.readMarker()?.userId ?? null));
    store.keep(sessionOf(), false);
    store.clear();
    stop();
    store.keep(sessionOf(), false);
    expect(seen).toEqual(['user-ana', null]);
  });

  test('by other tabs through the storage event, for our keys only', () => {
    const browser = memoryBrowser();
    const { store, events } = browser.openTab();
    const seen: unknown[] = [];
    store.onChange(() => seen.push(store.readMarker()?.userId ?? null));
    browser.local.setItem('cq-marker', marker);
    const target = events as unknown as EventTarget;
    target.dispatchEvent(storageEvent('something-else'));
    target.dispatchEvent(storageEvent('cq-marker'));
    browser.local.removeItem('cq-marker');
    target.dispatchEvent(storageEvent(null));
    expect(seen).toEqual(['user-ana', null]);
  });
});
