import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { languages } from '../content/languages.ts';
import { writtenPages } from '../hydration/written-pages.ts';
import { valuesOf } from './settings-faults.ts';

/** Pages that nobody searches for: behind a log in, or about what lies on one's own device. */
const unsearched = /^\/(?:resume-builder|staff|your-data)/;

/** The addresses of a page that people search for, one for each language; none for other pages. */
export function alternatesOf(path: string): { id: string; href: string }[] {
  if (unsearched.test(path)) return [];
  return languages.map(({ id, base }) => ({ id, href: base + path.slice(1) }));
}

/**
 * Writes `sitemap.xml`, and `robots.txt` that names it: both want whole addresses, so they are written where
 * `supabase/.env` names the site, and never for a build that is only tried out.
 */
export function sitemap(mode: string): Plugin {
  let outDir = '';
  return {
    name: 'sitemap',
    apply: 'build',
    configResolved({ build }) {
      outDir = build.outDir;
    },
    closeBundle() {
      const settings = 'supabase/.env';
      if (mode === 'embedded' || !existsSync(settings)) return;
      const site = valuesOf(readFileSync(settings, 'utf8')).get('SITE_URL') ?? '';
      const text = sitemapText(site);
      if (text === null) return;
      writeFileSync(join(outDir, 'sitemap.xml'), text);
      writeFileSync(join(outDir, 'robots.txt'), `Sitemap: ${site}/sitemap.xml\n`);
    },
  };
}

/** Each public page in each language, with its other languages (sitemaps.org 0.9); null where no such site is named. */
export function sitemapText(site: string): string | null {
  const isOne = URL.canParse(site) && new URL(site).origin === site;
  if (!isOne || /YOUR-|\bexample\.(?:com|net|org)$/i.test(site)) return null;
  const pages = writtenPages.flatMap(({ path }) => {
    const alternates = alternatesOf(path);
    const links = alternates.map(
      ({ id, href }) => `<xhtml:link rel="alternate" hreflang="${id}" href="${site}${href}"/>`,
    );
    return alternates.map(({ href }) => `<url><loc>${site}${href}</loc>${links.join('')}</url>\n`);
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${pages.join('')}</urlset>
`;
}
