import { isDue, type OutboxSlot, type ResumeTable } from '@/domain/outbox/outbox';
import { isTokenFresh } from '@/backend/session';
import { Offline } from '@/backend/auth-errors';
import {
  readBackgroundSyncToken,
  deleteBackgroundSyncToken,
} from '@/workspace/persistence/background-sync-token';
import { readOutbox } from '@/workspace/persistence/outbox-store';
import { syncOnce, type SyncDeps } from './sync';

type BackgroundSyncDeps = Omit<SyncDeps, 'table'> & {
  /** The person's row, with the token that this function gives. */
  tableWith: (accessToken: (options?: { rejected?: string }) => Promise<string>) => ResumeTable;
};

/**
 * The service worker's turn, when the line is back and maybe no page is open: sends what waits with the token that a
 * page has left, and never refreshes. It reads that token again for each request, because a log out takes it away. A
 * token that is over or refused goes; then a page sends, at the person's next visit.
 *
 * @throws when it is worth trying again later
 */
export async function sendFromBackgroundSync({
  tableWith,
  ...deps
}: BackgroundSyncDeps): Promise<void> {
  const { db, userId, now } = deps;
  const accessToken = async ({ rejected }: { rejected?: string } = {}): Promise<string> => {
    const access = await readBackgroundSyncToken(db, userId);
    if (access && access.accessToken !== rejected && isTokenFresh(access, now()))
      return access.accessToken;
    await deleteBackgroundSyncToken(db);
    throw new Offline();
  };
  const before = await readOutbox(db);
  if (!isDue(before, Number.POSITIVE_INFINITY) || !(await hasToken(accessToken))) return;
  const options = { pull: false, force: !hasServerAnswered(before) };
  const { isAllSent } = await syncOnce({ ...deps, table: tableWith(accessToken) }, options);
  if (isAllSent || !isDue(await readOutbox(db), Number.POSITIVE_INFINITY)) return;
  if (await hasToken(accessToken)) throw new Error('It could not be sent now.');
}

/** Ignores the wait after a lost connection, because the browser has just reported one; keeps a wait that a server asked for. */
function hasServerAnswered({ lastError }: OutboxSlot): boolean {
  return lastError === 'rate-limited' || lastError === 'server-error' || lastError === 'stale';
}

function hasToken(accessToken: () => Promise<string>): Promise<boolean> {
  return accessToken().then(
    () => true,
    () => false,
  );
}
