import { describe, expect, test } from 'vitest';
import { syncStatus } from '@/domain/sync-status/sync-status';
import type { SyncFacts, SyncStatus } from '@/domain/sync-status/sync-status';

const calm: SyncFacts = {
  signedIn: true,
  saving: false,
  slot: null,
  onlyPositionsUnsent: false,
  online: true,
  accountAnswer: 'heard',
  savedAt: 1_000,
  hasStoredRecord: true,
  isLostOnClose: false,
  hasLockedWork: false,
  deviceError: null,
  isAccountUnreadable: false,
  conflicts: 0,
};
const waiting = { state: 'queued', lastError: null } as const;

const CASES: [string, Partial<SyncFacts>, SyncStatus][] = [
  ['proven in the account', {}, { kind: 'in-account', at: 1_000 }],
  ['signed in, nothing ever saved', { savedAt: null }, { kind: 'on-device' }],
  ['a guest', { signedIn: false, savedAt: null }, { kind: 'on-device' }],
  ['nothing to keep yet', { savedAt: null, hasStoredRecord: false }, { kind: 'nothing-yet' }],
  [
    'nothing here, and the account was not heard yet',
    { savedAt: null, hasStoredRecord: false, accountAnswer: 'awaited' },
    { kind: 'opening' },
  ],
  [
    'nothing here, and no line to the account',
    { savedAt: null, hasStoredRecord: false, accountAnswer: 'awaited', online: false },
    { kind: 'account-unheard' },
  ],
  [
    'nothing here, and the account was asked in vain',
    { savedAt: null, hasStoredRecord: false, accountAnswer: 'failed' },
    { kind: 'account-unheard' },
  ],
  [
    'something here, and the account was asked in vain',
    { savedAt: null, accountAnswer: 'failed' },
    { kind: 'on-device' },
  ],
  [
    'typed before the account was heard',
    { savedAt: null, accountAnswer: 'awaited' },
    { kind: 'on-device' },
  ],
  [
    'a guest with nothing to keep yet',
    { signedIn: false, savedAt: null, hasStoredRecord: false },
    { kind: 'nothing-yet' },
  ],
  ['a guest never reads about an account', { signedIn: false }, { kind: 'on-device' }],
  ['unsent work, never "in account"', { slot: waiting }, { kind: 'on-device' }],
  ['unsent work, offline', { slot: waiting, online: false }, { kind: 'on-device-offline' }],
  [
    'unsent work behind a captive portal',
    { slot: { state: 'queued', lastError: 'not-proof' } },
    { kind: 'on-device-offline' },
  ],
  [
    'unsent work, server unreachable',
    { slot: { state: 'queued', lastError: 'offline' } },
    { kind: 'on-device-offline' },
  ],
  [
    'unsent work, server in trouble',
    { slot: { state: 'queued', lastError: 'server-error' } },
    { kind: 'on-device' },
  ],
  ['offline, but all is in the account', { online: false }, { kind: 'in-account', at: 1_000 }],
  [
    'what only this window can open',
    { signedIn: false, isLostOnClose: true },
    { kind: 'in-window' },
  ],
  [
    'unsent work that only this window can open, offline',
    { slot: waiting, online: false, isLostOnClose: true },
    { kind: 'in-window-offline' },
  ],
  [
    'what only this window can open, and the account has it',
    { isLostOnClose: true },
    { kind: 'in-account', at: 1_000 },
  ],
  [
    'work of an earlier visit that did not open, and all the rest is in the account',
    { hasLockedWork: true },
    { kind: 'locked-work' },
  ],
  ['saving', { saving: true, slot: waiting }, { kind: 'saving' }],
  [
    'sign-in needed',
    { slot: { state: 'needs-sign-in', lastError: 'unauthorized' } },
    { kind: 'sign-in-needed' },
  ],
  [
    'the account refuses it',
    { slot: { state: 'blocked', lastError: 'too-large' } },
    { kind: 'not-saved', reason: 'too-large' },
  ],
  [
    'the account holds something that is no resume',
    { isAccountUnreadable: true, savedAt: null },
    { kind: 'not-saved', reason: 'unreadable' },
  ],
  ['two versions', { conflicts: 2 }, { kind: 'two-versions' }],
  [
    'two versions wait for a sign-in',
    { conflicts: 1, slot: { state: 'needs-sign-in', lastError: null } },
    { kind: 'sign-in-needed' },
  ],
  [
    'a full disk comes before everything',
    { deviceError: 'full', saving: true, conflicts: 1 },
    { kind: 'not-saved', reason: 'full' },
  ],
];

describe('the status line says', () => {
  for (const [name, facts, status] of CASES) {
    test(name, () => expect(syncStatus({ ...calm, ...facts })).toEqual(status));
  }
});

test('a place in the course that waits to be sent is nothing to speak of; words that wait are', () => {
  const saved = { ...calm, savedAt: 5, slot: waiting };
  expect(syncStatus({ ...saved, onlyPositionsUnsent: true })).toEqual({
    kind: 'in-account',
    at: 5,
  });
  expect(syncStatus(saved)).toEqual({ kind: 'on-device' });
});
