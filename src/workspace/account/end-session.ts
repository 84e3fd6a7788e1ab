import { deletePersonDb, hasPersonDb } from '@/workspace/persistence/person-dbs';
import { tokenManager } from '@/workspace/session/token-manager';
import { discardStoredDrafts } from '@/workspace/document/draft-storage';
import { emptyThisTab, leaveSession } from '@/workspace/shared-computer/leave-session';
import {
  sessionEndReason,
  showSessionEnd,
  type SessionEndReason,
} from '@/workspace/shared-computer/session-end-reason';
import { blockWrites } from '@/workspace/shared-computer/encryption-policy';
import { removeEncryptedEntry } from '@/workspace/shared-computer/encrypted-entry';
import { sessionStore } from '@/workspace/session/session';
import { useSaveFacts } from '@/workspace/document/save-facts';
import { peopleHere } from '@/workspace/shared-computer/tab-key';
import { withWhatIsLost } from '@/workspace/shared-computer/wrapped-entry';
import { ensureWork, forgetWork, openWork } from '@/workspace/document/open-work';
import { writeAll } from '@/workspace/document/write-all';

/** A tab that the browser has put to sleep can hold a database open; the next start then erases it. */
const deletePatienceMs = 3000;
/** How long a session that ends by itself waits for the account. */
const sendPatienceMs = 8000;

/** A place in the course is worth a moment, and no question. */
const placePatienceMs = 3000;

/**
 * Whether everything of the signed-in person is in their account, but for a place in the course. A patient call first
 * tries to send what is not; a place is tried for a moment by any.
 */
export async function sendUnsentWork({ isPatient }: { isPatient: boolean }): Promise<boolean> {
  const marker = sessionStore.readMarker();
  if (!marker) return true;
  const work = await ensureWork(marker.userId);
  await work.flush();
  if (isPatient) await work.sendNow();
  else if (useSaveFacts.getState().hasOnlyPlaces)
    await Promise.race([work.sendNow(), wait(placePatienceMs)]);
  return isInAccount();
}

/** Whether the account has all that this tab knows of, but for a place in the course. */
function isInAccount(): boolean {
  const { slot, hasOnlyPlaces, deviceError, saving } = useSaveFacts.getState();
  return (slot === null || hasOnlyPlaces) && deviceError === null && !saving;
}

/**
 * Signs out: the local session goes first, then the person's data where this device must not keep it (a shared
 * computer, or work that is thrown away), then the server is told as far as it can be reached. On a shared computer what
 * came after the last look at the account, and what did not open, waits encrypted for the person's own next log in.
 */
export async function endSession({ discard }: { discard: boolean }): Promise<void> {
  const marker = sessionStore.readMarker();
  if (marker?.shared) return await endSharedSession({ discard });
  const told = tokenManager.signOut();
  await forgetWork();
  try {
    if (marker && discard) {
      discardStoredDrafts(marker.userId);
      await withTimeout(deletePersonDb(marker.userId));
    }
  } finally {
    showSessionEnd('logged-out');
  }
  await told;
}

async function endSharedSession({ discard }: { discard: boolean }): Promise<void> {
  if (discard) return await wipe();
  await openWork()?.flush();
  const { isUnread, hasLockedWork } = useSaveFacts.getState();
  if (isInAccount() && !isUnread && !hasLockedWork) return await wipe();
  await encryptAndLeave('logged-out');
}

/**
 * Leaves nothing of whoever works in this tab, the signed-in person and the guest they were before. In this order:
 * nothing is written any more, the other tabs of the session empty themselves, the databases are deleted, the sign-in
 * goes, and the page starts over at Home, whose start looks once more for anything left.
 */
export async function wipe(): Promise<void> {
  const people = peopleHere();
  blockWrites();
  document.body.replaceChildren();
  for (const personId of people) leaveSession(personId, { canComeBack: false });
  for (const personId of people) if (await isErased(personId)) removeEncryptedEntry(personId);
  const end = sessionStore.readMarker() ? 'logged-out' : 'cleared';
  void tokenManager.signOut();
  emptyThisTab(end);
}

let leaving: Promise<void> | null = null;

/**
 * Ends the session because nobody is here: the screen goes dark at once, what is typed is encrypted, then sent if the
 * account can be reached; else it stays encrypted for the person's own next log in. A guest's work goes.
 */
export function endLeftSession(): Promise<void> {
  leaving ??= encryptAndLeave(sessionEndReason());
  return leaving;
}

async function encryptAndLeave(end: SessionEndReason | null): Promise<void> {
  document.body.replaceChildren();
  await writeAll();
  await Promise.race([openWork()?.sendNow(), wait(sendPatienceMs)]);
  const { deviceError, saving } = useSaveFacts.getState();
  const away = await withWhatIsLost(end, { isKept: deviceError === null && !saving });
  blockWrites();
  for (const personId of peopleHere()) leaveSession(personId, { canComeBack: true });
  void tokenManager.signOut();
  emptyThisTab(away);
}

/** Waits for a deletion, but not for one that a sleeping tab holds up. */
export async function withTimeout(deletion: Promise<void>): Promise<void> {
  await Promise.race([deletion, wait(deletePatienceMs)]);
}

async function isErased(personId: string): Promise<boolean> {
  try {
    await withTimeout(deletePersonDb(personId));
    return !(await hasPersonDb(personId));
  } catch {
    return false;
  }
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
