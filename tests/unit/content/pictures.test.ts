import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { guidePictureWords } from '@/content/en/pictures/guides';
import { module1PictureWords } from '@/content/en/pictures/module-1';
import { module2PictureWords } from '@/content/en/pictures/module-2';
import { module3PictureWords } from '@/content/en/pictures/module-3';
import { guideDrawings } from '@/features/course/pictures/guides';
import { module1Drawings } from '@/features/course/pictures/module-1';
import { module2Drawings } from '@/features/course/pictures/module-2';
import { module3Drawings } from '@/features/course/pictures/module-3';
import { contentFiles, readContent } from '../../support/content-files';
import { hardestSentences, readingGrade } from '../../support/reading-grade';

const drawings = { ...module1Drawings, ...module2Drawings, ...module3Drawings, ...guideDrawings };
const words: Record<string, string> = {
  ...module1PictureWords,
  ...module2PictureWords,
  ...module3PictureWords,
  ...guidePictureWords,
};
const sheet = readFileSync(
  new URL('../../../src/ui/pictures/picture.module.css', import.meta.url),
  'utf8',
);
const tokens = readFileSync(new URL('../../../src/ui/styles/tokens.css', import.meta.url), 'utf8');

describe.each(Object.entries(drawings))('the picture %s', (id, shapes) => {
  test('says in words what it shows, and no two say the same', () => {
    const said = words[id] ?? '';
    expect(said.split(' ').length).toBeGreaterThanOrEqual(8);
    expect(said).toMatch(/\.$/);
    expect(Object.values(words).filter((text) => text === said)).toHaveLength(1);
  });

  test('has only paints of the style sheet and drawable paths', () => {
    for (const [paint, d] of shapes) {
      expect(sheet, paint).toMatch(new RegExp(`\\.${paint}\\b[^{]*\\{`));
      expect(d, id).toMatch(/^M[MLHVCSQTAZmlhvcsqtaz\d .,-]*$/);
    }
  });
});

test('there are at least forty, and all of them together are small as sent', () => {
  expect(Object.keys(drawings).length).toBeGreaterThanOrEqual(40);
  const markup = Object.entries(drawings)
    .map(
      ([id, shapes]) =>
        shapes.map(([paint, d]) => `<path class="${paint}" d="${d}"/>`).join('') + id,
    )
    .join('');
  const sent = brotliCompressSync(markup + JSON.stringify(words) + sheet).length;
  expect(sent).toBeLessThanOrEqual(110_000);
});

test('every drawing of the guides stands in a guide, in both languages', () => {
  for (const language of ['en', 'es'] as const) {
    const guides = contentFiles(language).filter((file) => file.startsWith('guides/'));
    const text = guides.map((file) => readContent(file, language)).join('');
    for (const id of Object.keys(guideDrawings)) expect(text).toContain(`<Picture id="${id}" />`);
  }
});

test('every colour is a token, and each token has a value for light and for dark', () => {
  const paints = sheet.slice(sheet.indexOf('.picture path'));
  const used = [...paints.matchAll(/(?:fill|stroke): ([^;]+);/g)].map(([, value = '']) => value);
  expect(used.length).toBeGreaterThan(30);
  for (const value of used) expect(value).toMatch(/^(?:none|currentcolor|var\(--[a-z0-9-]+\))$/);
  const [day = '', night = ''] = tokens.split('prefers-color-scheme: dark');
  for (const [, name = ''] of paints.matchAll(/var\((--[a-z0-9-]+)\)/g)) {
    if (/^--(?:skin|hair|feature)/.test(name)) expect(sheet).toContain(`${name}: #`);
    else
      for (const scheme of name === '--accent' ? [day] : [day, night])
        expect(scheme).toContain(`${name}:`);
  }
});

test('the words beside the pictures read at grade 7 or lower', () => {
  const texts = Object.values(words);
  expect(readingGrade(texts), hardestSentences(texts, 8).join('\n')).toBeLessThanOrEqual(7);
});
