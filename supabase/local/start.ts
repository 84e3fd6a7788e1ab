import { existsSync } from 'node:fs';
import { startAiFunction } from './ai-function';
import { startBackend } from './backend';
import { DataFolderInUse, lockDataFolder } from './data-lock';
import { dataFolder, moveOldData } from './embedded-settings';
import { freePort } from './free-port';
import type { Mail } from './mail';
import { createMailSender } from './mail-sender';
import { MissingSettings, readPublicSite } from './public-site';
import { startServer } from './serve';
import { startUpkeep } from './upkeep';

const DATA_DIR = process.env['CAREER_QUEST_DATA'] || dataFolder();
const DIST_DIR = process.env['CAREER_QUEST_DIST'] || 'dist';

/**
 * `npm start`: the built app, its backend and the AI function, on this machine alone. With `--build` the app is built
 * first; a build that goes well says nothing.
 */
async function start(): Promise<void> {
  const port = readPort(process.env['PORT']);
  const ownUrl = `http://127.0.0.1:${port}`;
  const site = readPublicSite(process.env);
  const siteUrl = site?.siteUrl ?? ownUrl;
  if (process.argv.includes('--build')) await build();
  if (!existsSync(`${DIST_DIR}/index.html`)) {
    throw new Problem('The app is not built yet. Run "npm run build" first, then start again.');
  }

  if (DATA_DIR === dataFolder()) await moveOldData(DATA_DIR);
  await checkFree(port);
  const mails =
    site && createMailSender(site.mail, (code) => console.log(`A mail was not sent (${code}).`));
  if (mails) closers.push(async () => mails.close());
  const backend = await startBackend({
    dataDir: DATA_DIR,
    siteUrl,
    onMail: mails?.send ?? printMail,
    onRefusal: (code) => console.log(`The database refused a request (${code}).`),
  });
  closers.push(() => backend.close());
  const ai = await startAiFunction({
    backendUrl: ownUrl,
    publishableKey: backend.publishableKey,
    allowedOrigins: [siteUrl],
    env: process.env,
    onLine: (line) => console.log(`AI helper: ${line}`),
  }).catch(() => null);
  if (ai) closers.push(async () => ai.close());
  if (process.env['AI_PROVIDER_KEY'] && !process.env['AI_MODEL']) {
    console.log('The AI helper is off: set AI_MODEL to a model of your provider.');
  }
  if (!ai)
    console.log('The AI helper could not start on this computer. All else works without it.');

  const server = await startServer({
    port,
    distDir: DIST_DIR,
    backend,
    siteUrl,
    isBehindProxy: site !== null,
    isWell: () =>
      backend.sql('select 1').then(
        () => true,
        () => false,
      ),
    ...(ai && { functionsUrl: ai.url }),
  });
  closers.push(() => server.close());
  console.log(`Career Quest is running at ${server.url} (Ctrl+C stops it)`);
  if (!mails) return;
  const upkeep = startUpkeep(backend.sql, siteUrl, mails.sendOnce, (line) => console.log(line));
  closers.push(async () => upkeep.stop());
  console.log(`Its proxy serves it at ${siteUrl}`);
  const fault = await mails.check();
  if (fault)
    console.log(
      `The mail server cannot be used (${fault}): nobody can sign up. Check SMTP_HOST, SMTP_PORT, SMTP_USER and SMTP_PASS.`,
    );
}

async function build(): Promise<void> {
  console.log('Building the app, about half a minute …');
  const { buildSite } = await import('../../src/build/build-site');
  if (!(await buildSite(['--mode', 'embedded', '--logLevel', 'warn'])))
    throw new Problem('The app could not be built. What is wrong stands above.');
}

/** Something a person can put right. Its message is all they need to see. */
class Problem extends Error {}

const closers: (() => Promise<void>)[] = [];

/** Says so before the slow part begins. Running already is the more likely reason. */
async function checkFree(port: number): Promise<void> {
  try {
    await freePort(port);
  } catch (error) {
    await (await lockDataFolder(DATA_DIR)).release();
    throw error;
  }
}

async function stop(exitCode: number): Promise<never> {
  while (closers.length > 0)
    await closers
      .pop()?.()
      .catch(() => {});
  process.exit(exitCode);
}

function readPort(text: string | undefined): number {
  const port = Number(text || 4173);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new Problem('PORT must be a whole number from 1 to 65535.');
}

function printMail(mail: Mail): void {
  console.log(
    [
      `\nMail to ${mail.to}: ${mail.subject}`,
      `  Link: ${mail.link}`,
      `  Code: ${mail.code}\n`,
    ].join('\n'),
  );
}

/** Never the error as a whole: it can carry the text of somebody's resume. */
function explain(error: unknown): string {
  if (
    error instanceof Problem ||
    error instanceof MissingSettings ||
    error instanceof DataFolderInUse
  )
    return error.message;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code === 'EADDRINUSE') {
    const port = readPort(process.env['PORT']);
    return `Port ${port} is in use. Stop the other program, or choose a port: PORT=${port === 4173 ? 4174 : 4173} npm start`;
  }
  return `Career Quest ran into a fault (${code || (error instanceof Error ? error.name : 'unknown')}).`;
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => void stop(0));
}
process.on('unhandledRejection', (reason) => {
  console.error(explain(reason));
});
process.on('uncaughtException', (error) => {
  console.error(explain(error));
  void stop(1);
});

start().catch((error: unknown) => {
  console.error(explain(error));
  void stop(1);
});
