import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../../supabase/local/free-port';

/** All that `npm start` prints: each line once, and each because a person needs it. */
const lines = [
  // npm itself says what it runs.
  /^> career-quest@[\d.]+ start$/,
  /^> node .*start\.ts --build$/,
  // Why nothing happens yet.
  /^Building the app, about half a minute …$/,
  // What has grown old.
  /^\d+ facts are due to be read again\. Go on: learners see a star beside each, and the page \/staff lists them\.$/,
  // Where it is, and the way out.
  /^Career Quest is running at http:\S+ \(Ctrl\+C stops it\)$/,
];
/** What comes later than this after the address, in ms, belongs to what a person does there. */
const afterwardsMs = 2000;

/** Builds and starts the product as the README says, and fails when its start prints anything but {@link lines}. */
async function main(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'career-quest-check-start-'));
  // A check that runs silently would have npm within it be silent, too.
  const child = spawn('npm', ['--loglevel=notice', '--no-update-notifier', 'start'], {
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      PORT: String(await freePort()),
      CAREER_QUEST_DATA: join(folder, 'data'),
    },
  });
  let said = '';
  const ended = new Promise((resolve) => child.once('close', resolve));
  const running = new Promise<void>((resolve) => {
    const read = (chunk: Buffer) => {
      said += chunk.toString();
      if (said.includes('is running at')) resolve();
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
  });
  await Promise.race([ended, running.then(() => wait(afterwardsMs))]);
  // With all that npm has started.
  if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGTERM');
  await ended;
  rmSync(folder, { recursive: true, force: true });

  const printed = said.split('\n').filter((line) => line.trim() !== '');
  const unknown = printed.filter((line) => !lines.some((known) => known.test(line)));
  for (const line of unknown) console.log(`"npm start" prints what nobody needs: ${line}`);
  const isUp = said.includes('is running at');
  if (!isUp) console.log('"npm start" ended before it said where it is.');
  console.log(`npm start prints ${String(printed.length)} lines (${String(lines.length)} at most)`);
  process.exitCode = isUp && unknown.length === 0 && printed.length <= lines.length ? 0 : 1;
}

await main();
