import { createAskedMail } from '@/backend/asked-mail';
import { createAuth } from '@/backend/auth';
import { backendConfig } from '@/backend/config';
import { sessionStore } from '@/workspace/session/session';

/** It comes with what stores work, which the page itself does without. */
const loadTokenManager = async () =>
  (await import('@/workspace/session/token-manager')).tokenManager;

/** The steps of the sign-in page against the real backend. Only that page loads it. */
export const account = createAuth({
  ...backendConfig(),
  fetch: (input, init) => fetch(input, init),
  store: sessionStore,
  tokenManager: {
    accessToken: async (options) => (await loadTokenManager()).accessToken(options),
    signOut: async () => (await loadTokenManager()).signOut(),
  },
  now: Date.now,
  landingUrl: `${globalThis.location?.origin ?? ''}/auth`,
  askedMail: createAskedMail({ local: () => globalThis.localStorage, now: Date.now }),
  beforeSignIn: async (session, sharing) =>
    (await import('./prepare-sign-in')).prepareSignIn(session, sharing),
});
