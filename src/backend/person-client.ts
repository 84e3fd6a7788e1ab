import { createClient, type SupabaseClient } from '@supabase/supabase-js';

/** The backend's client for requests with one person's token; it keeps no session and repeats nothing by itself. */
export function createPersonClient(
  { url, key, token }: { url: string; key: string; token: string },
  fetch: typeof globalThis.fetch,
): SupabaseClient {
  return createClient(url, key, {
    accessToken: async () => token,
    db: { retry: false },
    global: { fetch },
  });
}
