import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, statfsSync } from 'node:fs';
import type { LaunchOptions } from '@playwright/test';
import { chromium } from '@playwright/test';
import { installPackages } from './packages';

/** Without recommended packages the browser has no letters but those of the pages. */
const chromiumPackages = ['chromium', 'fonts-liberation'];
const installed = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/**
 * Gets a browser for the tests and says which: an installed Chromium or Chrome, else the test runner's own download,
 * else the system's package, and with it the other packages that are missing.
 *
 * @returns the path of the browser's program
 * @throws when none can be had
 */
export function provideBrowser(
  log: (line: string) => void,
  missing: () => readonly string[] = () => [],
): string {
  const had = findBrowser();
  if (!had) log('Browser: none on this machine, asking for a download…');
  const isDownloaded = !had && download();
  const packages = [...missing(), ...(had || isDownloaded ? [] : chromiumPackages)];
  if (packages.length > 0) {
    log(`Asking the system package manager for ${packages.join(', ')}…`);
    installPackages(packages);
  }
  if (!findBrowser()) installPackages(chromiumPackages);
  const found = findBrowser();
  if (!found)
    throw new Error('No browser: install Chromium or Google Chrome, then run the tests again.');
  const source = isDownloaded ? 'downloaded' : 'installed by the system package manager';
  log(`Browser: ${found} (${had ? 'already on this machine' : source})`);
  return found;
}

/** Asks for the test runner's own browser; what that needs from the system takes longer, and is asked for once it came. */
function download(): boolean {
  const ask = (step: string) =>
    spawnSync('npx', ['playwright', step, 'chromium'], { stdio: 'ignore', timeout: 300_000 });
  ask('install');
  const isHere = existsSync(chromium.executablePath());
  if (isHere) ask('install-deps');
  return isHere;
}

/**
 * Gets the browser without windows that journeys in one session run in: it draws the same pages for a quarter less of the
 * machine's time. Where none can be had they run in the whole browser.
 */
export function provideShell(log: (line: string) => void): void {
  if (whereIs('apt-get')) installPackages(missingShell());
  const found = findShell();
  log(`Browser without windows: ${found ?? 'none, the journeys take the one above'}`);
}

const shell = 'chromium-headless-shell';

/** The package of the browser without windows, where there is none yet. */
export function missingShell(): readonly string[] {
  return findShell() ? [] : [shell];
}

function findShell(): string | undefined {
  // The test runner's own lies beside its browser.
  const own = chromium
    .executablePath()
    .replace('/chromium-', '/chromium_headless_shell-')
    .replace(/chrome-(linux\w*)\/chrome$/, 'chrome-headless-shell-$1/chrome-headless-shell');
  return existsSync(own) ? own : whereIs(shell);
}

/**
 * What the browser leaves out. The first three load pages beside each window, of the address bar and for what may come,
 * which costs as much as a page of ours; the rest is what the test runner itself leaves out, for a browser takes only
 * one such list.
 */
const leftOut = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'SpareRendererForSitePerProcess',
  'AimEnabled',
  'AutoDeElevate',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'BlockOriginHeaderModificationOnRedirect',
  'DestroyProfileOnBrowserClose',
  'DialMediaRouteProvider',
  'GlobalMediaControls',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'Translate',
];

/** What a journey in one session of the browser is started with: a window, or what lasts longer, needs the whole browser. */
export function shellLaunchOptions(): LaunchOptions {
  const executablePath = findShell();
  const whole = browserLaunchOptions();
  if (!executablePath) return whole;
  // Letters where the font has them, as in a window; on whole pixels a printed word falls apart ("T rained").
  return { ...whole, executablePath, args: [...(whole.args ?? []), '--font-render-hinting=none'] };
}

/** What every test's browser is started with; as root Chromium runs without its sandbox. */
export function browserLaunchOptions(): LaunchOptions {
  const executablePath = process.env['CQ_BROWSER'] ?? findBrowser();
  return {
    ...(executablePath ? { executablePath } : {}),
    // The runner lets it share its memory through files, for machines that have no other room.
    ...(hasRoomToShare() && { ignoreDefaultArgs: ['--disable-dev-shm-usage'] }),
    args: [
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      `--disable-features=${leftOut.join()}`,
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
      '--disable-quic',
    ],
  };
}

function hasRoomToShare(): boolean {
  try {
    const { bavail, bsize } = statfsSync('/dev/shm');
    return bavail * bsize > 2 ** 30;
  } catch {
    return false;
  }
}

function findBrowser(): string | undefined {
  if (existsSync(chromium.executablePath())) return chromium.executablePath();
  return installed.map(whereIs).find((path) => path !== undefined);
}

/** The path of an installed program; undefined when there is none. */
export function whereIs(program: string): string | undefined {
  try {
    return execFileSync('which', [program], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return undefined;
  }
}
