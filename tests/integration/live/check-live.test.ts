import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { FUNCTION_VERSION } from '../../../supabase/functions/ai-assist/version';
import { checkLive, report } from '../../../src/build/live/check-live';
import { startServer, type LocalServer } from '../../../supabase/local/serve';
import { languages } from '../../../src/content/languages';
import { writtenPages } from '../../../src/hydration/written-pages';
import { startTestBackend, type TestBackend } from '../../support/local-backend';
import { brokenSetUps, html, moved, type Fault } from './broken-set-ups';

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
  for (const { id, base } of languages) {
    const html = `<html data-page data-app="${base}assets/app-1.js" lang="${id}"><div id="app"></div></html>`;
    const folder = base.slice(1);
    for (const { file, path } of writtenPages)
      write(folder + file, html.replace('data-page', `data-page="${base}${path.slice(1)}"`));
    write(`${folder}404.html`, html.replace(' data-page', ''));
    write(`${folder}assets/app-1.js`, 'app');
    write(`${folder}sw.js`, 'worker');
    write(`${folder}manifest.webmanifest`, JSON.stringify({ scope: base }));
  }
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
    if (pathname.endsWith('/health')) return Response.json({ ok: true, version: FUNCTION_VERSION });
    if (pathname.startsWith('/functions/')) {
      return Response.json({ ready: true }, { headers: { 'access-control-allow-origin': SITE } });
    }
    return fetch(`${server.url}${pathname}${search}`, { ...init, redirect: 'manual' });
  };
}

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
  expect(said).toMatch(/\n32 right, 0 to do$/);
  expect(await backend.sql("select email from auth.users where email like 'checker-%'")).toEqual(
    [],
  );
  expect(await backend.rows()).toEqual([]);
});

test.for(brokenSetUps)('%s is named with its mend', async ([, fault, wrong, mend]) => {
  const said = await look(fault);
  const todo = said.slice(said.indexOf('TO DO'));
  expect(todo).toMatch(wrong);
  expect(todo).toMatch(mend);
  expect(said).not.toMatch(/ 0 to do$/);
});

test('what the person leaves out is not called right', async () => {
  expect(await look(undefined, async () => '')).toMatch(
    /NOT CHECKED {3}Whether mails arrive.*\n\d+ right, 0 to do, 1 not checked$/,
  );
  const withoutLink = mailbox(() => '');
  expect(await look(undefined, withoutLink)).toMatch(/\n31 right, 0 to do, 1 not checked$/);
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
    `TO DO   Nothing answers at ${SITE}\n        Check the address letter by letter. Is its DNS entry new? Wait an hour, and check again. Then open it in a browser, and look at what that says.\n0 right, 1 to do`,
  );
  const plain = { site: server.url, fetch, now: Date.now };
  expect(report(await checkLive(plain, async () => ''))).toContain(
    'TO DO   The address begins with http',
  );
});
