/** A page that was away from the screen for longer than this comes back locked: a crash or a reload is over sooner. */
export const restoreGraceMs = 60_000;

/** A page of a session on a shared computer that is loaded with what its tab still holds. Times are ms since 1970. */
export type RestoredPage = {
  /** When this load began; the scripts of a slow line come much later. */
  openedAt: number;
  /** The last sign that a window of this session was open; 0 when there is none. */
  aliveAt: number;
  /** The browser had put the tab away to save memory; its window was never closed. */
  wasDiscarded: boolean;
  /** Somebody signed in: their own log in opens again what is locked here. A guest has nothing to open it with. */
  hasAccount: boolean;
};

/**
 * What becomes of a session that a page brings back: a browser may reopen a closed window for the next
 * person. A clock that was set back since then tells of no gap.
 */
export function restoreOutcome(page: RestoredPage): 'open' | 'locked' | 'erased' {
  const { openedAt, aliveAt, wasDiscarded, hasAccount } = page;
  if (wasDiscarded || openedAt - aliveAt <= restoreGraceMs) return 'open';
  return hasAccount ? 'locked' : 'erased';
}
