import { create } from 'zustand';
import { syncStatus, type SyncFacts, type SyncStatus } from '../domain/sync-status/sync-status';

/** What is known about where the work is, gathered from the writer, the outbox and the browser. */
export type SaveFacts = SyncFacts & {
  /** The person pressed 'Save to Cloud' and that send has not settled yet. */
  isSendingNow: boolean;
};

/** The facts before anything has been read. */
export const noSaveFacts: SaveFacts = {
  signedIn: false,
  saving: false,
  slot: null,
  online: true,
  savedAt: null,
  isKept: false,
  deviceError: null,
  isAccountUnreadable: false,
  conflicts: 0,
  isSendingNow: false,
};

export const useSaveFacts = create<SaveFacts>()(() => noSaveFacts);

/** The one status line, as a value that compares: it renders again only when the truth changes. */
export function useSyncStatus(): SyncStatus {
  const text = useSaveFacts((facts) => JSON.stringify(syncStatus(facts)));
  return JSON.parse(text) as SyncStatus;
}
