import { createAskedMail } from '@/backend/asked-mail';
import { createAuth } from '@/backend/auth';
import { backendConfig } from '@/backend/config';
import { tokenManager } from '@/workspace/session/token-manager';
import { sessionStore } from '@/workspace/session/session';

const loadSteps = () => import('./prepare-sign-in');

/** The steps of the sign-in page against the real backend. Only that page loads it. */
export const account = createAuth({
  ...backendConfig(),
  fetch: (input, init) => fetch(input, init),
  store: sessionStore,
  tokenManager,
  now: Date.now,
  landingUrl: `${globalThis.location?.origin ?? ''}/auth`,
  askedMail: createAskedMail({ local: () => globalThis.localStorage, now: Date.now }),
  beginSignIn: async (password) => (await loadSteps()).beginSignIn(password),
  beforeSignIn: async (userId, signIn) => (await loadSteps()).prepareSignIn(userId, signIn),
});
