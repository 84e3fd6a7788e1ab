import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Completes the security headers once the pages are written: `connect-src` gets the servers of other origins, and the
 * scripts that stand in the pages themselves are allowed by their hash, no other is.
 */
export function completeHeaders(urls: readonly string[]): Plugin {
  let outDir = '';
  return {
    name: 'complete-headers',
    apply: 'build',
    configResolved({ build }) {
      outDir = build.outDir;
    },
    closeBundle: {
      sequential: true,
      handler() {
        const pages = readdirSync(outDir, { recursive: true, encoding: 'utf8' })
          .filter((file) => file.endsWith('.html'))
          .map((file) => readFileSync(join(outDir, file), 'utf8'));
        const headers = withHashesAndOrigins(readFileSync('public/_headers', 'utf8'), pages, urls);
        writeFileSync(join(outDir, '_headers'), headers);
      },
    },
  };
}

/** The text of the headers file, completed for these pages and these servers' addresses. */
export function withHashesAndOrigins(
  text: string,
  pages: readonly string[],
  urls: readonly string[],
): string {
  const scripts = hashesOf(pages);
  // What the policy holds back is told to our own function, which logs the rule and whose address it was.
  const reportsTo = `${(urls[0] ?? '').replace(/\/+$/, '')}/functions/v1/ai-assist/csp-report`;
  const origins = new Set(urls.filter(Boolean).map((url) => new URL(url).origin));
  return text
    .replace("connect-src 'self'", ["connect-src 'self'", ...origins].join(' '))
    .replace("script-src 'self'", ["script-src 'self'", ...scripts].join(' '))
    .replace('trusted-types default', `trusted-types default; report-uri ${reportsTo}`);
}

/** The texts of the scripts that stand in the pages. */
export function scriptsOf(pages: readonly string[]): string[] {
  return pages.flatMap((page) =>
    [...page.matchAll(/<script>(.*?)<\/script>/gs)].map(([, text = '']) => text),
  );
}

/** The scripts that stand in the pages, as hash sources of a Content Security Policy. */
function hashesOf(pages: readonly string[]): string[] {
  return [...new Set(scriptsOf(pages))].map(
    (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );
}
