import { existsSync } from 'node:fs';
import type { Plugin } from 'vite';
import { languages } from '../content/languages.ts';
import { moduleId } from './module-id.ts';

/** A language that can be built. */
export type BuildLanguage = (typeof languages)[number];

/** The language that this process builds; build-site.ts names it in the environment. Without a name it is the source's. */
export function buildLanguage(): BuildLanguage {
  const id = process.env['CAREER_QUEST_LANGUAGE'];
  return languages.find((language) => language.id === id) ?? languages[0];
}

const ofSource = /\/src\/content\/(?:en\/)?(?!(?:en|es)\/)(.+)$/;

/**
 * Puts a language's own content in the place of the English: what imports `content/en/X`, or `content/X`, gets
 * `content/<id>/X` where that file is there. That file itself, and nobody else, gets its English twin.
 */
export function translatedContent({ id }: BuildLanguage): Plugin | false {
  if (id === languages[0].id) return false;
  return {
    name: 'own-content',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (importer === undefined || !`${importer}${source}`.includes('/content/')) return null;
      const resolved = await this.resolve(source, importer, { ...options, skipSelf: true });
      const translated = resolved && translatedFileOf(resolved.id, id);
      return translated && translated !== importer ? translated : resolved;
    },
  };
}

/** The language's own file in the place of this one; null where it has none. `file`: as the bundler names it. */
export function translatedFileOf(
  file: string,
  language: string,
  isThere: (file: string) => boolean = existsSync,
): string | null {
  const [path = ''] = file.split('?', 1);
  const [, rest] = ofSource.exec(path) ?? [];
  if (rest === undefined) return null;
  const translated = moduleId(`src/content/${language}/${rest}`);
  return isThere(translated) ? translated : null;
}

/** A node of a page's tree, as far as this needs it. */
type PageNode = { type: string; tagName?: string; properties?: object; children?: PageNode[] };

/** Marks a page that another language has only in English, so that it is read aloud in English. */
export function markEnglish({ id }: BuildLanguage) {
  return () =>
    (tree: PageNode, file: { path?: string }): void => {
      if (id === 'en' || !/[/\\]content[/\\]en[/\\]/.test(file.path ?? '')) return;
      const { children = [] } = tree;
      tree.children = [{ type: 'element', tagName: 'div', properties: { lang: 'en' }, children }];
    };
}
