import { GoTrueClient } from '@supabase/auth-js';

import { guardedFetch } from './guarded-fetch';
import type { SessionStore } from './session-store';

interface AuthClientDeps {
  url: string;
  key: string;
  fetch: typeof globalThis.fetch;
  store: SessionStore;
  timeoutMs?: number;
}

/**
 * The library speaks the protocol and nothing more: it may read the session, but never writes,
 * refreshes or deletes it. An empty storage key keeps it from broadcasting tokens to other tabs; an
 * expiry of null from refreshing by itself.
 */
export function createAuthClient({
  url,
  key,
  fetch,
  store,
  timeoutMs,
}: AuthClientDeps): GoTrueClient {
  return new GoTrueClient({
    url: `${url}/auth/v1`,
    headers: { apikey: key },
    fetch: guardedFetch(fetch, timeoutMs === undefined ? {} : { timeoutMs }),
    skipAutoInitialize: true,
    autoRefreshToken: false,
    detectSessionInUrl: false,
    persistSession: true,
    storageKey: '',
    storage: {
      getItem: (name) => (name === '' ? sessionForLibrary(store) : null),
      setItem: () => {},
      removeItem: () => {},
    },
  });
}

function sessionForLibrary(store: SessionStore): string | null {
  const session = store.recovery.read() ?? store.readSession();
  return (
    session &&
    JSON.stringify({
      access_token: session.accessToken,
      refresh_token: session.refreshToken,
      expires_at: null,
      user: { id: session.userId },
    })
  );
}
