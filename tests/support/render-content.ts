import { evaluate } from '@mdx-js/mdx';
import type { ReactNode } from 'react';
import { createElement, Fragment } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import * as runtime from 'react/jsx-runtime';
import { factsIn } from '@/build/agency-facts';
import { chapters } from '@/content/en/chapters';
import { downloads } from '@/content/en/downloads';
import { chapters as chaptersInSpanish } from '@/content/es/chapters';
import { downloads as downloadsInSpanish } from '@/content/es/downloads';
import { sources } from '@/content/en/sources';
import { jobCenterPhone } from '@/content/job-center-phone';
import type { ContentComponents } from '@/content/mdx-components';
import { readContent } from './content-files';

export interface RenderedPage {
  readonly file: string;
  readonly source: string;
  readonly html: string;
  /** Paragraphs and list items in reading order, as plain text, without headings. */
  readonly texts: readonly string[];
  /** The same without what is folded up under “Read more.” */
  readonly firstPath: readonly string[];
}

/** Compiles a page and renders it with plain stand-ins that say what the real parts will say. */
export async function renderPage(
  file: string,
  language: 'en' | 'es' = 'en',
): Promise<RenderedPage> {
  const source = readContent(file, language);
  const { default: Page } = await evaluate(source, runtime);
  const html = renderToStaticMarkup(
    createElement(Page, { components: { ...componentsIn(language) } }),
  );
  const firstPath = htmlToTexts(html.replaceAll(/<details>.*?<\/details>/gs, '\u0000'));
  return { file, source, html, texts: htmlToTexts(html), firstPath };
}

/** What English pages are read with. */
export const standIns = componentsIn('en');

function componentsIn(language: 'en' | 'es'): ContentComponents {
  const facts =
    language === 'en'
      ? { chapters, downloads }
      : { chapters: chaptersInSpanish, downloads: downloadsInSpanish };
  return {
    Source: ({ id }) => createElement('cite', null, `(${found(sources, id).label})`),
    Example: ({ title, children }) =>
      block('example', [createElement('p', { key: 't' }, title), children]),
    Tip: ({ children }) => block('tip', children),
    ChapterLink: ({ chapter }) =>
      createElement(
        'a',
        { href: `/resume-builder/chapter/${chapter}` },
        found(facts.chapters, chapter).title,
      ),
    Download: ({ id }) => {
      const { title, summary, href } = found(facts.downloads, id);
      return createElement(Fragment, null, [
        createElement('a', { key: 'a', href }, title),
        createElement('p', { key: 'p' }, summary),
      ]);
    },
    Activity: ({ id }) => createElement('div', { 'data-activity': id }),
    Card: ({ title, picture, task, later, children }) =>
      createElement(
        'section',
        {
          'data-card': title,
          'data-picture': picture,
          'data-task': task ?? 0,
          'data-later': later ?? 0,
        },
        [createElement('h3', { key: 't' }, title), children],
      ),
    Step: ({ title, children }) =>
      createElement('section', { 'data-block': 'step' }, createElement('p', null, title), children),
    More: ({ children }) => createElement('details', null, block('more', children)),
    Picture: ({ id }) => createElement('div', { 'data-picture': id }),
    Do: ({ children }) => block('do', children),
    Agency: ({ fact }) => ({ ...factsIn(language), jobCenterPhone })[fact],
  };
}

function block(name: string, children: ReactNode) {
  return createElement('section', { 'data-block': name }, children);
}

/** Fails the page that names something that does not exist. */
function found<Item extends { readonly id: unknown }>(items: readonly Item[], id: unknown): Item {
  const item = items.find((candidate) => candidate.id === id);
  if (!item) throw new Error(`Nothing has the id ${String(id)}`);
  return item;
}

export function htmlToTexts(html: string): string[] {
  return html
    .replaceAll(/<h(\d)[^>]*>.*?<\/h\1>/gs, '\n')
    .replaceAll(/<\/?(?:p|li|ul|ol|section|div|blockquote|hr|details)[^>]*>/g, '\u0000')
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll('&amp;', '&')
    .replaceAll('&#x27;', '’')
    .replaceAll('&quot;', '"')
    .split('\u0000')
    .map((text) => text.replaceAll(/\s+/g, ' ').trim())
    .filter((text) => text !== '');
}
