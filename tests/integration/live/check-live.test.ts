import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkLive, report } from '../../../src/build/live/check-live';
import { startServer, type LocalServer } from '../../../supabase/local/serve';
import { writtenPages } from '../../../src/hydration/written-pages';
import { startTestBackend, type TestBackend } from '../../support/local-backend';

/** A site as an agency has it, from the embedded server: the host, and the hosted project at an address of its own. */
const SITE = 'https://quest.example.org';
const PROJECT = 'https://abc.supabase.example.com';
let dist: string;
let server: LocalServer;
let backend: TestBackend;
let people = 0;

beforeAll(async () => {
  backend = await startTestBackend();
  dist = mkdtempSync(join(tmpdir(), 'career-quest-live-'));
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(dist, file)), { recursive: true });
    writeFileSync(join(dist, file), text);
  };
  const page = '<html data-app="/assets/app-1.js" data-page="/x"><div id="app"></div></html>';
  for (const { file } of writtenPages) write(file, page);
  write('404.html', page);
  write('assets/app-1.js', 'app');
  write('sw.js', 'worker');
  const facts = {
    backend: PROJECT,
    key: backend.publishableKey,
    ai: `${PROJECT}/functions/v1/ai-assist`,
  };
  write('site.json', JSON.stringify(facts));
  const headers = readFileSync('public/_headers', 'utf8');
  write('_headers', headers.replace("connect-src 'self'", `connect-src 'self' ${PROJECT}`));
  write('_redirects', readFileSync('public/_redirects', 'utf8'));
  server = await startServer({ port: 0, distDir: dist, backend });
});
afterAll(async () => {
  await server.close();
  await backend.close();
  rmSync(dist, { recursive: true });
});

type Fault = (address: string, request: Request) => Response | Promise<Response> | undefined;

/** A line to the site on which a fault may answer first. What the embedded server does not tell, a hosted project does. */
function lineWith(fault: Fault): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    const { pathname, search, origin } = new URL(request.url);
    const broken = await fault(request.url.replace(SITE, '').replace(PROJECT, ''), request.clone());
    if (broken) return broken;
    if (origin === SITE.replace('https', 'http')) return moved(SITE);
    if (pathname === '/auth/v1/settings') {
      return Response.json({
        disable_signup: false,
        mailer_autoconfirm: false,
        external: { email: true },
      });
    }
    if (pathname.startsWith('/functions/')) {
      return Response.json({ ready: true }, { headers: { 'access-control-allow-origin': SITE } });
    }
    return fetch(`${server.url}${pathname}${search}`, { ...init, redirect: 'manual' });
  };
}

const moved = (to: string) => new Response(null, { status: 308, headers: { location: to } });

/** Whoever runs the check, with a mailbox: the questions come in the order email, code, link. */
function mailbox(change: (text: string) => string = (text) => text) {
  const email = `checker-${String((people += 1))}@example.com`;
  return async (text: string): Promise<string> => {
    const mail = backend.mails.findLast(({ to }) => to === email);
    if (text.includes('email address')) return email;
    if (text.includes('Type the code')) return mail?.code ?? '';
    return change((mail?.link ?? '').replace(/^http:\/\/[^/]+/, SITE));
  };
}

async function look(fault: Fault = () => undefined, question = mailbox()): Promise<string> {
  const live = { site: SITE, fetch: lineWith(fault), now: Date.now };
  return report(await checkLive(live, question));
}

test('a site that is right has nothing to do, and the account of the check is gone again', async () => {
  const said = await look();
  expect(said).toMatch(/\n29 right, 0 to do$/);
  expect(await backend.sql("select email from auth.users where email like 'checker-%'")).toEqual(
    [],
  );
  expect(await backend.rows()).toEqual([]);
});

const html = (text: string, more: Record<string, string> = {}) =>
  new Response(text, { headers: { 'content-type': 'text/html', ...more } });
const refusal = (status: number, body: object) => Response.json(body, { status });

/** Each fault that was met when others went live: what is wrong, and words of its mend. */
const broken: [name: string, fault: Fault, wrong: RegExp, mend: RegExp][] = [
  [
    'a host that redirects every address without an end',
    (path) => (path === '/modules' ? moved('/modules') : undefined),
    /redirects, without an end on some hosts: \/modules/,
    /Take any rule for "\/\*" out of _redirects/,
  ],
  [
    'a host that answers a missing script with a page',
    (path) => (path.startsWith('/assets/not-there') ? html('<html>') : undefined),
    /A file that is missing answers 200 and 404/,
    /"\/\*" out of _redirects/,
  ],
  [
    'a host that lets browsers keep what is missing',
    (path) =>
      path.startsWith('/assets/not-there')
        ? new Response('', {
            status: 404,
            headers: { 'cache-control': 'public, max-age=31536000, immutable' },
          })
        : undefined,
    /may be kept by browsers, for up to a year/,
    /with files that are there/,
  ],
  [
    'a host without headers, such as GitHub Pages',
    (path) => (path === '/' ? html('<html data-app="/assets/app-1.js" data-page="/">') : undefined),
    /These headers are missing or changed: content-security-policy, strict-/,
    /as GitHub Pages does not/,
  ],
  [
    'a host that writes into pages',
    (path) =>
      path === '/forum'
        ? html('<html data-page="/forum"><script src="/cdn-cgi/x.js"></script>')
        : undefined,
    /The host writes scripts of its own/,
    /Email Address Obfuscation/,
  ],
  [
    'a worker that browsers keep',
    (path) =>
      path === '/sw.js'
        ? new Response('w', {
            headers: { 'content-type': 'text/javascript', 'cache-control': 'max-age=14400' },
          })
        : undefined,
    /browsers may keep an old one/,
    /no-cache" with \/sw\.js/,
  ],
  [
    'pages that are not found without .html',
    (path) => (path === '/modules/1' ? refusal(404, {}) : undefined),
    /no pages of ours: \/modules\/1/,
    /\$uri\.html/,
  ],
  [
    'an upload of some other folder',
    (path) => (path === '/site.json' ? refusal(404, {}) : undefined),
    /There is no site\.json/,
    /upload the whole folder/,
  ],
  [
    'a project that sleeps',
    (path) => (path.startsWith('/rest/') ? html('<h1>Paused</h1>') : undefined),
    /The backend https:\/\/abc\.supabase\.example\.com does not answer/,
    /sleeps after a week/,
  ],
  [
    'a key of another project',
    (path) =>
      path.startsWith('/rest/') ? refusal(401, { message: 'Invalid API key' }) : undefined,
    /does not know the key/,
    /\.env\.production/,
  ],
  [
    'tables that went to the own computer',
    (path) =>
      path.startsWith('/rest/v1/resumes') ? refusal(404, { code: 'PGRST205' }) : undefined,
    /The table of resumes is not there/,
    /db push --remote/,
  ],
  [
    'a database that is older than the site',
    (path) => (path.endsWith('/account_secret') ? refusal(404, { code: 'PGRST202' }) : undefined),
    /The database is older than the site: account_secret/,
    /db push --remote/,
  ],
  [
    'rows that anybody can read',
    (path) => (path === '/rest/v1/resumes?select=*' ? Response.json([{ data: {} }]) : undefined),
    /A STRANGER CAN READ/,
    /Take the site down now/,
  ],
  [
    'settings that were never pushed',
    (path) =>
      path === '/auth/v1/settings'
        ? Response.json({
            disable_signup: false,
            mailer_autoconfirm: true,
            external: { email: true },
          })
        : undefined,
    /the settings never arrived/,
    /config push/,
  ],
  [
    'mail that reaches the team alone',
    (path) =>
      path === '/auth/v1/signup'
        ? refusal(429, {
            error_code: 'over_email_send_rate_limit',
            msg: 'email rate limit exceeded',
          })
        : undefined,
    /The mail could not be sent \(email rate limit exceeded\)/,
    /mail account of your own/,
  ],
  [
    'an address that the function does not know',
    (path) => (path.startsWith('/functions/') ? Response.json({ ready: true }) : undefined),
    /does not know the address of the site/,
    /ALLOWED_ORIGINS=https:\/\/quest\.example\.org/,
  ],
  [
    'an AI without a model',
    (path) => (path.startsWith('/functions/') ? refusal(503, {}) : undefined),
    /no AI is set up/,
    /AI_PROVIDER_KEY and AI_MODEL/,
  ],
  [
    'a function that was never deployed',
    (path) => (path.startsWith('/functions/') ? refusal(404, {}) : undefined),
    /The function ai-assist is not there/,
    /functions deploy ai-assist/,
  ],
];

test.for(broken)('%s is named with its mend', async ([, fault, wrong, mend]) => {
  const said = await look(fault);
  const todo = said.slice(said.indexOf('TO DO'));
  expect(todo).toMatch(wrong);
  expect(todo).toMatch(mend);
  expect(said).not.toMatch(/ 0 to do$/);
});

test('a link to another address, a mail that never came and a clock that is off are named', async () => {
  const elsewhere = mailbox(() => 'http://127.0.0.1:3000/auth#token_hash=1');
  expect(await look(undefined, elsewhere)).toMatch(
    /TO DO {3}The link of the mail[^]*SITE_URL=https:\/\/quest/,
  );
  const noMail = async (text: string) =>
    text.includes('email address') ? 'checker-none@example.com' : '';
  expect(await look(undefined, noMail)).toMatch(/TO DO {3}The mail did not arrive\n.*SMTP_HOST/);
  const late = { site: SITE, fetch: lineWith(() => undefined), now: () => Date.now() + 180_000 };
  expect(report(await checkLive(late, async () => ''))).toContain(
    'differ by more than two minutes',
  );
});

test('an embedded server is mended where it was started, not by the tool of hosted projects', async () => {
  const own: Fault = (path) =>
    path === '/site.json'
      ? Response.json({ backend: '', key: backend.publishableKey, ai: '' })
      : undefined;
  const elsewhere = mailbox(() => 'http://127.0.0.1:3000/auth#token_hash=1');
  const said = await look(own, elsewhere);
  expect(said).toMatch(/Set SITE_URL=https:\/\/quest\.example\.org where the server is started/);
  const sleeps = await look(
    (path, request) =>
      own(path, request) ?? (path.startsWith('/rest/') ? html('<h1>502</h1>') : undefined),
  );
  expect(sleeps).toMatch(/does not answer\n.*Stop the server/);
  expect(said + sleeps).not.toContain('supabase@3');
});

test('nobody there, and http, are said first', async () => {
  const dead: typeof fetch = async () => Promise.reject(new Error('no'));
  const live = { site: SITE, fetch: dead, now: Date.now };
  expect(report(await checkLive(live, async () => ''))).toBe(
    `TO DO   Nothing answers at ${SITE}\n        Check the address, and that its certificate is right: open it in a browser.\n0 right, 1 to do`,
  );
  const plain = { site: server.url, fetch, now: Date.now };
  expect(report(await checkLive(plain, async () => ''))).toContain(
    'TO DO   The address begins with http',
  );
});
