import { createAuth } from '../backend/auth';
import { backendConfig } from '../backend/config';
import { keeper } from './keeper';
import { sessionStore } from './session';

/** The steps of the sign-in page against the real backend. Only that page loads it. */
export const account = createAuth({
  ...backendConfig(),
  fetch: (input, init) => fetch(input, init),
  store: sessionStore,
  keeper,
  now: Date.now,
  landingUrl: `${globalThis.location?.origin ?? ''}/auth`,
  beforeSignIn: async (userId, signIn) => {
    const { prepareSignIn } = await import('./prepare-sign-in');
    await prepareSignIn(userId, signIn);
  },
});
