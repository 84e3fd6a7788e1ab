import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../supabase/local/free-port';
import { startPostOffice } from '../support/post-office';
import { provideNginx, setUpNginx } from './nginx';

/**
 * Runs the embedded server as the guide says for a server of one's own: behind nginx with TLS, and with a mail server.
 * Then the command of the guide, `check:live`, looks at it, in a terminal and with a person's answers. Part of the deep
 * run; needs a build.
 */
async function main(): Promise<void> {
  if (!provideNginx()) return console.log('SKIPPED embedded behind nginx: it could not be had.');
  // Until the end is reached: what only stops must not look like a success.
  process.exitCode = 1;
  const folder = mkdtempSync(join(tmpdir(), 'career-quest-embedded-'));
  const office = await startPostOffice();
  const [port, publicPort] = [await freePort(), await freePort()];
  const siteUrl = `https://localhost:${String(publicPort)}`;
  const file = readFileSync('supabase/local/nginx.conf', 'utf8');
  const site = file.replace('127.0.0.1:4173', `127.0.0.1:${String(port)}`);
  const { start, certificate } = setUpNginx(folder, site, publicPort);
  const server = spawn(process.execPath, ['--import', 'tsx', 'supabase/local/start.ts'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      PORT: String(port),
      CAREER_QUEST_DATA: join(folder, 'data'),
      CAREER_QUEST_BEHIND_PROXY: '1',
      SITE_URL: siteUrl,
      SMTP_HOST: '127.0.0.1',
      SMTP_PORT: String(office.port),
      SMTP_FROM: 'quest@example.org',
    },
  });
  const nginx = start();
  try {
    await saysThat(server, `Its proxy serves it at ${siteUrl}`);
    const said = await checkInTerminal(siteUrl, certificate, () => office.next());
    console.log(said);
    const isRight = / right, 0 to do/.test(said) && SEEN.every((line) => said.includes(line));
    console.log(`embedded behind nginx: ${isRight ? 'all right' : 'FAILED'}`);
    process.exitCode = isRight ? 0 : 1;
  } finally {
    for (const child of [nginx, server]) await ended(child);
    await office.close();
    rmSync(folder, { recursive: true });
  }
}

/** Of the checks that might be left out without a word. */
const SEEN = [
  'Its certificate (TLS) is right',
  'The mail arrived',
  'An account can be deleted',
  // The other language, with a worker and a description of its own.
  'The address /es leads to the pages in Español',
  'The workers for the time offline are there and always fresh',
  'The site can be put on a home screen',
];

function saysThat(child: ChildProcess, words: string): Promise<void> {
  return new Promise((resolve, reject) => {
    let said = '';
    child.stdout?.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      if (said.includes(words)) resolve();
    });
    child.once('exit', () => reject(new Error(`It ended: ${said}`)));
  });
}

/** The command as a person runs it; it asks its questions only where there is a terminal. */
function checkInTerminal(
  site: string,
  certificate: string,
  nextMail: () => Promise<string>,
): Promise<string> {
  const command = `npm run -s check:live -- ${site}`;
  const child = spawn('script', ['-qefc', command, '/dev/null'], {
    // Trusts this one certificate more, and looks at it like at any other.
    env: { ...process.env, NODE_EXTRA_CA_CERTS: certificate },
  });
  const mail = { text: '' };
  const answers: [question: RegExp, answer: () => Promise<string>][] = [
    [/type an email address/, async () => 'checker@example.org'],
    [
      /Type the code/,
      async () => {
        mail.text = await nextMail();
        return /type this code: (\d+)/.exec(mail.text)?.[1] ?? '';
      },
    ],
    [/paste it here/, async () => /Open this link: (\S+)/.exec(mail.text)?.[1] ?? ''],
  ];
  let said = '';
  child.stdout.on('data', (chunk: Buffer) => {
    said += chunk.toString();
    const [question, answer] = answers[0] ?? [];
    if (!question?.test(said)) return;
    answers.shift();
    void answer?.().then((text) => child.stdin.write(`${text}\n`));
  });
  return new Promise((resolve) => child.once('close', () => resolve(said.replaceAll('\r', ''))));
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await gone;
}

void main();
