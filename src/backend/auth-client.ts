import { createClient, type SupabaseClient } from '@supabase/supabase-js';

import { guardedFetch } from './guarded-fetch';
import type { SessionStore } from './session-store';

export type AuthClient = SupabaseClient['auth'];

interface AuthClientDeps {
  url: string;
  key: string;
  fetch: typeof globalThis.fetch;
  store: SessionStore;
  timeoutMs?: number;
}

/**
 * Makes Supabase's auth client, which may read the session but never writes, refreshes or deletes it. The empty storage key
 * stops it from broadcasting tokens to other tabs, an expiry of null from refreshing by itself.
 */
export function createAuthClient({
  url,
  key,
  fetch,
  store,
  timeoutMs,
}: AuthClientDeps): AuthClient {
  const { auth } = createClient(url, key, {
    global: { fetch: guardedFetch(fetch, timeoutMs === undefined ? {} : { timeoutMs }) },
    auth: {
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
    },
  });
  return auth;
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
