import type { SessionStore } from '@/backend/session-store';
import {
  deletePersonDb,
  emptyPersonDb,
  hasPersonDb,
} from '@/workspace/persistence/person-db-admin';
import { tokenManager } from '@/workspace/session/token-manager';
import { discardStoredDrafts } from '@/workspace/document/draft-storage';
import { emptyThisTab, leaveSession } from '@/workspace/shared-computer/leave-session';
import { sessionEndReason, showSessionEnd } from '@/workspace/shared-computer/session-end-reason';
import { reasonFor, sessionEnds, type SessionEnd } from '@/workspace/shared-computer/session-ends';
import { blockWrites } from '@/workspace/shared-computer/encryption-policy';
import { removeSessionEntry } from '@/workspace/shared-computer/session-entry';
import { sessionStore } from '@/workspace/session/session';
import { peopleHere } from '@/workspace/shared-computer/tab-key';
import { markIfUnrecoverable } from '@/workspace/shared-computer/wrapped-entry';
import { workspace as workspaceOfPage } from '@/workspace/document/open-work';
import { writeAll } from '@/workspace/document/write-all';
import { forgetTimeCounter } from './emptied-tabs';
import type { Memory } from '@/workspace/document/memory';
import type { Databases } from '@/workspace/document/open-device';
import type { Workspace } from '@/workspace/workspace';

type LeavingDeps = {
  workspace: Workspace<Memory>;
  session: SessionStore;
  databases: Pick<Databases, 'has' | 'delete'> & { empty: (personId: string) => Promise<void> };
  /** Ends the sign-in on this device at once, then tells the server. */
  signOut: () => Promise<void>;
  /** Says on the page where one lands why the session ended. */
  say: typeof showSessionEnd;
};

const inThisPage: LeavingDeps = {
  workspace: workspaceOfPage,
  session: sessionStore,
  databases: { has: hasPersonDb, delete: deletePersonDb, empty: emptyPersonDb },
  signOut: tokenManager.signOut,
  say: showSessionEnd,
};

/** How long to wait for a deletion, in ms: a frozen tab can keep the database open for as long as it is frozen. */
const deletePatienceMs = 3000;

/** How long a log out waits to send the place in the course, in ms; nobody is asked when that fails. */
const placePatienceMs = 3000;

/**
 * Whether everything of the signed-in person is in their account, but for a place in the course. A patient call first
 * tries to send what is not. Where only the place in the course is unsent, every call tries for three seconds to send it.
 */
export async function sendUnsentWork(
  { isPatient }: { isPatient: boolean },
  { workspace, session }: Pick<LeavingDeps, 'workspace' | 'session'> = inThisPage,
): Promise<boolean> {
  const marker = session.readMarker();
  if (!marker) return true;
  const work = await workspace.open(marker.userId);
  await work.flush();
  if (isPatient) await work.sendNow();
  else if (workspace.memory.facts.getState().onlyPositionsUnsent)
    await Promise.race([work.sendNow(), wait(placePatienceMs)]);
  return isInAccount(workspace);
}

/** Whether the account has all that this tab knows of, but for a place in the course. */
function isInAccount({ memory }: Workspace<Memory>): boolean {
  const { slot, onlyPositionsUnsent, deviceError, saving } = memory.facts.getState();
  return (slot === null || onlyPositionsUnsent) && deviceError === null && !saving;
}

/**
 * Signs `personId` out. Does nothing if another person has signed in since the question was shown: their work must not
 * be deleted. On a computer of one's own the local session is removed first, then the person's data if it is thrown away;
 * then the server is told, if it can be reached. On a shared computer work that is not in the account, or could not be
 * opened, waits encrypted for the person's own next log in.
 *
 * @returns false where work that was to be thrown away on a computer of one's own can still be read there
 */
export async function endSession(
  { discard, personId }: { discard: boolean; personId: string | null },
  deps: LeavingDeps = inThisPage,
): Promise<boolean> {
  const marker = deps.session.readMarker();
  if (marker && marker.userId !== personId) return true;
  if (marker?.shared) {
    await endSharedSession({ discard }, deps);
    return true;
  }
  const end: SessionEnd = sessionEnds[discard ? 'log-out-and-delete' : 'log-out'];
  const told = deps.signOut();
  await deps.workspace.close();
  let isGone = true;
  if (marker && end.unsent === 'erased') {
    discardStoredDrafts(marker.userId);
    forgetTimeCounter();
    isGone = await deletePersonalData(marker.userId, deps.databases);
  }
  const said = reasonFor(end, { isLearner: true });
  if (said) deps.say(said);
  await told;
  return isGone;
}

async function endSharedSession(
  { discard }: { discard: boolean },
  deps: LeavingDeps,
): Promise<void> {
  if (discard) return await leaveComputer(sessionEnds['shared-clear'], deps);
  await deps.workspace.store.getState().work?.flush();
  const { couldNotOpen, hasLockedWork } = deps.workspace.memory.facts.getState();
  const isNothingLeft = isInAccount(deps.workspace) && !couldNotOpen && !hasLockedWork;
  await leaveComputer(sessionEnds[isNothingLeft ? 'shared-clear' : 'shared-log-out'], deps);
}

/** Leaves nothing of whoever works in this tab, the signed-in person and the guest they were before. */
export async function clearComputer(): Promise<void> {
  await leaveComputer(sessionEnds['shared-clear'], inThisPage);
}

let leaving: Promise<void> | null = null;

/** Ends the session because nobody is here. A guest's work goes. */
export function endIdleSession(): Promise<void> {
  leaving ??= leaveComputer(sessionEnds.idle, inThisPage, sessionEndReason());
  return leaving;
}

/**
 * The one way out of a shared computer, as the row of the table says. In this order: the screen goes dark, what is typed
 * is written and sent, nothing is written any more, the session ends in every tab, the databases are deleted, the
 * sign-in goes, and the page starts over at Home, whose start looks once more for anything left.
 */
async function leaveComputer(
  end: SessionEnd,
  { workspace, session, databases, signOut }: LeavingDeps,
  said = reasonFor(end, { isLearner: session.readMarker() !== null }),
): Promise<void> {
  if (!end.isWritten) endWrites(workspace);
  document.body.replaceChildren();
  if (end.isWritten) await writeAll();
  workspace.lock();
  const { work } = workspace.store.getState();
  if (end.sendMs > 0) await Promise.race([work?.sendNow(), wait(end.sendMs)]);
  const { deviceError, saving } = workspace.memory.facts.getState();
  const isKept = deviceError === null && !saving;
  const away = await markIfUnrecoverable(said, { isKept });
  const people = peopleHere();
  endWrites(workspace);
  for (const personId of people) leaveSession(personId, { canComeBack: end.unsent === 'locked' });
  if (end.unsent === 'erased') {
    forgetTimeCounter();
    for (const personId of people)
      if (await deleteDatabaseSoon(personId, databases)) removeSessionEntry(personId);
  }
  void signOut();
  emptyThisTab(away);
}

/** Ends the workspace and blocks all writing: from here on this page stores nothing of anybody, and opens nothing. */
function endWrites(workspace: Workspace<Memory>): void {
  blockWrites();
  workspace.end();
}

/**
 * Erases everything of a person on a computer of their own, where it lies as it is. It is emptied first: a frozen tab may
 * hold up the deletion, and no later start erases what lies there plain.
 *
 * @returns whether nothing of it can be read any more
 */
export async function deletePersonalData(
  personId: string,
  databases: LeavingDeps['databases'] = inThisPage.databases,
): Promise<boolean> {
  const isEmpty = await isDoneSoon(databases.empty(personId));
  return (await deleteDatabaseSoon(personId, databases)) || isEmpty;
}

async function deleteDatabaseSoon(
  personId: string,
  databases: Pick<LeavingDeps['databases'], 'has' | 'delete'>,
): Promise<boolean> {
  const isDeleted = await isDoneSoon(databases.delete(personId));
  return isDeleted && !(await databases.has(personId).catch(() => true));
}

/** Whether a change of the disk comes about, and before a frozen tab would hold it up. */
async function isDoneSoon(change: Promise<void>): Promise<boolean> {
  const done = change.then(
    () => true,
    () => false,
  );
  return await Promise.race([done, wait(deletePatienceMs).then(() => false)]);
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
