import babel from '@rolldown/plugin-babel';
import mdx from '@mdx-js/rollup';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { buildTargets } from './src/build/browsers/minimum.ts';
import { agencyFacts } from './src/build/agency-facts.ts';
import { aiAddressOf, backendOf, refuseWithoutKeys } from './src/build/backend.ts';
import { buildLanguage, markEnglish, translatedContent } from './src/build/build-language.ts';
import { className } from './src/build/class-name.ts';
import { catalogOf, compileMessages, collectMessages } from './src/build/compile-messages.ts';
import { completeHeaders } from './src/build/complete-headers.ts';
import { englishHeadings } from './src/build/english-headings.ts';
import { guideCards } from './src/build/guide-cards.ts';
import { linkNumbers } from './src/build/link-numbers.ts';
import { listBlanks } from './src/build/list-blanks.ts';
import { handouts } from './src/build/handouts.ts';
import { hostFiles } from './src/build/host-files.ts';
import { siteFacts } from './src/build/site-facts.ts';
import { sitemap } from './src/build/sitemap.ts';
import { cacheManifest, listFilesToCache } from './src/build/cache-manifest.ts';
import { inlineRuntime } from './src/build/inline-runtime.ts';
import { stayOnFailedRoute } from './src/build/stay-on-failed-route.ts';
import { moduleId } from './src/build/module-id.ts';
import { subsetFonts } from './src/build/subset-fonts.ts';
import { wrapTextNodes } from './src/build/wrap-text-nodes.ts';
import { compressForOurServer } from './src/build/compress-for-our-server.ts';
import { warnOfDueFacts } from './src/build/warn-of-due-facts.ts';
import { writeEarlyPage } from './src/build/write-early-page.ts';
import { writePages } from './src/build/write-pages.ts';
import { unusedClientParts } from './src/build/unused-client-parts.ts';
import { leaveOutUnusedDocxParts } from './src/build/unused-docx-parts.ts';
import { unusedPdfParts } from './src/build/unused-pdf-parts.ts';
import { manifestOf } from './src/platform/manifest.ts';
import { fileGroups } from './src/hydration/written-pages.ts';

export default defineConfig(({ mode, isSsrBuild }) => {
  const backend = backendOf(mode);
  const language = buildLanguage();
  const messages = new Set<string>();
  return {
    base: language.base,
    // What belongs to no language lies beside the source's pages alone: icons, pictures, settings of hosts.
    publicDir: language.base === '/' && 'public',
    define: {
      'import.meta.env.VITE_SUPABASE_URL': JSON.stringify(backend.url),
      'import.meta.env.VITE_SUPABASE_PUBLISHABLE_KEY': JSON.stringify(backend.key),
    },
    resolve: {
      alias: [
        { find: /^@\//, replacement: `${moduleId('src')}/` },
        ...Object.entries({ ...unusedClientParts, ...unusedPdfParts }).map(
          ([find, replacement]) => ({ find, replacement }),
        ),
        // What the router's store brings along for Reacts before 18 is in React itself.
        { find: /^use-sync-external-store\/shim$/, replacement: 'react' },
      ],
    },
    css: {
      modules: { generateScopedName: className },
      // The minifier's `LightDark`: no style asks for the variables that it would write beside each `color-scheme`.
      lightningcss: { exclude: 1_048_576 },
    },
    worker: { format: 'es' },
    // The written pages are drawn by the same rules as the browser draws them (build/wrap-text-nodes.ts).
    ssr: { noExternal: [/^@mantine\//] },
    build: {
      target: buildTargets(),
      // Sizes are checked by `npm run check:size`, as sent.
      reportCompressedSize: false,
      // The polyfill would be bundled into the entry, which then could not be a file of its own. Browsers without
      // modulepreload fetch the same files a little later.
      modulePreload: { polyfill: false },
      rolldownOptions: {
        // Writing and compressing the pages takes time, and is meant to. The guard's lazy import keeps the record out of
        // the first chunk although other lazy parts import it, too.
        checks: { bundlerTimings: false, ineffectiveDynamicImport: false },
        ...(!isSsrBuild && {
          output: {
            chunkFileNames: ({ name }) => `assets/${name.split('~', 1)[0]}-[hash].js`,
            assetFileNames: 'assets/[hash].[ext]',
            codeSplitting: {
              groups: [...fileGroups],
            },
          },
        }),
      },
    },
    plugins: [
      refuseWithoutKeys(mode, backend),
      wrapTextNodes(),
      translatedContent(language),
      agencyFacts(language),
      {
        enforce: 'pre',
        ...mdx({
          remarkPlugins: [englishHeadings(language.id)],
          rehypePlugins: [guideCards, listBlanks, linkNumbers, markEnglish(language)],
        }),
      },
      leaveOutUnusedDocxParts(),
      subsetFonts(),
      writeEarlyPage(),
      tanstackRouter({ target: 'react', autoCodeSplitting: true, quoteStyle: 'single' }),
      react(),
      babel({
        plugins: [
          ['@lingui/babel-plugin-lingui-macro', { extract: true }],
          compileMessages(catalogOf(language.id), messages),
        ],
      }),
      !isSsrBuild && [
        inlineRuntime(),
        stayOnFailedRoute(),
        handouts(language.id),
        writePages(mode, language),
        cacheManifest(),
        VitePWA({
          strategies: 'injectManifest',
          srcDir: 'sw',
          filename: 'sw.ts',
          registerType: 'prompt',
          injectRegister: false,
          manifest: manifestOf(language),
          // Only an installation takes the large icons, and the system fetches them itself.
          includeManifestIcons: false,
          injectManifest: {
            // The worker is one classic script: not every supported browser takes a module.
            rollupFormat: 'iife',
            // Its build does not hear of the log level that the whole build was asked for.
            buildPlugins: {
              vite: [{ name: 'quiet', config: () => ({ logLevel: 'warn' as const }) }],
            },
            globPatterns: ['kept/**', '**/*.{js,css,svg,png,md,webmanifest,ttf}'],
            globIgnores: ['screenshots/**', 'icons/*.png'],
            manifestTransforms: [listFilesToCache],
          },
        }),
        language.base === '/' && completeHeaders([backend.url, aiAddressOf(mode)]),
        compressForOurServer(mode),
        language.base === '/' && [
          warnOfDueFacts(),
          collectMessages(messages),
          siteFacts(mode, backend),
          sitemap(mode),
          hostFiles(mode),
        ],
      ],
    ],
  };
});
