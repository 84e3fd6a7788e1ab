import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { handoutText } from '../content/handout-text.ts';
import { factsIn } from './agency-facts.ts';
import type { BuildLanguage } from './build-language.ts';

const folder = 'src/content/en/handouts';

/** Writes the handouts of a language to `downloads/`, with the agency's contact at the foot of each. */
export function handouts(language: BuildLanguage['id']): Plugin {
  const handoutOf = (name: string) => {
    const own = `src/content/${language}/handouts/${name}`;
    const file = existsSync(own) ? own : `${folder}/${name}`;
    return handoutText(readFileSync(file, 'utf8'), factsIn(language), language);
  };
  return {
    name: 'handouts',
    generateBundle() {
      for (const name of readdirSync(folder))
        this.emitFile({ type: 'asset', fileName: `downloads/${name}`, source: handoutOf(name) });
    },
    configureServer({ middlewares }) {
      middlewares.use('/downloads', (request, response, next) => {
        const name = readdirSync(folder).find((candidate) => request.url === `/${candidate}`);
        if (name === undefined) return next();
        response.setHeader('Content-Type', 'text/markdown; charset=utf-8').end(handoutOf(name));
      });
    },
  };
}
