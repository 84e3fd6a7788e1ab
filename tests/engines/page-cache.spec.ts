import { setTimeout as pass } from 'node:timers/promises';
import type { BrowserSession } from '../support/engines/browser-session';
import { signUpByCode } from '../support/engines/steps';
import { part, words } from '../support/engines/target';
import { expect, test } from '../support/engines/test';

const builder = '/resume-builder/chapter/1';

test('a builder that is left by address in its first moment opens again', async ({
  app,
  session,
}) => {
  await signUpByCode(session, app, app.newPerson());
  await session.type('Full name', 'Ana Lopez');
  for (const momentMs of [0, 60, 120, 240, 480, 960]) {
    await session.open('/');
    await leaveFor(session, builder);
    await pass(momentMs);
    await goToForum(session);
    await goBack(session);
    await leaveFor(session, builder);
    await expect(async () => expect(await session.run(isLeft, null)).toBe(false)).toPass();
    await session.holds('Full name', 'Ana Lopez');
    await session.sees(part('[data-opening="false"]'));
    await session.type('Phone', `(937) 555-0${String(100 + momentMs).slice(0, 3)}`);
    await session.reload();
    await session.holds('Full name', 'Ana Lopez');
  }
  await session.misses(words(/Opening your resume/));
});

/**
 * Leaves what stands in the window for an address, and does not wait until it comes. The page does it: a runner that asks
 * for one address while another is on its way calls either of the two a failure.
 */
function leaveFor(session: BrowserSession, path: string): Promise<void> {
  return expect(() =>
    session.run((to) => {
      document.documentElement.dataset['left'] = 'yes';
      setTimeout(() => location.assign(to));
    }, path),
  ).toPass();
}

/** Leaves for the forum until it is there: the page that is asked may be one that is going by itself. */
function goToForum(session: BrowserSession): Promise<void> {
  return expect(async () => {
    await leaveFor(session, '/forum');
    await isWhere(session, (path) => path === '/forum');
  }).toPass();
}

/** Goes back as a page does: of a page that comes from the browser's cache not every engine tells its runner. */
function goBack(session: BrowserSession): Promise<void> {
  return expect(async () => {
    await session.run(() => {
      if (location.pathname === '/forum') setTimeout(() => history.back());
    }, null);
    await isWhere(session, (path) => path !== '/forum');
  }).toPass();
}

/** Waits until the page here is one that is meant; a page that goes while it is asked counts as another. */
function isWhere(session: BrowserSession, isMeant: (path: string) => boolean): Promise<void> {
  const look = async () => expect(isMeant(await session.run(pathHere, null))).toBe(true);
  return expect(look).toPass({ timeout: 3_000 });
}

function pathHere(): string {
  return location.pathname;
}

function isLeft(): boolean {
  return document.documentElement.dataset['left'] === 'yes';
}
