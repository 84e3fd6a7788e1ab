import { expect, test } from 'vitest';
import { isLikelyOwnDevice } from '@/domain/shared-computer/likely-own-device';

test.for([
  // dead sign-in, answer, installed, own device
  [true, 'shared', false, true],
  [true, null, false, true],
  [false, 'own', false, true],
  [false, 'shared', true, false],
  [false, 'unknown', true, true],
  [false, null, true, true],
  [false, null, false, false],
] as const)(
  'dead sign-in %s, answer %s, installed %s: own device %s',
  ([hasDeadSignIn, answer, isInstalled, isOwn]) => {
    expect(isLikelyOwnDevice({ hasDeadSignIn, answer, isInstalled })).toBe(isOwn);
  },
);
