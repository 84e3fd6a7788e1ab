import { backendConfig } from '@/backend/config';
import { createTokenManager } from '@/backend/token-manager';
import { sessionStore } from './session';
import { tabMemoryArrived } from './tab-memory';
import { underLock } from './under-lock';

/** Hands out access tokens to whatever syncs; it loads without the sign-in library. */
export const tokenManager = createTokenManager({
  ...backendConfig(),
  fetch: (input, init) => fetch(input, init),
  store: sessionStore,
  arrived: tabMemoryArrived,
  locks: { request: underLock },
  now: Date.now,
});
