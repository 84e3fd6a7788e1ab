import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadEnv, type Plugin } from 'vite';

/** Writes `site.json`: which backend the build belongs to, for `npm run check:live`. All of it stands in the scripts, too. */
export function siteFacts(mode: string, backend: { url: string; key: string }): Plugin {
  let outDir = '';
  return {
    name: 'site-facts',
    apply: 'build',
    configResolved({ build }) {
      outDir = build.outDir;
    },
    closeBundle() {
      const ai = loadEnv(mode, process.cwd(), 'VITE_')['VITE_AI_BASE_URL'] ?? '';
      const facts = { backend: backend.url.replace(/\/+$/, ''), key: backend.key, ai };
      writeFileSync(join(outDir, 'site.json'), `${JSON.stringify(facts)}\n`);
    },
  };
}
