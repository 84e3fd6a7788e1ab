import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { offlineMegabytes } from '@/platform/offline-size';

/** The size budgets of the design, in kB as sent. */
export const kbBudgets = { home: 120, game: 200, offline: offlineMegabytes * 1000 };

/**
 * The service worker of the build in `dist` and all that it fetches to work offline, in kB as sent; `base`: what the
 * addresses of the language begin with.
 */
export function offlineKb(base = '/'): number {
  const worker = readFileSync(join('dist', base, 'sw.js'), 'utf8');
  const entries = [...worker.matchAll(/\{"digest":[^}]*"url":"([^"]+)"\}/g)];
  const urls = entries.filter(([entry]) => !entry.includes('isLater')).map(([, url = '']) => url);
  return kbOf(['sw.js', ...urls].map((url) => base + url));
}

/**
 * A written page with every script that it names, in kB as sent: what comes before it is awake. With the headers, which
 * HTTP/1.1 repeats in full with each file.
 */
export function pageKb(page: string, base = '/'): number {
  const html = readFileSync(join('dist', base, page), 'utf8');
  const scripts = [...html.matchAll(/<link rel="modulepreload" href="\/([^"]+)"/g)];
  const files = [base + page, ...scripts.map(([, path = '']) => path)];
  return kbOf(files) + files.length * headersKb();
}

/** The block of `_headers` that goes with every answer. */
function headersKb(): number {
  const [, ofAll = ''] = readFileSync('dist/_headers', 'utf8').split(/^\/\*\n/m);
  const [block = ''] = ofAll.split(/\n\n/);
  return Buffer.byteLength(block) / 1000;
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
