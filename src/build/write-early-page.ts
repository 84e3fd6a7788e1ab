import { build, type Plugin, type Rolldown } from 'vite';
import { buildTargets } from './browsers/minimum.ts';

const marker = '<!-- The early page: src/hydration/early-page.ts -->';

/** Inlines `hydration/early-page.ts` into every page, so that it needs no request and runs before the page is drawn. */
export function writeEarlyPage(): Plugin {
  return {
    name: 'write-early-page',
    transformIndexHtml: {
      order: 'pre',
      async handler(html) {
        if (!html.includes(marker)) throw new Error('index.html has no place for the early page.');
        const code = await earlyPage();
        return html.replace(marker, () => `<script>${code}</script>`);
      },
    },
  };
}

async function earlyPage(): Promise<string> {
  const [built] = (await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      target: buildTargets(),
      lib: { entry: 'src/hydration/early-page.ts', formats: ['iife'], name: 'early' },
    },
  })) as Rolldown.RolldownOutput[];
  const chunk = built?.output.find(({ type }) => type === 'chunk');
  if (chunk?.type !== 'chunk') throw new Error('The early page was not built.');
  return chunk.code;
}
