import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { translatedFileOf } from '../../../src/build/build-language';
import { catalogFaults, placeholdersOf } from '../../../src/build/catalog-faults';
import { hostSettings } from '../../../src/build/host-files';
import { moduleId } from '../../../src/build/module-id';
import { inLanguage } from '../../../src/build/page-words';
import { languages } from '../../../src/content/languages';
import { readHeaderRules } from '../../../supabase/local/header-rules';
import { readRewriteRules } from '../../../supabase/local/rewrite-rules';

const content = (file: string) => moduleId(`src/content/${file}`);
const always = () => true;

test('a language’s own file takes the place of the English one, and of the agency’s', () => {
  expect(translatedFileOf(content('en/module-1/pages.ts'), 'es', always)).toBe(
    content('es/module-1/pages.ts'),
  );
  expect(translatedFileOf(content('agency.ts'), 'es', always)).toBe(content('es/agency.ts'));
  expect(translatedFileOf(content('en/guides/5-benefits.mdx?x'), 'es', always)).toBe(
    content('es/guides/5-benefits.mdx'),
  );
});

test('nothing takes the place of a file that the language does not have, or that is no content', () => {
  expect(translatedFileOf(content('en/rubric.ts'), 'es', () => false)).toBeNull();
  expect(translatedFileOf(content('es/rubric.ts'), 'es', always)).toBeNull();
  expect(
    translatedFileOf(moduleId('src/features/course/en/module-1.tsx'), 'es', always),
  ).toBeNull();
});

test('a catalog that lacks a message, keeps an old one, or loses a value or an element is found', () => {
  const messages = [
    'Home',
    'Read <0>{name}</0>',
    'Saved',
    '{n, plural, one {# line} other {# lines}}',
  ];
  const catalog = {
    Home: 'Inicio',
    'Read <0>{name}</0>': 'Lea {name}',
    '{n, plural, one {# line} other {# lines}}': '{n, plural, one {# línea} other {# líneas}}',
    'Nobody says this': 'Nadie lo dice',
  };
  expect(catalogFaults(messages, catalog)).toEqual([
    'Nobody has translated: Saved',
    'No screen says any more: Nobody says this',
    'Other places than in English: Read <0>{name}</0> → Lea {name}',
  ]);
  expect(placeholdersOf('{n, plural, one {line} other {<0>lines</0> of {name}}}')).toEqual([
    '</0>',
    '<0>',
    'n plural',
    'name',
  ]);
});

test('the words of index.html are there in every language', () => {
  const html = readFileSync('index.html', 'utf8');
  const [source, ...others] = languages;
  const english = inLanguage(html, source.id).split(/(?<=>)/);
  for (const { id } of others) {
    const own = inLanguage(html, id);
    expect(own).toContain(`<html lang="${id}"`);
    const changed = own.split(/(?<=>)/).filter((line, place) => line !== english[place]);
    // The tag of the page, its description, its body and what stands there without scripts.
    expect(changed).toHaveLength(4);
  }
});

test.each(languages)('hosts treat the files of $name as those of every language', ({ base }) => {
  const headers = readFileSync('public/_headers', 'utf8');
  const pathsOf = readHeaderRules(headers).map(({ path }) => path);
  const expected = ['', 'index.html', 'sw.js', 'assets/*'].map((file) => base + file);
  expect(pathsOf).toEqual(expect.arrayContaining(expected));
  const rewrites = readRewriteRules(readFileSync('public/_redirects', 'utf8'));
  expect(rewrites).toContainEqual({
    from: `${base}resume-builder/*`,
    to: `${base}resume-builder`,
  });
  const settings = new Map(hostSettings(headers));
  expect(settings.get('nginx.conf')).toContain(`${base}resume-builder.html`);
  expect(settings.get('Caddyfile')).toContain(`${base}assets/*`);
  expect(settings.get('wrangler.jsonc')).toContain(`"${base}assets/*"`);
  expect(existsSync(`src/content/${base === '/' ? 'en' : base.slice(1)}`)).toBe(true);
});
