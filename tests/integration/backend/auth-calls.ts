import { TEST_SITE_URL, type TestBackend } from '../../support/local-backend';

/** The calls of the sign-in page as they go over the wire, from a client of one's choice. */
export function authCalls(backend: TestBackend) {
  async function call(method: string, path: string, body: unknown, client = '192.0.2.1') {
    const answer = await backend.fetch(
      new Request(`${TEST_SITE_URL}/auth/v1/${path}`, {
        method,
        headers: { apikey: backend.publishableKey, 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      }),
      client,
    );
    return {
      status: answer.status,
      headers: answer.headers,
      json: (await answer.json()) as Record<string, unknown>,
    };
  }
  const post = (path: string) => (body: unknown, client?: string) =>
    call('POST', path, body, client);
  return {
    logIn: post('token?grant_type=password'),
    refresh: post('token?grant_type=refresh_token'),
    signUp: post('signup'),
    recover: post('recover'),
    verify: post('verify'),
    mailsTo: (email: string) => backend.mails.filter(({ to }) => to === email),
  };
}

/** A clock that stands still until it is moved. */
export function handClock() {
  let time = 1_000_000;
  return {
    now: () => time,
    pass: (ms: number): void => {
      time += ms;
    },
  };
}

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
