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
  const forged = await forgedTokens(backend, ana);
  return {
    ana,
    ben,
    asAna: backend.client(ana.accessToken),
    asBen: backend.client(ben.accessToken),
    strangers: [
      ['anonymous', backend.client()],
      ['service role', backend.client(undefined, backend.secretKey)],
      ...[...forged].map(([name, token]): Cast['strangers'][number] => [
        name,
        backend.client(token),
      ]),
    ],
  };
}

/** Tokens in a person's name that the server must not believe, by what is wrong with them. */
export async function forgedTokens(
  backend: TestBackend,
  person: Person,
): Promise<Map<string, string>> {
  const claims = decodeJwt(person.accessToken);
  const now = Math.floor(Date.now() / 1000);
  const rightKey = new TextEncoder().encode(backend.jwtSecret);
  const wrongKey = new TextEncoder().encode('a-key-that-the-server-never-had-0123');
  const sign = (payload: typeof claims, key: Uint8Array) =>
    new SignJWT(payload).setProtectedHeader({ alg: 'HS256', typ: 'JWT' }).sign(key);
  const asService = { role: 'service_role', exp: now + 3600 };
  return new Map([
    ['expired token', await sign({ ...claims, iat: now - 7200, exp: now - 3600 }, rightKey)],
    ['token with a wrong key', await sign(claims, wrongKey)],
    ['service token with a wrong key', await sign(asService, wrongKey)],
    ['token without a signature', new UnsecuredJWT(claims).encode()],
  ]);
}
