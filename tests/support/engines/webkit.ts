import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect } from '@playwright/test';
import { freePort } from '../../../supabase/local/free-port';
import type { Driver } from './driver';
import { find, type Target } from './target';
import {
  pathOf,
  startSession,
  WebDriverError,
  type ElementReference,
  type Session,
} from './webdriver';

const run = promisify(execFile);

/**
 * Debian's WebKitGTK with its own small browser, in a window on a screen that nobody sees, with a new profile. Needs the
 * packages webkit2gtk-driver, xvfb and xdotool.
 */
export async function openWebKit(): Promise<{ driver: Driver; close: () => Promise<void> }> {
  const home = await mkdtemp(join(tmpdir(), 'cq-webkit-'));
  // The only printer is a file. It is written into the folder in which the browser was started.
  await mkdir(join(home, '.config/gtk-3.0'), { recursive: true });
  await writeFile(
    join(home, '.config/gtk-3.0/settings.ini'),
    '[Settings]\ngtk-print-backends=file\n',
  );
  const monitor = await openMonitor();
  const env = { ...process.env, HOME: home, DISPLAY: monitor.display };
  const port = String(await freePort());
  const server = spawn('WebKitWebDriver', [`--port=${port}`], { cwd: home, env, stdio: 'ignore' });
  const url = `http://127.0.0.1:${port}`;
  await expect
    .poll(() =>
      fetch(`${url}/status`).then(
        (answer) => answer.ok,
        () => false,
      ),
    )
    .toBe(true);
  const session = await startSession(url);
  await session.send('window/rect', { width: 1280, height: 1240 });
  return {
    driver: webKitDriver(session, { home, env }),
    close: async () => {
      await session.end();
      await Promise.all([stop(server), stop(monitor.process)]);
      await rm(home, { recursive: true, force: true });
    },
  };
}

type Place = { home: string; env: NodeJS.ProcessEnv };

function webKitDriver(session: Session, { home, env }: Place): Driver {
  const execute = <Answer>(script: (given: never) => unknown, given: unknown) =>
    session.send<Answer>('execute/sync', {
      script: `return (${script.toString()}).apply(null, arguments)`,
      args: [given],
    });
  const element = (target: Target) =>
    execute<ElementReference | null>(find, { target, as: 'element' });
  return {
    downloads: home,
    open: (to) => session.send('url', { url: to }),
    reload: () => session.send('refresh', {}),
    back: () => session.send('back', {}),
    run: (script, given) => execute(script, given),
    click: async (target) => {
      const found = await element(target);
      if (!found) return 'not there';
      try {
        await session.send(`${pathOf(found)}/click`, {});
        return 'pressed';
      } catch (error) {
        // The page redrew itself in between, or something lies over it: nothing was pressed.
        if (error instanceof WebDriverError && notPressed.has(error.code)) return error.message;
        throw error;
      }
    },
    keys: async (text) => {
      const pressed =
        text === '' ? [keyOf.backspace] : Array.from(text.replaceAll('\n', keyOf.enter));
      const actions = pressed.flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]);
      await session.send('actions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
    },
    choose: async (target, path) => {
      const found = await element(target);
      if (found) await session.send(`${pathOf(found)}/value`, { text: path });
    },
    print: async () => {
      const press = (...args: string[]) => run('xdotool', args, { env });
      // A page under WebDriver may not print, its window may: the keys of a person, then the dialog's only printer.
      await press('search', '--onlyvisible', '--name', 'Automation', 'windowfocus', '--sync');
      await press('key', 'ctrl+p');
      await press(
        'search',
        '--sync',
        '--onlyvisible',
        '--name',
        '^Print$',
        'windowfocus',
        '--sync',
      );
      await press('key', 'Down', 'space');
      const file = join(home, 'output.pdf');
      const isWhole = (pdf: Buffer) => pdf.subarray(-8).toString().includes('%%EOF');
      await expect.poll(() => readFile(file).then(isWhole, () => false)).toBe(true);
      const pdf = await readFile(file);
      await rm(file);
      return pdf;
    },
  };
}

/** As the standard numbers them. */
const keyOf = { backspace: '\uE003', enter: '\uE007' };

const notPressed = new Set([
  'stale element reference',
  'no such element',
  'element not interactable',
  'element click intercepted',
]);

async function openMonitor(): Promise<{ display: string; process: ChildProcess }> {
  const monitor = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1400x1300x24'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const number = await new Promise<string>((resolve, reject) => {
    monitor.once('error', reject);
    monitor.stdio[3]?.once('data', (told: Buffer) => resolve(told.toString().trim()));
  });
  return { display: `:${number}`, process: monitor };
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill();
  await gone;
}
