import { spawn, type ChildProcess } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { freePort } from '../../../supabase/local/free-port';
import { isDeep } from '../../support/deep';
import { connectClient } from '../../support/local-backend';
import { badAnswers, says, startProviderDouble } from '../../support/provider-double';
import { startPostOffice } from '../../support/post-office';
import { save } from './api-probes';

/** The process behind `npm start`, on its own data. */
interface Running {
  child: ChildProcess;
  url: string;
  output: () => string;
  ended: Promise<number | null>;
}

const folder = mkdtempSync(join(tmpdir(), 'career-quest-start-'));
const PLANTED = 'PLANTED-7c1e';
const email = 'ana@example.com';
const password = 'a good long password';
let port: number;
const started: Running[] = [];

beforeAll(async () => {
  mkdirSync(join(folder, 'dist'));
  writeFileSync(join(folder, 'dist/index.html'), 'home');
  port = await freePort();
});
afterAll(async () => {
  for (const { child, ended } of started) {
    child.kill('SIGKILL');
    await ended;
  }
  rmSync(folder, { recursive: true });
});

test('data outlives kill -9, one process at a time has it, and no resume text is printed', async () => {
  const first = await start();
  expect(first.output()).toContain(`Career Quest is running at ${first.url}`);

  const ana = client(first);
  await ana.auth.signUp({ email, password });
  expect(first.output()).toContain(`Mail to ${email}`);
  expect(first.output()).toMatch(
    /Link: http:\/\/127\.0\.0\.1:\d+\/auth#token_hash=\w+&type=signup/,
  );
  const code = /Code: (\d{6})/.exec(first.output())?.[1] ?? '';
  expect((await ana.auth.verifyOtp({ email, token: code, type: 'signup' })).error).toBeNull();
  expect((await save(ana, 1, { data: { note: PLANTED } })).status).toBe(201);

  await refusedSaves(ana);

  const second = await start();
  expect([await second.ended, second.output()]).toEqual([
    1,
    expect.stringContaining('Career Quest is already running on this data (process'),
  ]);

  first.child.kill('SIGKILL');
  await first.ended;
  const again = await start();
  const { data } = await logIn(again);
  expect(data).toEqual([{ data: { note: PLANTED }, revision: 1 }]);

  expect(statSync(join(folder, 'data')).mode & 0o777).toBe(0o700);
  again.child.kill('SIGTERM');
  expect(await again.ended).toBe(0);
  await expect(fetch(again.url)).rejects.toThrow('fetch failed');
  for (const { output } of started) expect(output()).not.toContain(PLANTED);
}, 300_000);

test.runIf(isDeep)(
  'questions to the AI leave no word and no key in what is printed or in the data folder',
  async () => {
    const provider = await startProviderDouble();
    const data = join(folder, 'with-ai/data');
    const running = await start({
      CAREER_QUEST_DATA: data,
      AI_PROVIDER_KEY: 'PLANTED-KEY-5d20',
      AI_MODEL: 'a-model',
      AI_BASE_URL: provider.url,
      CHECK_TIME_LIMIT: '60000',
    });
    const ana = client(running);
    await ana.auth.signUp({ email, password });
    const code = /Code: (\d{6})/.exec(running.output())?.[1] ?? '';
    const { data: signedIn } = await ana.auth.verifyOtp({ email, token: code, type: 'signup' });
    const token = signedIn.session?.access_token ?? '';

    const ask = async (path: string, body: object) => {
      const answer = await fetch(`${running.url}/functions/v1/ai-assist${path}`, {
        method: 'POST',
        headers: { Authorization: `Bearer ${token}` },
        body: JSON.stringify(body),
      });
      return [answer.status, await answer.text()];
    };
    const question = 'PLANTED-QUESTION-81ab';
    const conversation = { contents: [{ role: 'user', parts: [{ text: question }] }] };
    provider.answerWith(says('PLANTED-ANSWER-2f9c'));
    expect(await ask('', { prompt: question })).toEqual([
      200,
      expect.stringContaining('PLANTED-ANSWER'),
    ]);
    expect(await ask('/v1beta/models/any:generateContent', conversation)).toEqual([
      200,
      expect.stringContaining('PLANTED-ANSWER'),
    ]);
    expect((await ask('', { prompt: question.repeat(1000) }))[0]).toBe(413);
    provider.answerWith(badAnswers['an error'] ?? says(''));
    expect((await ask('', { prompt: question }))[0]).toBe(502);
    expect(provider.asked.map(({ key }) => key)).toEqual(Array(3).fill('PLANTED-KEY-5d20'));

    // Those who run it see how the answers ended, and what the pages' policy held back.
    await vi.waitFor(
      () => expect(running.output()).toMatch(/^AI helper: answered 200:1$/m),
      20_000,
    );
    const report = { 'csp-report': { 'effective-directive': 'img-src', 'blocked-uri': 'inline' } };
    expect((await ask('/csp-report', report))[0]).toBe(204);
    await vi.waitFor(
      () => expect(running.output()).toMatch(/^AI helper: csp img-src inline$/m),
      20_000,
    );

    running.child.kill('SIGTERM');
    await running.ended;
    provider.close();
    expect(running.output()).toContain('Career Quest is running');
    expect(running.output()).not.toMatch(/PLANTED/);
    const files = readdirSync(join(folder, 'with-ai'), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'latin1'));
    expect(files.some((text) => text.includes(email))).toBe(true);
    expect(files.filter((text) => text.includes('PLANTED'))).toEqual([]);
  },
  300_000,
);

test('a taken port is named in a sentence', async () => {
  const holder = await start();
  const other = await start({ CAREER_QUEST_DATA: join(folder, 'other/data') });
  expect([await other.ended, other.output()]).toEqual([
    1,
    expect.stringContaining(`Port ${port} is in use.`),
  ]);
  holder.child.kill('SIGTERM');
  await holder.ended;
}, 300_000);

test.for([
  [{ PORT: 'eighty' }, 'PORT must be a whole number'],
  [{ CAREER_QUEST_DIST: join(folder, 'nothing') }, 'The app is not built yet.'],
] as const)('%o is answered with a sentence', async ([env, sentence]) => {
  const attempt = await start(env);
  expect(await attempt.ended).toBe(1);
  expect(attempt.output()).toContain(sentence);
});

test.runIf(isDeep)(
  'behind a proxy it starts with a mail server and its own address alone, and never prints a mail',
  async () => {
    const data = join(folder, 'public/data');
    const bare = await start({ CAREER_QUEST_BEHIND_PROXY: '1', CAREER_QUEST_DATA: data });
    expect(await bare.ended).toBe(1);
    for (const name of ['SITE_URL', 'SMTP_HOST', 'SMTP_USER', 'SMTP_PASS', 'SMTP_FROM']) {
      expect(bare.output()).toContain(`${name} must be`.replace('HOST must be', 'HOST must name'));
    }
    expect(existsSync(data)).toBe(false);

    const post = await startPostOffice();
    const running = await start({
      CAREER_QUEST_BEHIND_PROXY: '1',
      CAREER_QUEST_DATA: data,
      SITE_URL: 'https://quest.example.org',
      SMTP_HOST: '127.0.0.1',
      SMTP_PORT: `${post.port}`,
      SMTP_FROM: 'quest@example.org',
    });
    await client(running).auth.signUp({ email, password });
    const mail = await post.next();
    expect(mail).toContain(`To: ${email}`);
    expect(mail).toMatch(/https:\/\/quest\.example\.org\/auth#token_hash=\w{128}&type=signup/);
    const code = /<strong>(\d{6})<\/strong>/.exec(mail)?.[1] ?? 'none';
    const { error } = await client(running).auth.verifyOtp({ email, token: code, type: 'signup' });
    expect(error).toBeNull();
    expect(running.output()).not.toContain(code);
    expect(running.output()).not.toContain(email);
    running.child.kill('SIGTERM');
    await running.ended;
    await post.close();
  },
  300_000,
);

/** Resolves when the process says it is running, or has ended. */
async function start(env: Record<string, string> = {}): Promise<Running> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'supabase/local/start.ts'], {
    env: {
      ...process.env,
      PORT: `${port}`,
      CAREER_QUEST_DATA: join(folder, 'data'),
      CAREER_QUEST_DIST: join(folder, 'dist'),
      ...env,
    },
  });
  let printed = '';
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  await new Promise<void>((resolve) => {
    const read = (chunk: Buffer) => {
      printed += chunk.toString();
      if (printed.includes('is running at')) resolve();
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    void ended.then(() => resolve());
  });
  const running = { child, url: `http://127.0.0.1:${port}`, output: () => printed, ended };
  started.push(running);
  return running;
}

async function refusedSaves(ana: SupabaseClient): Promise<void> {
  for (const data of [
    { note: `${PLANTED}\u0000` },
    [PLANTED],
    { note: PLANTED.repeat(30_000) },
    { note: `${PLANTED}\ud800` },
  ]) {
    expect((await save(ana, 2, { data })).error).not.toBeNull();
  }
  expect((await save(ana, 1, { data: { note: PLANTED } })).status).toBe(409);
  expect((await save(ana, 2, { save_id: PLANTED })).error).not.toBeNull();
  expect((await ana.from(PLANTED).select('*')).error).not.toBeNull();
}

async function logIn(running: Running) {
  const ana = client(running);
  await ana.auth.signInWithPassword({ email, password });
  return ana.from('resumes').select('data,revision');
}

function client(running: Running): SupabaseClient {
  return connectClient(running.url, 'sb_publishable_career_quest_embedded');
}
