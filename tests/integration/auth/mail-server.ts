import { App, InMemoryEmailDriver } from '@supabase/lite';
import { createPgliteConnection } from '@supabase/lite/pglite';

import { createAuth } from '../../../src/backend/auth';
import { createSessionKeeper } from '../../../src/backend/session-keeper';
import type { Locks } from '../../../src/backend/session-keeper';
import { memoryBrowser } from '../../unit/backend/support/browser-parts';

const origin = 'http://quest.localhost';
const key = 'sb_publishable_local_test';

/** The real embedded auth server in memory, with a mailbox that keeps every mail. */
export async function startMailServer() {
  const mailbox = new InMemoryEmailDriver();
  const connection = await createPgliteConnection({ url: 'memory://' });
  const app = new App({
    connection,
    auth: {
      publishable_key: key,
      jwt_secret: 'a-secret-of-more-than-thirty-two-characters',
      site_url: `${origin}/auth`,
      minimum_password_length: 8,
      email: { enable_confirmations: true, otp_length: 6 },
    },
    options: { drivers: { email: mailbox } },
  });

  await app.ensureSystemSchema();

  const requests: string[] = [];
  const serverFetch: typeof fetch = async (input, init) => {
    const request = new Request(input, init);
    const { pathname, search } = new URL(request.url);
    requests.push(`${request.method} ${pathname}${search}`);
    return app.fetch(request);
  };

  const mailsTo = (email: string) => mailbox.messages.get(email) ?? [];
  const lastMail = (email: string) => mailsTo(email).at(-1)?.text ?? '';

  return {
    requests,
    mailsTo,
    codeTo: (email: string) => /code: (\d{6})/.exec(lastMail(email))?.[1] ?? '',
    linkTo: (email: string) => /https?:\S+/.exec(lastMail(email))?.[0] ?? '',

    /** Opens the link of a mail as a browser does; the address on which it lands. */
    async openLink(link: string): Promise<URL> {
      const answer = await app.fetch(new Request(link));
      return new URL(answer.headers.get('location') ?? 'about:blank');
    },

    /** Who the server takes the bearer of this token for; null when it refuses it. */
    async personBehind(token: string): Promise<string | null> {
      const headers = { apikey: key, Authorization: `Bearer ${token}` };
      const answer = await app.fetch(new Request(`${origin}/auth/v1/user`, { headers }));
      const { email } = (await answer.json()) as { email?: string };
      return email ?? null;
    },

    /** A new tab in a browser, with the sign-in of the app in it. */
    openTab(browser = memoryBrowser(), locks: Locks | null = browser.locks) {
      const clock = { now: Date.now() };
      const { store } = browser.openTab();
      const deps = { url: origin, key, fetch: serverFetch, store, now: () => clock.now };
      const keeper = createSessionKeeper({ ...deps, locks: locks ?? undefined });
      const auth = createAuth({ ...deps, keeper, landingUrl: `${origin}/auth` });
      return { auth, store, keeper, clock };
    },

    stop: () => connection.close(),
  };
}

export type MailServer = Awaited<ReturnType<typeof startMailServer>>;
