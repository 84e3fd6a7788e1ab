import { create } from 'zustand';
import { safeArea } from '../backend/safe-area';

/** Whose computer a guest works on, as far as they have said in this browser session. */
export type GuestComputer = 'unknown' | 'own' | 'shared';

const answerKey = 'cq-guest-computer';
const tab = safeArea(() => globalThis.sessionStorage);
const browser = safeArea(() => globalThis.localStorage);
/** Held by each tab of a guest on a shared computer, so that another tab sees that they are still here. */
const hereLock = 'guest:here';

export const useGuestComputer = create<{ computer: GuestComputer }>()(() => ({
  computer: toComputer(tab.getItem(answerKey)),
}));

/** Remembers the answer for this session. On a shared computer the browser remembers that there is work to erase. */
export function answerGuestComputer(computer: 'own' | 'shared'): void {
  tab.setItem(answerKey, computer);
  if (computer === 'shared') browser.setItem(answerKey, computer);
  else browser.removeItem(answerKey);
  if (computer === 'shared') stayHere();
  useGuestComputer.setState({ computer });
}

/**
 * Call before anything of a guest is read. A new browser session on a shared computer begins with the erasure of what
 * the guest before left behind. Another open tab of theirs means that they are still here.
 */
export async function eraseLeftGuest(): Promise<void> {
  if (browser.getItem(answerKey) !== 'shared') return;
  if (tab.getItem(answerKey) === 'shared') return stayHere();
  if (await isGuestHere()) return answerGuestComputer('shared');
  try {
    const { deletePersonDb } = await import('../storage/person-dbs');
    await deletePersonDb('guest');
    browser.removeItem(answerKey);
  } catch {
    // A browser that cannot delete a database cannot read one either. The next start tries again.
  }
}

/** "Clear and leave": everything the guest did here is deleted, and the page starts over at Home. */
export async function clearGuestAndLeave(): Promise<void> {
  const [{ forgetWork }, { deletePersonDb }] = await Promise.all([
    import('./use-work'),
    import('../storage/person-dbs'),
  ]);
  await forgetWork();
  await deletePersonDb('guest');
  tab.removeItem(answerKey);
  browser.removeItem(answerKey);
  globalThis.location.replace('/');
}

function stayHere(): void {
  // Cleared in another tab: what this one shows goes too.
  globalThis.addEventListener('storage', ({ key, newValue }) => {
    if (key !== answerKey || newValue !== null) return;
    tab.removeItem(answerKey);
    globalThis.location.replace('/');
  });
  // Never resolves: the lock goes when the tab does.
  void navigator.locks?.request(hereLock, { mode: 'shared' }, () => new Promise(() => undefined));
}

async function isGuestHere(): Promise<boolean> {
  const { held } = (await navigator.locks?.query()) ?? {};
  return held?.some(({ name }) => name === hereLock) ?? false;
}

function toComputer(stored: string | null): GuestComputer {
  return stored === 'own' || stored === 'shared' ? stored : 'unknown';
}
