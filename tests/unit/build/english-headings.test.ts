import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { evaluate } from '@mdx-js/mdx';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import * as runtime from 'react/jsx-runtime';
import { describe, expect, test } from 'vitest';
import { englishHeadings } from '@/build/english-headings';
import type { ContentComponents, HeadingProps } from '@/content/mdx-components';
import { headingId } from '@/ui/prose/heading-id';
import { contentFiles, readContent } from '../../support/content-files';
import { standIns } from '../../support/render-content';

/** The ids of a page's headings, as the course makes them. */
async function headingIds(source: string, path: string, twin?: string): Promise<string[]> {
  const { default: Page } = await evaluate(
    { value: source, path },
    {
      ...runtime,
      remarkPlugins: [englishHeadings('es', twin === undefined ? undefined : () => twin)],
    },
  );
  const ids: string[] = [];
  const Card: ContentComponents['Card'] = ({ title, englishTitle = title, children }) => {
    ids.push(headingId('part', englishTitle));
    return children;
  };
  const h3 = ({ children, englishTitle = children }: HeadingProps) => {
    ids.push(headingId('part', englishTitle));
    return null;
  };
  renderToStaticMarkup(createElement(Page, { components: { ...standIns, Card, h3 } }));
  return ids;
}

const spanish = '/site/src/content/es/module-9/a.mdx';
const english = '<Card title="First: the road">\nText.\n</Card>\n\n### Then **all** of it';

test('a heading in Spanish has the id of the English one in its place', async () => {
  const own = '<Card title="Primero: el camino">\nTexto.\n</Card>\n\n### Luego todo';
  expect(await headingIds(own, spanish, english)).toEqual([
    'part--first-the-road',
    'part--then-all-of-it',
  ]);
});

test('a page of the source keeps the ids that its own words make', async () => {
  expect(await headingIds(english, '/site/src/content/en/module-9/a.mdx', 'No heading.')).toEqual([
    'part--first-the-road',
    'part--then-all-of-it',
  ]);
});

test('a page with other headings than its twin stops the build, and is named', async () => {
  await expect(headingIds('### Luego todo', spanish, english)).rejects.toThrow(
    'module-9/a.mdx has 1 headings, and 2 in English.',
  );
});

describe('the Spanish pages', () => {
  const translated = contentFiles().filter((file) => existsSync(`src/content/es/${file}`));

  test.each(translated)('%s keeps what is done under the ids of the English page', async (file) => {
    const ids = await headingIds(readContent(file), resolve(`src/content/en/${file}`));
    const own = await headingIds(readContent(file, 'es'), resolve(`src/content/es/${file}`));
    expect(own).toEqual(ids);
  });
});
