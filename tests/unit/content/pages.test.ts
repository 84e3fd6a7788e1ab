import { readFileSync } from 'node:fs';
import { evaluate } from '@mdx-js/mdx';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import * as runtime from 'react/jsx-runtime';
import { afterAll, describe, expect, test } from 'vitest';
import { agency } from '@/content/agency';
import { chapters } from '@/content/en/chapters';
import { guideGroups, guides } from '@/content/en/guides';
import { needs } from '@/content/en/needs';
import { learningEvents } from '@/content/en/learning-events';
import { narrativeSlides } from '@/content/en/module-2';
import { networkingSections } from '@/content/en/module-3';
import { policies } from '@/content/en/policies';
import { whatIsSaved } from '@/content/en/your-data';
import { guideCards } from '@/build/guide-cards';
import { readMinutes } from '@/domain/course/card-minutes';
import { contentComponentNames } from '@/content/mdx-components';
import { headingId } from '@/ui/prose/heading-id';
import { hardestInSpanish, readingEase } from '../../support/reading-ease';
import { hardestSentences, readingGrade } from '../../support/reading-grade';
import type { RenderedPage } from '../../support/render-content';
import { isUnsourcedFigure } from '../../support/figures';
import { contentFiles, readContent } from '../../support/content-files';
import { htmlToTexts, renderPage, standIns } from '../../support/render-content';

const pages: RenderedPage[] = await Promise.all(contentFiles().map((file) => renderPage(file)));
const screensFolder = new URL('../../../src/features/course/en/', import.meta.url);
const grades: Record<string, { words: number; grade: string }> = {};

afterAll(() => console.table(grades));

test('every page is named by exactly one entry of the facts, and every entry has its page', () => {
  const named = [
    ...chapters,
    ...learningEvents,
    ...narrativeSlides,
    ...networkingSections,
    ...guides,
    whatIsSaved,
    ...policies,
  ].map(({ file }) => file);
  expect([...named].sort()).toEqual(contentFiles());
});

test('every page is reachable through the page table of its folder', () => {
  for (const file of contentFiles()) {
    const [folder = '', name = ''] = file.split('/');
    const guide = guides.find((candidate) => candidate.file === file);
    const table = guide ? `${folder}/${guide.group}-pages.ts` : `${folder}/pages.ts`;
    expect(readContent(table), file).toContain(`'./${name}'`);
  }
});

test('the links to the chapters and the downloads stand where the spec puts them', () => {
  const source = (name: string) => readContent(`module-1/${name}.mdx`);
  const chapterLinks = (name: string) =>
    [...source(name).matchAll(/<ChapterLink chapter=\{(\d)\}/g)].map(([, id]) => Number(id));
  expect(chapterLinks('4-core-concepts')).toEqual([1, 2]);
  expect(chapterLinks('6-practice')).toEqual([3, 4]);
  expect(chapterLinks('7-peer-review')).toEqual([5]);
  expect(source('5-tools').match(/<Download /g)).toHaveLength(3);
  expect(source('8-final-assessment')).toContain('<Activity id="official-rubric" />');
});

test('every source that a page names is given to its screen', () => {
  const named = pages.flatMap(({ file, source }) =>
    [...source.matchAll(/<Source id="([^"]+)"/g)].map(([, id = '']) => ({ file, id })),
  );
  expect(named.length).toBeGreaterThan(20);
  for (const { file, id } of named) {
    if (file.startsWith('guides/')) continue;
    const screen = new URL(`${file.split('/')[0] ?? ''}.tsx`, screensFolder);
    expect(readFileSync(screen, 'utf8'), `${file}: ${id}`).toContain(`'${id}'`);
  }
});

describe.each(guides)('the guide $id', ({ id, file, minutes, sources, group }) => {
  const page = pages.find((candidate) => candidate.file === file);
  const { source, texts } = page ?? { source: '', texts: [] };

  test('names in its data the sources of its text, and how long it takes', () => {
    const named = [...source.matchAll(/<Source id="([^"]+)"/g)].map(([, found]) => found);
    expect(sources).toEqual([...new Set(named)]);
    expect(minutes).toBe(readMinutes(texts.join(' ').split(' ').length));
  });

  test('belongs to a group, and to its place in the list', () => {
    expect(guideGroups.map((known) => known.id)).toContain(group);
    const ofGroup = guides.filter((other) => other.group === group).map((other) => other.id);
    const from = guides.findIndex((other) => other.group === group);
    expect(guides.slice(from, from + ofGroup.length).map((other) => other.id)).toEqual(ofGroup);
    expect(ofGroup).toContain(id);
  });

  test('has something to do, each under an id of its own', () => {
    const steps = [...source.matchAll(/<Do id="([^"]+)"/g)].map(([, step]) => step);
    expect(steps.length).toBeGreaterThan(0);
    expect(new Set(steps).size).toBe(steps.length);
  });

  test('is cut into cards of two minutes at most', async () => {
    const { default: Page } = await evaluate(source, { ...runtime, rehypePlugins: [asIn(file)] });
    const html = renderToStaticMarkup(createElement(Page, { components: { ...standIns } }));
    const cards = html.split('<div class="card guide-card">').slice(1);
    expect(cards).toHaveLength(source.match(/^### /gm)?.length ?? 0);
    for (const card of cards) {
      const words = card
        .replaceAll(/<[^>]+>/g, ' ')
        .trim()
        .split(/\s+/).length;
      expect(words, card.slice(0, 80)).toBeLessThanOrEqual(2 * wordsPerMinute);
    }
  });
});

const headingIds = [
  ...learningEvents,
  ...narrativeSlides,
  ...networkingSections,
  ...guides,
].flatMap(({ id, file }) =>
  [...readContent(file).matchAll(/^(?:### (.+)|<Card title="([^"]+)".*)$/gm)].map(
    ([, heading, card]) => headingId(id, heading ?? card),
  ),
);

test('what people need today leads to places that exist, in five steps at most', () => {
  expect(needs).toHaveLength(13);
  for (const { id, steps } of needs) {
    expect(steps.length, id).toBeGreaterThan(0);
    expect(steps.length, id).toBeLessThanOrEqual(5);
    for (const { href } of steps) {
      expect(isKnownTarget(href), href).toBe(true);
      const [path, part] = href.split('#');
      if (path === '/guides')
        expect(guides.map((guide) => guide.id)).toContain(part?.split('--')[0]);
      if (part?.includes('--')) expect(headingIds, href).toContain(part);
      // A part of a module is fifteen minutes of cards: the way leads to the very one.
      else expect(path).not.toMatch(/^.modules/);
    }
  }
});

test.each([
  ['no-home', 'housing', 'fcc-211'],
  ['not-paid', 'unpaid-pay', 'dol-pay'],
  ['disability', 'disability-help', 'jan'],
  ['veteran', 'veterans', 'veterans-first'],
])(
  'who needs %s is led first to a guide of its own, with its official source',
  (id, own, source) => {
    const [path, part] = needs.find((need) => need.id === id)?.steps[0]?.href.split('#') ?? [];
    expect(path).toBe('/guides');
    expect(part?.split('--')[0]).toBe(own);
    expect(guides.find((guide) => guide.id === own)?.sources).toContain(source);
  },
);

describe('in Spanish', () => {
  const eases: Record<string, { words: number; ease: string }> = {};
  afterAll(() => console.table(eases));

  test.each(contentFiles('es'))('%s is easy to read', async (file) => {
    const { html } = await renderPage(file, 'es');
    const texts = htmlToTexts(
      html.replaceAll(/<cite>.*?<\/cite>|<(\w+) lang="en">.*?<\/\1>/gs, ''),
    );
    const ease = readingEase(texts);
    eases[file] = { words: texts.join(' ').split(' ').length, ease: ease.toFixed(1) };
    expect(ease, hardestInSpanish(texts, 8).join('\n')).toBeGreaterThanOrEqual(70);
  });
});

describe.each(pages)('$file', ({ file, source, html, texts, firstPath }) => {
  test('reads at grade 7 or lower', () => {
    const grade = readingGrade(texts);
    const words = texts.join(' ').split(' ').length;
    grades[file] = { words, grade: grade.toFixed(1) };
    expect(grade, hardestSentences(texts, 8).join('\n')).toBeLessThanOrEqual(7);
  });

  test('holds at least 150 words, and 450 at most in a lesson, 600 in a guide, without what is folded up', () => {
    const words = firstPath.join(' ').split(' ').length;
    expect(words).toBeGreaterThanOrEqual(150);
    expect(words).toBeLessThanOrEqual(file.startsWith('guides/') ? 600 : 450);
  });

  test('has headings that begin at level 3 and skip none', () => {
    const levels = [...html.matchAll(/<h(\d)/g)].map(([, level]) => Number(level));
    expect(levels.length).toBeGreaterThan(0);
    let before = 2;
    for (const level of levels) {
      expect(level).toBeGreaterThanOrEqual(3);
      expect(level).toBeLessThanOrEqual(before + 1);
      before = level;
    }
  });

  test('uses only the closed set of components and imports nothing', () => {
    const used = [...source.matchAll(/<\/?([A-Za-z][\w.]*)/g)].map(([, name]) => name);
    const allowed: readonly string[] = contentComponentNames;
    expect(used.filter((name) => name && !allowed.includes(name))).toEqual([]);
    expect(source).not.toMatch(/^(?:import|export)\s/m);
    expect(source).not.toContain('`');
  });

  test('links only to places that exist', () => {
    const hrefs = [...html.matchAll(/href="([^"]+)"/g)].map(([, href = '']) => href);
    expect(hrefs.filter((href) => !isKnownTarget(href))).toEqual([]);
  });

  test('gives each figure its source in the same paragraph, or calls it a custom', () => {
    expect(paragraphsOutsideExamples(source).filter(isUnsourcedFigure)).toEqual([]);
  });

  test('repeats none of the folklore that has no source', () => {
    const text = texts.join(' ');
    expect(text).not.toMatch(/75 ?(?:%|percent)|80 ?(?:%|percent)|15 seconds|hidden job/i);
  });

  test('names only invented people with addresses and numbers that no one owns', () => {
    const text = texts.join(' ');
    for (const [, domain] of text.matchAll(/@([\w.]+\w)/g)) expect(domain).toBe('example.com');
    const invented = [agency.phone, ...publicNumbers].reduce(
      (left, number) => left.replaceAll(number, ''),
      text,
    );
    for (const [number] of invented.matchAll(/\b\d{3}-\d{4}\b/g))
      expect(number).toMatch(/^555-01\d\d$/);
  });
});

/**
 * The numbers beside the agency's that a page gives in full: the National Domestic Violence Hotline, then OSHA, the EEOC,
 * the VA's line for veterans without a home, the Wage and Hour Division, the National Human Trafficking Hotline, the Ticket to Work Help Line with its TTY,
 * and Social Security, each as on its own site.
 */
const publicNumbers = [
  '1-800-799-7233',
  '1-800-321-6742',
  '1-800-669-4000',
  '1-800-526-7234',
  '1-800-255-7688',
  '1-866-487-9243',
  '1-877-424-3838',
  '1-888-373-7888',
  '1-866-968-7842',
  '1-866-833-2967',
  '1-800-772-1213',
];

/** As whoever reads this site reads, in words. */
const wordsPerMinute = 150;

/** The build's plugin, for a text that comes from this file. */
function asIn(file: string) {
  const cut = guideCards();
  return () => (tree: Parameters<typeof cut>[0]) => cut(tree, { path: `/en/${file}` });
}

/** The government's own sites, to which a page may send people in need at once. */
const officialSites = /^https:\/\/(?:reportfraud\.ftc|www\.identitytheft)\.gov\/$/;

/** The spec's route table, the guides, and the files that the site serves. */
function isKnownTarget(href: string): boolean {
  return (
    /^\/(?:modules(?:\/[123])?(?:#[a-z-]+)?|guides#[a-z-]+|resources(?:#[a-z-]+)?|papers(?:#[a-z]+)?|forum|auth|game|resume-builder(?:\/chapter\/[1-5])?)?$/.test(
      href,
    ) ||
    /^\/downloads\/[a-z-]+\.md$/.test(href) ||
    officialSites.test(href)
  );
}

function paragraphsOutsideExamples(source: string): string[] {
  return source
    .replaceAll(/<Example[\s\S]*?<\/Example>/g, '')
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => !/^(?:#|<Card )/.test(paragraph));
}
