import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { offlineMegabytes } from '../../src/pwa/offline-size';

/** The size budgets of the design, in kB as sent. */
export const kbBudgets = { home: 120, offline: offlineMegabytes * 1000 };

/** The service worker of the build in `dist` and all that it fetches to work offline, in kB as sent. */
export function offlineKb(): number {
  const urls = [...readFileSync('dist/sw.js', 'utf8').matchAll(/"?url"?:\s*"([^"]+)"/g)];
  return kbOf(['sw.js', ...urls.map(([, url = '']) => url)]);
}

/** A written page with every script that it names, in kB as sent: what comes before it is awake. */
export function pageKb(page: string): number {
  const html = readFileSync(join('dist', page), 'utf8');
  const scripts = [...html.matchAll(/<link rel="modulepreload" href="\/([^"]+)"/g)];
  return kbOf([page, ...scripts.map(([, path = '']) => path)]);
}

function kbOf(files: readonly string[]): number {
  return files.reduce((sum, file) => sum + sizeAsSent(join('dist', file)), 0) / 1000;
}

function sizeAsSent(path: string): number {
  try {
    return statSync(`${path}.br`).size;
  } catch {
    return statSync(path).size;
  }
}
