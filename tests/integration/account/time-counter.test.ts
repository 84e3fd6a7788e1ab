import { afterEach, expect, test, vi } from 'vitest';
import { newDisk, openPage, type Disk } from './browser';

const counter = 'cq-time-counter';
const userId = '00000000-0000-4000-8000-00000000000a';

/** A page of a device that counts time already, and how to leave it. */
async function loadPage(disk: Disk) {
  disk.local.setItem(counter, 'a1b2c3');
  const { account } = await openPage(disk, (path) =>
    path === '/auth/v1/token'
      ? Response.json({
          access_token: 'a.b.c',
          refresh_token: 'r',
          expires_in: 3600,
          user: { id: userId, email: 'ana@example.com' },
        })
      : Response.json({ message: path }, { status: 500 }),
  );
  const goodbyes: (() => void)[] = [];
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('addEventListener', (type: string, run: () => void) => {
    if (type === 'pagehide') goodbyes.push(run);
  });
  const leave = () => {
    for (const goodbye of goodbyes) goodbye();
  };
  return { account, leave };
}

afterEach(() => vi.unstubAllGlobals());

test('who logs out and throws their work away leaves no counter of time on the device', async () => {
  const disk = newDisk();
  const { account } = await loadPage(disk);
  expect(await account.logIn('ana@example.com', 'river stone 42', { shared: false })).toEqual({
    ok: true,
  });
  const { endSession } = await import('@/workspace/account/end-session');
  await endSession({ discard: false, personId: userId });
  expect(disk.local.getItem(counter), 'a plain log out keeps it').toBe('a1b2c3');
  await account.logIn('ana@example.com', 'river stone 42', { shared: false });
  await endSession({ discard: true, personId: userId });
  expect(disk.local.getItem(counter)).toBeNull();
});

test('a guest who deletes everything on the device deletes the counter of time', async () => {
  const disk = newDisk();
  const { leave } = await loadPage(disk);
  const { storeGuestComputer } = await import('@/workspace/shared-computer/guest-computer');
  storeGuestComputer('own');
  const { deleteFromDevice } = await import('@/workspace/account/account-end');
  await deleteFromDevice('guest');
  // What still runs may count until the page has gone.
  disk.local.setItem(counter, 'd4e5f6');
  leave();
  expect(disk.local.getItem(counter)).toBeNull();
});

test('a guest who shares the computer leaves no counter of time', async () => {
  const disk = newDisk();
  await loadPage(disk);
  const { storeGuestComputer } = await import('@/workspace/shared-computer/guest-computer');
  storeGuestComputer('own');
  expect(disk.local.getItem(counter)).toBe('a1b2c3');
  storeGuestComputer('shared');
  expect(disk.local.getItem(counter)).toBeNull();
});
