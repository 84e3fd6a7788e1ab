import { createAccountEnd } from '@/backend/account-end';
import { createAskedMail } from '@/backend/asked-mail';
import { createAuth } from '@/backend/auth';
import { createResumeTable } from '@/backend/resume-table';
import { createTokenManager } from '@/backend/token-manager';
import type { Locks } from '@/backend/token-manager';
import { startBackend } from '../../../supabase/local/backend';
import type { Mail } from '../../../supabase/local/mail';
import { tokenHashOf } from '../../support/token-hash';
import { memoryBrowser } from '../../unit/backend/support/browser-parts';

const origin = 'http://quest.localhost';

/** The real embedded backend in memory, from the project's own config, and its mailbox. */
export async function startMailServer() {
  const mails: Mail[] = [];
  const backend = await startBackend({
    dataDir: null,
    siteUrl: origin,
    onMail: (mail) => mails.push(mail),
  });

  const requests: string[] = [];
  const serverFetch: typeof fetch = async (input, init) => {
    const request = new Request(input, init);
    const { pathname, search } = new URL(request.url);
    requests.push(`${request.method} ${pathname}${search}`);
    return backend.fetch(request);
  };

  const mailsTo = (email: string) => mails.filter(({ to }) => to === email);
  const linkTo = (email: string) => mailsTo(email).at(-1)?.link ?? '';

  return {
    requests,
    sql: (query: string, params: unknown[]) => backend.sql(query, params),
    mailsTo,
    codeTo: (email: string) => mailsTo(email).at(-1)?.code ?? '',
    /** The address on which the link of the last mail lands. */
    landingTo: (email: string) => new URL(linkTo(email)),
    /** What stands behind the # of that address. */
    tokenHashTo: (email: string) => tokenHashOf(linkTo(email)),

    /** Whom the server takes the bearer of this token for; null when it refuses it. */
    async personBehind(token: string): Promise<string | null> {
      const headers = { apikey: backend.publishableKey, Authorization: `Bearer ${token}` };
      const answer = await backend.fetch(new Request(`${origin}/auth/v1/user`, { headers }));
      const { email } = (await answer.json()) as { email?: string };
      return email ?? null;
    },

    /** A new tab in a browser, with the sign-in, the resume table and the account's end of the app in it. */
    openTab(browser = memoryBrowser(), locks: Locks | undefined = browser.locks) {
      const clock = { now: Date.now() };
      const { store, session } = browser.openTab();
      const now = () => clock.now;
      const deps = { url: origin, key: backend.publishableKey, fetch: serverFetch, store, now };
      const tokenManager = createTokenManager({ ...deps, locks });
      const askedMail = createAskedMail({ local: () => browser.local, now });
      const auth = createAuth({ ...deps, tokenManager, askedMail, landingUrl: `${origin}/auth` });
      const tableNow = () => {
        const userId = store.readMarker()?.userId ?? '';
        return createResumeTable({ ...deps, userId, accessToken: tokenManager.accessToken });
      };
      const table: ReturnType<typeof tableNow> = {
        load: () => tableNow().load(),
        save: (row) => tableNow().save(row),
      };
      const end = createAccountEnd({ ...deps, accessToken: tokenManager.accessToken });
      return { auth, store, session, table, end, clock };
    },

    stop: () => backend.close(),
  };
}

export type MailServer = Awaited<ReturnType<typeof startMailServer>>;
