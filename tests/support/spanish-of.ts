import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { catalogOf } from '../../src/build/compile-messages';
import { pageWords } from '../../src/build/page-words';

/** An English text of the product, and the same in Spanish. Values stand as `{0}` or `{name}`. */
export type Pair = readonly [english: string, spanish: string];

const content = new URL('../../src/content/', import.meta.url);

/** Every text that the product has in both languages and says in different words: messages of the screens, facts, headings. */
export async function pairsOfTexts(): Promise<Pair[]> {
  const files = readdirSync(new URL('es/', content), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:ts|mdx|md)$/.test(file))
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => existsSync(new URL(`en/${file}`, content)));
  const facts = await Promise.all(files.filter((file) => file.endsWith('.ts')).map(factsOf));
  const pages = files.filter((file) => !file.endsWith('.ts')).map(partsOf);
  const early = pageWords.en.map((text, place): Pair => [text, pageWords.es[place] ?? text]);
  const all = [...messages(), ...early, ...facts.flat(), ...pages.flat()].flatMap(withSentences);
  const different = all.filter(
    ([english, spanish]) => english !== spanish && /\p{L}/u.test(english),
  );
  return [...new Map(different.map((pair) => [pair.join('\n'), pair])).values()];
}

function messages(): Pair[] {
  return Object.entries(catalogOf('es')).flatMap(([name, spanish]) => {
    const english = name.replace(/ \/\/ .*$/, '');
    return ['=0', 'one', 'other'].map((count): Pair => [
      plain(english, count),
      plain(spanish, count),
    ]);
  });
}

/** A message without its elements, as it is said of that many. */
function plain(message: string, count: string): string {
  return message
    .replaceAll(/<\/?\d+\/?>/g, '')
    .replaceAll(
      /\{(\w+), plural,((?: [=\w]+ \{(?:[^{}]|\{\w+\})*\})+)\}/g,
      (_, name: string, kinds: string) => {
        const said = Object.fromEntries(
          [...kinds.matchAll(/ ([=\w]+) \{((?:[^{}]|\{\w+\})*)\}/g)].map(([, kind = '', text]) => [
            kind,
            text,
          ]),
        );
        return (said[count] ?? said['other'] ?? '').replaceAll('#', `{${name}}`);
      },
    );
}

async function factsOf(file: string): Promise<Pair[]> {
  const [english, spanish] = await Promise.all(
    ['en', 'es'].map(async (language) => ({
      ...((await import(new URL(`${language}/${file}`, content).pathname)) as object),
    })),
  );
  return textsIn(english, spanish);
}

function textsIn(english: unknown, spanish: unknown): Pair[] {
  if (typeof english === 'string' && typeof spanish === 'string') return [[english, spanish]];
  if (typeof english !== 'object' || typeof spanish !== 'object' || !english || !spanish) return [];
  const twin = spanish as Record<string, unknown>;
  return Object.entries(english).flatMap(([key, value]) => textsIn(value, twin[key]));
}

/** Headings, and what parts are given to say, in order. */
function partsOf(file: string): Pair[] {
  const [english = [], spanish = []] = ['en', 'es'].map((language) => {
    const source = readFileSync(new URL(`${language}/${file}`, content), 'utf8');
    const said = source.matchAll(/^#+ (.+)$|\b(?:title|alt|summary|label)="([^"]*)"/gm);
    return [...said].map(([, heading, prop]) => heading ?? prop ?? '');
  });
  if (english.length !== spanish.length) return [];
  return english.map((text, place): Pair => [text, spanish[place] ?? '']);
}

/** A text, and each of its sentences where both languages have as many. */
function withSentences(pair: Pair): Pair[] {
  const [english = [], spanish = []] = pair.map((text) => text.split(sentenceEnd));
  if (english.length < 2 || english.length !== spanish.length) return [pair];
  return [pair, ...english.map((text, place): Pair => [text, spanish[place] ?? ''])];
}

const sentenceEnd = /(?<=[.:!?]) /;

/** What a screen says in Spanish where it says this in English: the text itself, or a pattern of all that it may be. */
export type Said = string | RegExp;

/** Tells of an English text, or of the beginning of one, or of a pattern, what stands there in Spanish. */
export function translator(pairs: readonly Pair[]) {
  const exact = new Map<string, Set<string>>();
  for (const [english, spanish] of pairs)
    exact.set(english, (exact.get(english) ?? new Set()).add(spanish));
  const templates = pairs
    .filter(([english]) => english.includes('{'))
    .map(([english, spanish]) => ({ ...templateOf(english), spanish }))
    .sort((one, other) => other.weight - one.weight);
  const shapes = pairs.map(([english, spanish]) => [shapeOf(english), spanish] as const);

  /** Sources of patterns, one for each way in which it may be said; none for what the product does not say. */
  function waysOf(text: string): string[] {
    const known = exact.get(text);
    if (known) return [...known].map((spanish) => filled(spanish, () => '.*'));
    const strong = fromTemplate(text, text.length / 2);
    if (strong) return [strong];
    const shape = shapeOf(text);
    const near = shapes.filter(([english]) => text.length > 2 && english.startsWith(shape));
    if (near.length === 0 && text.length > 5)
      near.push(...shapes.filter(([english]) => english.includes(shape)));
    if (near.length > 0)
      return [...near.map(([, spanish]) => filled(spanish, () => '.*')), escaped(text)];
    const weak = fromTemplate(text, 6);
    if (weak) return [weak];
    const sentences = text.split(sentenceEnd);
    if (sentences.length > 1) return [sentences.map(orItself).join(String.raw`\s*`)];
    return text.includes(', ') ? [listOf(text)] : [];
  }

  /** By a message with values that has at least so many letters of its own. */
  function fromTemplate(text: string, least: number): string | null {
    for (const { pattern, names, weight, spanish } of templates) {
      const found = weight < least ? null : pattern.exec(text);
      if (!found) continue;
      const values = new Map(names.map((name, place) => [name, found[place + 1] ?? '']));
      return filled(spanish, (name) => listOf(values.get(name) ?? ''));
    }
    return null;
  }

  function orItself(text: string): string {
    // “Formatting 3” and “Hide:” are a message, and what stands behind it.
    const [, words = '', behind = ''] = /^(\D+?)( \d+|:)$/.exec(text) ?? [];
    if (words && waysOf(text).length === 0)
      return String.raw`${orItself(words)}\s*${behind.trim()}`;
    return `(?:${[...waysOf(text), escaped(text)].join('|')})`;
  }

  function listOf(text: string): string {
    return text.split(', ').map(orItself).join(', ');
  }

  return (text: string | RegExp, isExact = false): Said => {
    if (typeof text === 'string') {
      const ways = waysOf(text.trim());
      if (ways.length === 0) return text;
      const source = `(?:${ways.join('|')})`;
      return isExact ? new RegExp(`^${source}$`) : new RegExp(source);
    }
    const fits = (english: string, value: string) =>
      text.test(english.replaceAll(/\{\w+\}/g, value));
    const known = pairs.filter(([english]) => fits(english, '1'));
    if (known.length > 0) {
      const sources = known.map(([english, spanish]) =>
        filled(spanish, () => (fits(english, '2') ? '.*' : '1')),
      );
      const [start = '', end = ''] = [
        text.source.startsWith('^') && '^',
        text.source.endsWith('$') && '$',
      ].map((mark) => mark || '');
      return new RegExp(`${start}(?:${sources.join('|')})${end}|${text.source}`, text.flags);
    }
    // Between what a pattern leaves open stand words.
    const words = /(?:[\p{L}\d“”’,:;#!/ -]|\\[/.?])+/gu;
    const source = text.source.replaceAll(' ?:', ':').replaceAll(words, (piece: string) => {
      const own = piece.replaceAll(/\\(?=[/.?])/g, '').trim();
      return /\p{L}{2}/u.test(own) && waysOf(own).length > 0 ? orItself(own) : piece;
    });
    const said = text.source.includes(' ?:') ? source.replaceAll(': ', ' ?: ') : source;
    return new RegExp(said, source === text.source ? text.flags : 'u');
  };
}

function templateOf(english: string): { pattern: RegExp; names: string[]; weight: number } {
  const names: string[] = [];
  const source = filled(english, (name) => {
    names.push(name);
    return '(.+)';
  });
  const weight = english.replaceAll(/\{\w+\}/g, '').length;
  return { pattern: new RegExp(`^${source}$`), names, weight };
}

/** A text without its numbers and values. */
function shapeOf(text: string): string {
  return text.replaceAll(/\{\w+\}|\d+/g, '{}');
}

/** The source of a pattern for a message, with something for each of its values. */
function filled(message: string, valueOf: (name: string) => string): string {
  return message
    .split(/(\{\w+\})/)
    .map((piece) => (/^\{\w+\}$/.test(piece) ? valueOf(piece.slice(1, -1)) : escaped(piece)))
    .join('');
}

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}
