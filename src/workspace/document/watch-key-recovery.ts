import type { TokenOptions } from '@/backend/token-manager';
import type { SessionStore } from '@/backend/session-store';
import {
  wrapPendingKeyAndRestoreQuarantined,
  type KeyRecoveryState,
} from '@/workspace/shared-computer/key-recovery';
import { runExclusively } from '@/workspace/shared-computer/tab-key';
import type { PersonDb } from '@/workspace/persistence/person-db';
import type { Env } from '@/workspace/persistence/record-store';
import { listenToPage } from '@/workspace/sync/page-events';

const tryAgainMs = 60_000;

type FollowDeps = {
  db: PersonDb;
  userId: string;
  env: Env;
  session: SessionStore;
  accessToken: (options: TokenOptions) => Promise<string>;
  /** What is known at the start. */
  state: KeyRecoveryState;
  onState: (state: KeyRecoveryState) => void;
};

/**
 * Gets done what needs the account's secret, where the sign-in could not have it: the key of this session is locked for the
 * person's next log in, and work of an earlier visit is brought in. Tried at the start, when the line or the log in is
 * back, each minute while something is missing, and with `tryNow`.
 */
export function watchKeyRecovery({
  db,
  userId,
  env,
  session,
  state,
  onState,
  ...deps
}: FollowDeps): {
  tryNow: () => Promise<void>;
  stop: () => void;
} {
  let now = state;
  let isStopped = false;
  let running: Promise<void> | null = null;
  const accessToken = (options?: { rejected?: string }) => deps.accessToken({ ...options, userId });
  const isMissing = () => now.hasLockedWork || (db.mode() === 'encrypted' && !now.opensLater);

  const attempt = async () => {
    try {
      const next = await runExclusively(`lock:${userId}`, () =>
        wrapPendingKeyAndRestoreQuarantined(db, userId, { accessToken, env }),
      );
      if (isStopped) return;
      now = next;
      onState(now);
    } catch {
      // A device that refuses: what waits there waits on.
    }
  };
  const run = () => {
    if (isStopped || !isMissing()) return Promise.resolve();
    running ??= attempt().finally(() => {
      running = null;
    });
    return running;
  };

  void run();
  const timer = setInterval(() => void run(), tryAgainMs);
  const stopPage = listenToPage({ window, document }, (event) => {
    if (event === 'online' || event === 'visible') void run();
  });
  const stopSession = session.onChange(() => {
    if (session.readSession()?.userId === userId) void run();
  });
  return {
    tryNow: run,
    stop: () => {
      isStopped = true;
      clearInterval(timer);
      stopPage();
      stopSession();
    },
  };
}
