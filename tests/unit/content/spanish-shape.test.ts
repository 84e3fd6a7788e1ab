import { existsSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { catalogue } from '@/content/en/catalogue';
import { titlesOnPaper } from '@/content/es/catalogue';
import { contentFiles, readContent } from '../../support/content-files';

const folder = 'src/content/es';
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => /\.(?:ts|mdx|md)$/.test(file));
/** What only Spanish has: what the lines of the phrase bank mean. */
const ownFiles = /^phrase-meanings/;

test('every Spanish file is the twin of an English one, or of the agency’s facts', () => {
  const isTwin = (file: string) =>
    existsSync(`src/content/en/${file}`) || /^agency(?:-policies)?\.ts$/.test(file);
  expect(files.filter((file) => !isTwin(file) && !ownFiles.test(file))).toEqual([]);
});

test('every page that people read is there in Spanish', () => {
  expect(contentFiles('es')).toEqual(contentFiles());
});

/** Parts of a fact that code compares or stores, and no one reads. */
const names =
  /^(?:id|kind|href|file|fileName|url|picture|field|group|activity|format|part|chapter)$/;

/** Where two values differ in what no translation may change, as paths into them. */
function differences(english: unknown, spanish: unknown, path = ''): string[] {
  if (typeof english !== typeof spanish) return [`${path}: ${typeof spanish}`];
  if (typeof english === 'string') {
    const key = path.split('.').at(-1) ?? '';
    const isChanged = names.test(key) && english !== spanish;
    const isEmptied = (english === '') !== (spanish === '');
    return isChanged || isEmptied ? [`${path}: ${String(spanish)}`] : [];
  }
  if (typeof english === 'function') return [];
  if (typeof english !== 'object' || english === null || spanish === null)
    return Object.is(english, spanish) ? [] : [`${path}: ${String(spanish)}`];
  if (english instanceof RegExp) return [];
  const [own, twin] = [Object.entries(english), spanish as Record<string, unknown>];
  const more = Object.keys(twin).filter((key) => !(key in english));
  return [
    ...more.map((key) => `${path}.${key}: not in English`),
    ...own.flatMap(([key, value]) =>
      key in twin ? differences(value, twin[key], `${path}.${key}`) : [`${path}.${key}: missing`],
    ),
  ];
}

test('what a translation must not change is found', () => {
  const english = { list: [{ id: 'a', text: 'One', minutes: 2 }], note: '' };
  expect(differences(english, { list: [{ id: 'a', text: 'Uno', minutes: 2 }], note: '' })).toEqual(
    [],
  );
  expect(differences(english, { list: [{ id: 'b', text: '', minutes: 3 }], more: 1 })).toEqual([
    '.more: not in English',
    '.list.0.id: b',
    '.list.0.text: ',
    '.list.0.minutes: 3',
    '.note: missing',
  ]);
});

/** A language's own lists, and what follows from how long its pages are. */
const ownWords = /^(?:glossary|part-minutes|phrases\/phrase-bank)\.ts$/;
/** What a language alone says. */
const own = new Set(['.gameScript.yesAndNo: not in English']);

const facts = files.filter(
  (file) => file.endsWith('.ts') && existsSync(`src/content/en/${file}`) && !ownWords.test(file),
);

test.each(facts)('%s has the exports, ids, links and numbers of its English twin', async (file) => {
  const [english, spanish] = await Promise.all(
    ['en', 'es'].map(async (language) => {
      const path = `../../../src/content/${language}/${file}`;
      return { ...((await import(/* @vite-ignore */ path)) as object) };
    }),
  );
  expect(differences(english, spanish).filter((found) => !own.has(found))).toEqual([]);
});

/** The frame of a page: its headings' levels, its parts with what is not read, and its links, in order. */
function frameOf(source: string): string[] {
  const marks = source.matchAll(/^#+(?= )|<(\/?)([A-Z]\w*)([^>]*)>|\]\(([^)\s]+)\)/gm);
  return [...marks].map(([mark, end = '', part, props = '', link]) => {
    if (link !== undefined) return link;
    if (part === undefined) return mark;
    const kept = [...props.matchAll(/(\w+)=(?:"([^"]*)"|\{([^}]*)\})/g)].filter(
      ([, name = '']) => !/^(?:title|alt|summary|label)$/.test(name),
    );
    return `<${end}${part}${kept.map(([prop]) => ` ${prop}`).join('')}>`;
  });
}

test.each(contentFiles('es'))('%s has the parts, ids and links of its English twin', (file) => {
  const english = frameOf(readContent(file));
  // Newcomers are sent to one guide more.
  const isOwn = (mark: string) => mark.startsWith('/guides#') && !english.includes(mark);
  expect(frameOf(readContent(file, 'es')).filter((mark) => !isOwn(mark))).toEqual(english);
});

test('a paper that an office reads names the modules in English', () => {
  expect([...titlesOnPaper]).toEqual(catalogue.map(({ id, title }) => [id, title]));
});
