import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Completes the security headers once the pages are written: `connect-src` gets the servers of other origins, and the
 * scripts and style attributes that stand in the pages themselves are allowed by their hash, nothing else inline is.
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
  const scripts = hashesOf(pages, /<script>(.*?)<\/script>/gs);
  const styles = hashesOf(pages, / style="([^"]*)"/g);
  const origins = new Set(urls.filter(Boolean).map((url) => new URL(url).origin));
  return text
    .replace("connect-src 'self'", ["connect-src 'self'", ...origins].join(' '))
    .replace("script-src 'self'", ["script-src 'self'", ...scripts].join(' '))
    .replace("style-src-attr 'none'", ["style-src-attr 'unsafe-hashes'", ...styles].join(' '));
}

/** What a pattern's first group finds in the pages, as hash sources of a Content Security Policy. */
function hashesOf(pages: readonly string[], pattern: RegExp): string[] {
  const texts = pages.flatMap((page) => [...page.matchAll(pattern)].map(([, text = '']) => text));
  return [...new Set(texts)].map((text) => {
    const asRead = text
      .replaceAll('&quot;', '"')
      .replaceAll('&#x27;', "'")
      .replaceAll('&amp;', '&');
    return `'sha256-${createHash('sha256').update(asRead).digest('base64')}'`;
  });
}
