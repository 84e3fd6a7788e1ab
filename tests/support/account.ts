import type { Backend } from '../../supabase/local/backend';
import { sessionFromAnswer, type StoredSession } from '@/backend/session';

/** Where an account is made: the backend itself, past any fault before it, and the code in the mail it sends. */
export type SignInService = {
  backend: Pick<Backend, 'fetch' | 'publishableKey'>;
  codeFor: (email: string) => string | Promise<string>;
};

/**
 * Makes a confirmed account by the sign-in service's own requests, without a page, and returns its first session.
 *
 * @throws when the service refuses
 */
export async function makeAccount(
  { backend, codeFor }: SignInService,
  { email, password }: { email: string; password: string },
): Promise<StoredSession> {
  const ask = async (step: string, body: object): Promise<unknown> => {
    const answer = await backend.fetch(
      new Request(`http://career-quest.test/auth/v1/${step}`, {
        method: 'POST',
        headers: { apikey: backend.publishableKey, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    );
    if (!answer.ok) throw new Error(`${step}: ${String(answer.status)} ${await answer.text()}`);
    return answer.json();
  };
  await ask('signup', { email, password });
  const token = await codeFor(email);
  const session = sessionFromAnswer(
    await ask('verify', { email, token, type: 'signup' }),
    Date.now(),
  );
  if (!session) throw new Error('The confirmation brought no session.');
  return session;
}
