import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import babel from '@rolldown/plugin-babel';
import mdx from '@mdx-js/rollup';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { parse } from 'smol-toml';
import { defineConfig, loadEnv, type Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { manifest } from './src/pwa/manifest';

export default defineConfig(({ mode }) => {
  const backend = backendOf(mode);
  return {
    define: {
      'import.meta.env.VITE_SUPABASE_URL': JSON.stringify(backend.url),
      'import.meta.env.VITE_SUPABASE_PUBLISHABLE_KEY': JSON.stringify(backend.key),
    },
    build: { target: 'es2022' },
    plugins: [
      refuseWithoutKeys(mode, backend),
      { enforce: 'pre', ...mdx() },
      tanstackRouter({ target: 'react', autoCodeSplitting: true, quoteStyle: 'single' }),
      react(),
      babel({ plugins: [['@lingui/babel-plugin-lingui-macro', { stripMessageField: false }]] }),
      VitePWA({
        strategies: 'injectManifest',
        srcDir: 'sw',
        filename: 'sw.ts',
        registerType: 'prompt',
        injectRegister: false,
        manifest,
        injectManifest: {
          globPatterns: ['**/*.{html,js,css,svg,png,md,webmanifest}'],
          globIgnores: ['screenshots/**'],
        },
      }),
      allowInHeaders([backend.url, aiAddressOf(mode)]),
      compressForOurServer(),
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

/** Lets the page reach servers of other origins: `connect-src` in `_headers` gets their addresses. */
function allowInHeaders(urls: readonly string[]): Plugin {
  return {
    name: 'allow-in-headers',
    apply: 'build',
    generateBundle() {
      const headers = readFileSync('public/_headers', 'utf8');
      const origins = urls.filter(Boolean).map((url) => new URL(url).origin);
      const allowed = ["connect-src 'self'", ...new Set(origins)].join(' ');
      const source = headers.replace("connect-src 'self'", allowed);
      this.emitFile({ type: 'asset', fileName: '_headers', source });
    },
  };
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
        const files = readdirSync('dist', { recursive: true, encoding: 'utf8' });
        for (const file of files.filter((name) =>
          /\.(html|js|css|svg|md|webmanifest)$/.test(name),
        )) {
          const path = join('dist', file);
          writeFileSync(`${path}.br`, brotliCompressSync(readFileSync(path)));
        }
      },
    },
  };
}
