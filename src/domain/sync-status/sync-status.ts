import type { OutboxSlot, SaveError } from '../outbox/outbox';

/** Why something is not saved: the device's storage, or the account's final no. */
export type NotSavedReason = 'full' | 'refused' | 'gone' | 'unknown' | SaveError;

/** The one line that says where the work is; the words live in the interface. `at` is ms since 1970. */
export type SyncStatus =
  | { kind: 'nothing-yet' }
  | { kind: 'opening' }
  | { kind: 'account-unheard' }
  | { kind: 'saving' }
  | { kind: 'on-device' }
  | { kind: 'on-device-offline' }
  | { kind: 'in-window' }
  | { kind: 'in-window-offline' }
  | { kind: 'in-account'; at: number }
  | { kind: 'sign-in-needed' }
  | { kind: 'locked-work' }
  | { kind: 'two-versions' }
  | { kind: 'not-saved'; reason: NotSavedReason };

export type SyncFacts = {
  signedIn: boolean;
  /** A write to the device or a send is under way, or typed text waits for its write. */
  saving: boolean;
  slot: Pick<OutboxSlot, 'state' | 'lastError'> | null;
  /**
   * What waits in the slot is nothing but reading positions in the course, which nobody has typed: see
   * `isSameExceptPositions`.
   */
  onlyPositionsUnsent: boolean;
  /** What the browser believes about the network. */
  online: boolean;
  /** What came of asking the account for its record since this one is open. */
  accountAnswer: 'awaited' | 'failed' | 'heard';
  /** When the account was last proven to hold this very document; null when never. */
  savedAt: number | null;
  /** The device holds a record; false as long as nobody has typed one. */
  hasStoredRecord: boolean;
  /** What the device holds is encrypted with a key that this window alone has: it ends with the window. */
  isLostOnClose: boolean;
  /** Work of an earlier visit waits here, encrypted, and has not been opened: it is neither shown nor in the account. */
  hasLockedWork: boolean;
  deviceError: NotSavedReason | null;
  /** The account's row is no record that we could merge with; it is left as it is. */
  isAccountUnreadable: boolean;
  /** Open conflicts, as `unresolvedConflicts` counts them. */
  conflicts: number;
};

/**
 * The status to show. The first that applies wins: device error, saving, blocked, sign-in needed, unreadable account, locked
 * work, conflicts, unsent work, opening, saved.
 */
export function syncStatus(facts: SyncFacts): SyncStatus {
  const { signedIn, savedAt } = facts;
  const slot = facts.onlyPositionsUnsent ? null : facts.slot;
  if (facts.deviceError !== null) return { kind: 'not-saved', reason: facts.deviceError };
  if (facts.saving) return { kind: 'saving' };
  const onDevice = { kind: facts.hasStoredRecord ? kindHere(facts) : 'nothing-yet' } as const;
  if (!signedIn) return facts.conflicts > 0 ? { kind: 'two-versions' } : onDevice;
  if (slot?.state === 'blocked') return { kind: 'not-saved', reason: slot.lastError ?? 'unknown' };
  if (slot?.state === 'needs-sign-in') return { kind: 'sign-in-needed' };
  if (facts.isAccountUnreadable) return { kind: 'not-saved', reason: 'unreadable' };
  if (facts.hasLockedWork) return { kind: 'locked-work' };
  if (facts.conflicts > 0) return { kind: 'two-versions' };
  if (slot !== null)
    return { kind: isCutOff(facts) ? `${kindHere(facts)}-offline` : kindHere(facts) };
  if (isAccountAwaited(facts)) return { kind: 'opening' };
  if (isNothingHere(facts) && facts.accountAnswer !== 'heard') return { kind: 'account-unheard' };
  return savedAt === null ? onDevice : { kind: 'in-account', at: savedAt };
}

/** Whether a device that has nothing of a person yet is still to hear what their account holds. */
export function isAccountAwaited(facts: SyncFacts): boolean {
  const { signedIn, online, accountAnswer } = facts;
  return isNothingHere(facts) && signedIn && online && accountAnswer === 'awaited';
}

function isNothingHere({ hasStoredRecord, slot, savedAt, deviceError }: SyncFacts): boolean {
  return !hasStoredRecord && slot === null && savedAt === null && deviceError === null;
}

function kindHere({ isLostOnClose }: SyncFacts): 'on-device' | 'in-window' {
  return isLostOnClose ? 'in-window' : 'on-device';
}

/** The browser's word is not enough: a portal or a dead server is offline to the person, too. */
function isCutOff({ online, slot }: SyncFacts): boolean {
  return !online || slot?.lastError === 'offline' || slot?.lastError === 'not-proof';
}
