import type { SupabaseClient } from '@supabase/supabase-js';
import { decodeJwt, SignJWT, UnsecuredJWT } from 'jose';
import type { Person, TestBackend } from '../../support/local-backend';

/** Two people with accounts, and clients for everybody who should get nothing. */
export interface Cast {
  ana: Person;
  ben: Person;
  asAna: SupabaseClient;
  asBen: SupabaseClient;
  /** Clients that must neither read nor change anything at all. */
  strangers: [name: string, client: SupabaseClient][];
}

export async function gatherCast(backend: TestBackend): Promise<Cast> {
  const ana = await backend.signUpConfirmed('ana@example.com');
  const ben = await backend.signUpConfirmed('ben@example.com');
  const claims = decodeJwt(ana.accessToken);
  const now = Math.floor(Date.now() / 1000);
  const rightKey = new TextEncoder().encode(backend.jwtSecret);
  const wrongKey = new TextEncoder().encode('a-key-that-the-server-never-had-0123');
  const sign = (payload: typeof claims, key: Uint8Array) =>
    new SignJWT(payload).setProtectedHeader({ alg: 'HS256', typ: 'JWT' }).sign(key);

  const expired = await sign({ ...claims, iat: now - 7200, exp: now - 3600 }, rightKey);
  const forged = await sign(claims, wrongKey);
  const forgedService = await sign({ role: 'service_role', exp: now + 3600 }, wrongKey);
  return {
    ana,
    ben,
    asAna: backend.client(ana.accessToken),
    asBen: backend.client(ben.accessToken),
    strangers: [
      ['anonymous', backend.client()],
      ['expired token', backend.client(expired)],
      ['token with a wrong key', backend.client(forged)],
      ['service token with a wrong key', backend.client(forgedService)],
      ['token without a signature', backend.client(new UnsecuredJWT(claims).encode())],
      ['service role', backend.client(undefined, backend.secretKey)],
    ],
  };
}
