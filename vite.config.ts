import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import babel from '@rolldown/plugin-babel';
import mdx from '@mdx-js/rollup';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { parse } from 'smol-toml';
import { build, defineConfig, loadEnv, type Plugin, type Rolldown } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { manifest } from './src/pwa/manifest';
import { fileGroups, writtenPages } from './src/written-pages';

/** Where the build goes; the plugins below work on the files there. */
let outDir = 'dist';

export default defineConfig(({ mode, isSsrBuild }) => {
  const backend = backendOf(mode);
  return {
    define: {
      'import.meta.env.VITE_SUPABASE_URL': JSON.stringify(backend.url),
      'import.meta.env.VITE_SUPABASE_PUBLISHABLE_KEY': JSON.stringify(backend.key),
    },
    build: {
      target: 'es2022',
      // One file for what always loads together: on a bad line each request costs half a second.
      rolldownOptions: isSsrBuild
        ? {}
        : {
            output: {
              chunkFileNames: ({ name }) => `assets/${name.split('~', 1)[0]}-[hash].js`,
              assetFileNames: 'assets/[hash].[ext]',
              codeSplitting: {
                groups: [...fileGroups],
              },
            },
          },
    },
    plugins: [
      refuseWithoutKeys(mode, backend),
      { enforce: 'pre', ...mdx() },
      tanstackRouter({ target: 'react', autoCodeSplitting: true, quoteStyle: 'single' }),
      react(),
      babel({ plugins: [['@lingui/babel-plugin-lingui-macro', { stripMessageField: false }]] }),
      !isSsrBuild && [
        writePages(mode),
        VitePWA({
          strategies: 'injectManifest',
          srcDir: 'sw',
          filename: 'sw.ts',
          registerType: 'prompt',
          injectRegister: false,
          manifest,
          injectManifest: {
            globPatterns: ['**/*.{html,js,css,svg,png,md,webmanifest}'],
            // Only an installation takes the large icons, and the system fetches them itself.
            globIgnores: ['screenshots/**', 'icons/icon-*'],
            manifestTransforms: [
              (entries) => ({ manifest: entries.sort((a, b) => rankOf(a.url) - rankOf(b.url)) }),
            ],
          },
        }),
        completeHeaders([backend.url, aiAddressOf(mode)]),
        compressForOurServer(),
      ],
    ],
  };
});

/**
 * The backend a build talks to. The mode `embedded` is served together with its backend, from one origin and with
 * the public key of `supabase/config.toml`. Any other build must bring its own address and key.
 */
function backendOf(mode: string): { url: string; key: string } {
  if (mode === 'embedded' || mode === 'development') {
    const config = parse(readFileSync('supabase/config.toml', 'utf8')) as {
      auth: { publishable_key: string };
    };
    return { url: '', key: config.auth.publishable_key };
  }
  const env = loadEnv(mode, process.cwd(), 'VITE_');
  return { url: env['VITE_SUPABASE_URL'] ?? '', key: env['VITE_SUPABASE_PUBLISHABLE_KEY'] ?? '' };
}

/** Stops a build that could reach no backend: a site without its keys would look fine and save nothing. */
function refuseWithoutKeys(mode: string, { url, key }: { url: string; key: string }): Plugin {
  return {
    name: 'refuse-without-keys',
    apply: 'build',
    buildStart() {
      if (mode === 'embedded' || (url && key)) return;
      this.error(
        'A production build needs VITE_SUPABASE_URL and VITE_SUPABASE_PUBLISHABLE_KEY of your own Supabase project. ' +
          'For the embedded backend use `npm start`.',
      );
    },
  };
}

/**
 * Where the AI assistant's questions go, when this build names an address or brings its own key; '' otherwise. An
 * address without an origin (a path of the site) needs no permission of its own.
 */
function aiAddressOf(mode: string): string {
  const env = loadEnv(mode, process.cwd(), 'VITE_');
  const url = env['VITE_AI_BASE_URL'] ?? '';
  if (url === '') return env['VITE_AI_KEY'] ? 'https://generativelanguage.googleapis.com' : '';
  return URL.canParse(url) ? url : '';
}

/**
 * Completes the security headers once the pages are written: `connect-src` gets the servers of other origins, and the
 * scripts and style attributes that stand in the pages themselves are allowed by their hash, nothing else inline is.
 */
function completeHeaders(urls: readonly string[]): Plugin {
  return {
    name: 'complete-headers',
    apply: 'build',
    closeBundle: {
      sequential: true,
      handler() {
        const pages = readdirSync(outDir, { recursive: true, encoding: 'utf8' })
          .filter((file) => file.endsWith('.html'))
          .map((file) => readFileSync(join(outDir, file), 'utf8'));
        const scripts = hashesOf(pages, /<script>(.*?)<\/script>/gs);
        const styles = hashesOf(pages, / style="([^"]*)"/g);
        const origins = new Set(urls.filter(Boolean).map((url) => new URL(url).origin));
        const headers = readFileSync('public/_headers', 'utf8')
          .replace("connect-src 'self'", ["connect-src 'self'", ...origins].join(' '))
          .replace("script-src 'self'", ["script-src 'self'", ...scripts].join(' '))
          .replace(
            "style-src-attr 'none'",
            ["style-src-attr 'unsafe-hashes'", ...styles].join(' '),
          );
        writeFileSync(join(outDir, '_headers'), headers);
      },
    },
  };
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

/** The files of the written pages in the order in which they are needed; the worker keeps the first ones first. */
const filesInOrder: string[] = [];

function rankOf(file: string): number {
  const rank = filesInOrder.indexOf(file);
  return rank === -1 ? filesInOrder.length : rank;
}

/**
 * Writes the first screen of each page into its own HTML file, with its styles in it and its scripts named, so that it
 * can be read at once and nothing loads one after the other. `other.html` answers for every other address.
 */
function writePages(mode: string): Plugin {
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
        )) as typeof import('./src/prerender');
        const template = readFileSync(join(outDir, 'index.html'), 'utf8');
        for (const { path, file, parts } of writtenPages) {
          const target = join(outDir, file);
          mkdirSync(dirname(target), { recursive: true });
          const { scripts, styles } = filesFor(bundle, parts);
          filesInOrder.push(file, ...scripts, ...styles);
          const page = pageOf(template, await renderPage(path), { scripts, styles });
          writeFileSync(target, page.replace('id="app"', `id="app" data-page="${path}"`));
        }
        const { markup, title } = await renderPage('/other');
        const frame = markup.replace(/(<main[^>]*>).*(<\/main>)/s, '$1$2');
        const other = pageOf(template, { markup: frame, title }, filesFor(bundle, []));
        writeFileSync(join(outDir, 'other.html'), other);
        rmSync(codeDir, { recursive: true });
      },
    },
  };
}

/** The script and style files that the app and these parts need, the app's own first. */
function filesFor(
  bundle: Rolldown.OutputBundle,
  parts: readonly string[],
): { scripts: string[]; styles: string[] } {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const sources = ['main.tsx', 'routes/__root.tsx', ...parts];
  const entries = sources.flatMap((source) => {
    const found = chunks.filter(({ moduleIds }) =>
      moduleIds.some((id) => id.split('?')[0] === resolve('src', source)),
    );
    if (found.length === 0) throw new Error(`No chunk holds src/${source}.`);
    return found;
  });
  const needed = new Set(entries);
  for (const chunk of needed)
    for (const other of chunks) if (chunk.imports.includes(other.fileName)) needed.add(other);
  return {
    scripts: [...needed].map(({ fileName }) => fileName),
    styles: [
      ...new Set([...needed].flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])])),
    ],
  };
}

/** The template with a page's markup, title, styles and the names of its scripts. */
function pageOf(
  template: string,
  { markup, title }: { markup: string; title: string },
  { scripts, styles }: { scripts: string[]; styles: string[] },
): string {
  const head = [
    ...styles.map((file) => `<style>${readFileSync(join(outDir, file), 'utf8').trim()}</style>`),
    // Switched off, because their rules stand above: they tell the loader not to fetch them again.
    ...styles.map((file) => `<link rel="stylesheet" href="/${file}" disabled />`),
    ...scripts.map((file) => `<link rel="modulepreload" href="/${file}" />`),
  ].join('\n    ');
  return template
    .replace(/\s*<link rel="(?:stylesheet|modulepreload)"[^>]*>/g, '')
    .replace(/<title>.*<\/title>/, () => `<title>${title}</title>`)
    .replace('</head>', () => `  ${head}\n  </head>`)
    .replace('<div id="app"></div>', () => `<div id="app">${markup}</div>`);
}

/** Puts a brotli copy beside each text file; static hosts make their own, our server sends these. */
function compressForOurServer(): Plugin {
  return {
    name: 'compress-for-our-server',
    apply: 'build',
    closeBundle: {
      order: 'post',
      sequential: true,
      handler() {
        const files = readdirSync(outDir, { recursive: true, encoding: 'utf8' });
        for (const file of files.filter((name) =>
          /\.(html|js|css|svg|md|webmanifest)$/.test(name),
        )) {
          const path = join(outDir, file);
          writeFileSync(`${path}.br`, brotliCompressSync(readFileSync(path)));
        }
      },
    },
  };
}
