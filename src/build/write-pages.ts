import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, minifySync, type Plugin, type Rolldown } from 'vite';
import { keptPage } from '../workspace/persistence/kept-page.ts';
import { writtenPages } from '../hydration/written-pages.ts';
import type { BuildLanguage } from './build-language.ts';
import { moduleId } from './module-id.ts';
import { inLanguage } from './page-words.ts';
import { alternatesOf } from './sitemap.ts';

/** The files of the rendered pages, most needed first; the worker caches them in this order. */
const filesInOrder: string[] = [];

/** The index of a file in that order, known once the pages are written. Code that writes resume files comes last. */
export function rankOf(file: string): number {
  const rank = filesInOrder.indexOf(file);
  if (rank !== -1) return rank;
  return filesInOrder.length + (/\/(write-(pdf|docx)|paper-fonts)-|\.ttf$/.test(file) ? 1 : 0);
}

/**
 * Prerenders each page into its own HTML file, with inlined styles and preloaded scripts, so that it can be read at once and no
 * request waits for another. `404.html` is the fallback for every other address. Each page is written twice, see `keptPage`.
 */
export function writePages(mode: string, { base, id }: BuildLanguage): Plugin {
  let outDir = '';
  let bundle: Rolldown.OutputBundle = {};
  return {
    name: 'write-pages',
    apply: 'build',
    configResolved(config) {
      outDir = config.build.outDir;
    },
    writeBundle(_options, written) {
      bundle = written;
    },
    closeBundle: {
      order: 'pre',
      sequential: true,
      async handler() {
        // Inside node_modules, so that the packages it imports are found.
        const codeDir = mkdtempSync(resolve('node_modules', '.prerender-'));
        await build({
          mode,
          logLevel: 'warn',
          build: { ssr: 'src/prerender.tsx', outDir: codeDir, copyPublicDir: false },
        });
        const { renderPage } = (await import(
          pathToFileURL(join(codeDir, 'prerender.js')).href
        )) as typeof import('../prerender');
        const html = readFileSync(join(outDir, 'index.html'), 'utf8');
        const template = minified(inLanguage(html, id));
        for (const { path, file, parts } of writtenPages) {
          const { scripts, styles } = filesFor(bundle, parts);
          filesInOrder.push(keptPage(file), ...scripts, ...styles);
          const page = pageOf(template, await renderPage(base + path.slice(1)), scripts, base);
          const named = page.replace('<html', `<html data-page="${base}${path.slice(1)}"`);
          // The game's page leaves no room for links to other languages; the sitemap has them.
          const alternates = path === '/game' ? [] : alternatesOf(path);
          writeTwice({ outDir, base }, file, named, styles, linksTo(alternates));
        }
        const { markup, title } = await renderPage(`${base}other`);
        const frame = markup.replace(/(<main[^>]*>).*(<\/main>)/s, '$1$2');
        const { scripts, styles } = filesFor(bundle, []);
        const other = pageOf(template, { markup: frame, title }, scripts, base);
        writeTwice({ outDir, base }, 'other.html', other, styles);
        renameSync(join(outDir, 'other.html'), join(outDir, '404.html'));
        rmSync(codeDir, { recursive: true });
      },
    },
  };
}

/** The `hreflang` links, which tell search engines the same page in each language. */
function linksTo(alternates: readonly { id: string; href: string }[]): string[] {
  return alternates.map(
    ({ id, href }) => `<link rel="alternate" hreflang="${id}" href="${href}" />`,
  );
}

/**
 * Writes a page twice: for a first visit with its styles and scripts inlined, and for the worker's cache with links to
 * them, because all pages share those files.
 */
function writeTwice(
  { outDir, base }: { outDir: string; base: string },
  file: string,
  page: string,
  styles: readonly string[],
  alternates: readonly string[] = [],
): void {
  const write = (target: string, text: string) => {
    mkdirSync(dirname(join(outDir, target)), { recursive: true });
    writeFileSync(join(outDir, target), text);
  };
  const withHead = (text: string, elements: readonly string[]) =>
    text.replace('</head>', () => `${elements.join('')}</head>`);

  const rules = styles.map((style) => {
    const text = readFileSync(join(outDir, style), 'utf8').trim();
    return `<style data-file="${base}${style}">${text}</style>`;
  });
  write(file, withHead(page, [...alternates, ...rules]));

  const links = styles.map((style) => `<link rel="stylesheet" href="${base}${style}" />`);
  const linked = page.replace(/<script>(.*?)<\/script>/gs, (_, code: string) => {
    const script = keptPage(`${createHash('sha256').update(code).digest('hex').slice(0, 8)}.js`);
    write(script, code);
    return `<script src="${base}${script}"></script>`;
  });
  write(keptPage(file), withHead(linked, links));
}

/**
 * The script and style files that the app and these parts need. Scripts by size, largest first: the largest takes
 * longest to load.
 */
function filesFor(
  bundle: Rolldown.OutputBundle,
  parts: readonly string[],
): { scripts: string[]; styles: string[] } {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const sources = ['main.tsx', 'routes/__root.tsx', ...parts];
  const entries = sources.flatMap((source) => {
    const found = chunks.filter(({ moduleIds }) =>
      moduleIds.some((id) => id.split('?')[0] === moduleId(`src/${source}`)),
    );
    if (found.length === 0) throw new Error(`No chunk holds src/${source}.`);
    return found;
  });
  const needed = new Set(entries);
  for (const chunk of needed)
    for (const other of chunks) if (chunk.imports.includes(other.fileName)) needed.add(other);
  return {
    scripts: [...needed]
      .sort((a, b) => b.code.length - a.code.length)
      .map(({ fileName }) => fileName),
    styles: [
      ...new Set([...needed].flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])])),
    ],
  };
}

/**
 * The template without comments and without white space between elements, its inline scripts minified. @throws on a
 * syntax error in one of them
 */
function minified(template: string): string {
  return template
    .replace(/\s*<!--.*?-->/gs, '')
    .replace(/(<script>)(.*?)(?=<\/script>)/gs, (_, tag: string, source: string) => {
      // The minifier writes all strings as template literals, which the script for old browsers must not use.
      const isForAnyBrowser = !source.includes('=>');
      const { code, errors } = minifySync('page.js', source, { codegen: !isForAnyBrowser });
      if (errors.length > 0) throw new Error(errors.map(({ message }) => message).join('\n'));
      return tag + code;
    })
    .split(/(<script>.*?<\/script>)/s)
    .map((part) => (part.startsWith('<script>') ? part : withoutBlanks(part)))
    .join('');
}

function withoutBlanks(markup: string): string {
  return markup
    .replace(/<[^>]*>/g, (tag) => tag.replaceAll(/\s+/g, ' '))
    .replace(/(?<=^|>)\s+(?=<|$)/g, '');
}

/** The template with a page's markup, title and the names of its scripts; index.html starts the app itself. */
function pageOf(
  template: string,
  { markup, title }: { markup: string; title: string },
  scripts: readonly string[],
  base: string,
): string {
  // Low priority: the page can be read before it is hydrated, so its scripts must not delay styles and pictures.
  const head = scripts
    .map((file) => `<link rel="modulepreload" href="${base}${file}" fetchpriority="low" />`)
    .join('');
  const app = /<script type="module"[^>]* src="([^"]*\/app-[^"]*)"/.exec(template)?.[1];
  if (!app) throw new Error('The page names no file of the app.');
  return template
    .replace(/\s*<script type="module"[^>]*><\/script>/g, '')
    .replace('<html', `<html data-app="${app}"`)
    .replace(/\s*<link rel="(?:stylesheet|modulepreload)"[^>]*>/g, '')
    .replace(/<title>.*<\/title>/, () => `<title>${title}</title>`)
    .replace('</head>', () => `${head}</head>`)
    .replace('<div id="app"></div>', () => `<div id="app">${markup}</div>`);
}
