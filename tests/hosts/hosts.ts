import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { existsSync, mkdirSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { hostSettings } from '../../src/build/host-files';
import { freePort } from '../../supabase/local/free-port';
import { hasProgram, installPackages } from '../support/packages';
import { provideNginx, setUpNginx } from './nginx';

/** Where the hosts' own programs and the copy of the site lie; nothing of it is in `package.json`. */
const ROOT = 'node_modules/.cache/hosts';
export const SITE = join(ROOT, 'dist');

/** One way to serve the site, as `deploy.md` names it. */
export interface Host {
  name: string;
  url: string;
  start: () => ChildProcess;
  /** What the program has said of `_headers` and `_redirects`; '' for one that reads neither. */
  said: () => string;
}

/** Gets the programs of the hosts and describes how each is started. What cannot be had is said and left out. */
export async function provideHosts(log: (line: string) => void): Promise<Host[]> {
  mkdirSync(SITE, { recursive: true });
  for (const [name, text] of hostSettings(readFileSync(join(SITE, '_headers'), 'utf8'))) {
    mkdirSync(join(ROOT, 'dist-hosts'), { recursive: true });
    writeFileSync(join(ROOT, 'dist-hosts', name), text);
  }
  const found: Host[] = [];
  const add = async (name: string, has: boolean, make: (port: number) => Omit<Host, 'name'>) => {
    if (has) found.push({ name, ...make(await freePort()) });
    else log(`SKIPPED ${name}: it could not be installed.`);
  };
  const hasWrangler = install('wrangler@4.86.0', 'wrangler');
  await add('Cloudflare Pages', hasWrangler, (port) =>
    emulator(port, ['wrangler', 'pages', 'dev', 'dist', ...wrangler(port)]),
  );
  await add('Cloudflare Workers', hasWrangler, (port) =>
    emulator(port, [
      'wrangler',
      'dev',
      '--config',
      'dist-hosts/wrangler.jsonc',
      ...wrangler(port).slice(0, 4),
    ]),
  );
  await add('Netlify', install('netlify-cli@26.2.0', 'netlify'), (port) =>
    emulator(port, [
      'netlify',
      'dev',
      '--dir',
      'dist',
      '--offline',
      '--no-open',
      '--port',
      String(port),
      '--internal-disable-edge-functions',
    ]),
  );
  await add('nginx', provideNginx(), nginx);
  const caddyProgram = { name: 'caddy', packages: ['caddy'], isFor: 'serve the site' };
  if (!hasProgram(caddyProgram)) installPackages(['caddy']);
  await add('Caddy', hasProgram(caddyProgram), caddy);
  return found;
}

const wrangler = (port: number): string[] => [
  '--port',
  String(port),
  '--ip',
  '127.0.0.1',
  '--compatibility-date',
  '2026-05-01',
];

/** A package of npm's, into a folder of its own. */
function install(packageName: string, command: string): boolean {
  const bin = join(ROOT, 'node_modules/.bin', command);
  const has = () => spawnSync(bin, ['--version'], { stdio: 'ignore' }).status === 0;
  if (has()) return true;
  const manifest = join(ROOT, 'package.json');
  if (!existsSync(manifest)) writeFileSync(manifest, '{"private": true}');
  spawnSync('npm', ['install', '--prefix', ROOT, packageName], { stdio: 'ignore' });
  return has();
}

function emulator(port: number, [command = '', ...args]: string[]): Omit<Host, 'name'> {
  const log = resolve(ROOT, `said-${String(port)}.log`);
  return {
    url: `http://127.0.0.1:${String(port)}`,
    said: () => readFileSync(log, 'utf8'),
    start: () =>
      spawn(resolve(ROOT, 'node_modules/.bin', command), args, {
        cwd: ROOT,
        stdio: ['ignore', openSync(log, 'w'), openSync(log, 'a')],
        detached: true,
        env: {
          ...process.env,
          CI: '1',
          WRANGLER_SEND_METRICS: 'false',
          NETLIFY_TELEMETRY_DISABLED: '1',
        },
      }),
  };
}

/** With TLS of its own, from the file that the build makes for it. */
function nginx(port: number): Omit<Host, 'name'> {
  const site = readFileSync(resolve(ROOT, 'dist-hosts/nginx.conf'), 'utf8');
  const { start } = setUpNginx(ROOT, site.replace('/srv/career-quest', resolve(SITE)), port);
  return {
    url: `https://localhost:${String(port)}`,
    said: () => '',
    start,
  };
}

function caddy(port: number): Omit<Host, 'name'> {
  const file = resolve(ROOT, 'Caddyfile-test');
  const url = `http://127.0.0.1:${String(port)}`;
  const site = readFileSync(resolve(ROOT, 'dist-hosts/Caddyfile'), 'utf8')
    .replace(/^YOUR-SITE/m, url)
    .replace('/srv/career-quest', resolve(SITE));
  writeFileSync(file, `{\n  admin off\n}\n${site}`);
  return {
    url,
    said: () => '',
    start: () =>
      spawn('caddy', ['run', '--adapter', 'caddyfile', '--config', file], {
        stdio: 'ignore',
        detached: true,
      }),
  };
}
