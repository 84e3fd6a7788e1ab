import type { BrowserContext } from '@playwright/test';
import { contentFiles, readContent } from './content-files';
import { anaLopez } from './sample-resume';
import type { Pair } from './spanish-of';

/** Texts that pages have shown without saying `lang="en"`, each with the address where it was first. */
export type Shown = ReadonlyMap<string, string>;

/**
 * Notes every text that pages of a browser show from now on, however short the while: also names that are only heard, hints in
 * fields and what pictures say. What is marked as English is left out.
 */
export async function noteTexts(context: BrowserContext): Promise<Shown> {
  const shown = new Map<string, string>();
  await context.exposeBinding('noteTexts', ({ page }, texts: string[]) => {
    for (const text of texts) if (!shown.has(text)) shown.set(text, new URL(page.url()).pathname);
  });
  await context.addInitScript(watchTexts);
  return shown;
}

/**
 * Those of the texts that are English: that the screens or the lessons say in English and otherwise in Spanish, or that have
 * a word which only their English has. What people have typed themselves is theirs, in whatever language.
 */
export function englishIn(shown: Shown, pairs: readonly Pair[]): string[] {
  const spanish = new Set(pairs.map(([, text]) => text));
  const english = new Set(pairs.flatMap(([text]) => (spanish.has(text) ? [] : [text])));
  const ownOfEnglish = wordsOfEnglish(pairs);
  return [...shown].flatMap(([text, path]) => {
    const ours = typed.reduce((rest, own) => rest.replaceAll(own, ' '), text);
    if (ours.trim() !== '' && english.has(text)) return [`${path}: ${text}`];
    const strange = wordsIn(ours).filter((word) => ownOfEnglish.has(word));
    return strange.length > 0 ? [`${path}: ${text} (${strange.join(', ')})`] : [];
  });
}

/** What the journeys type, and what is a name; the longest first. */
const typed = [
  ...Object.values(anaLopez.personalInfo),
  ...anaLopez.experience.flatMap((job) => Object.values(job)),
  ...anaLopez.experience.flatMap(({ description }) => description.split('\n')),
  ...anaLopez.education.flatMap((school) => Object.values(school)),
  ...anaLopez.skills,
  'Community Action Program',
  'Oak Bakery',
  'Oak Card',
  'Teamwork',
  'Dear Ms. Hernandez, thank you.',
  'The cooler died.',
  'I moved 400 pounds of food.',
  'No meal was missed.',
  'All 90 meals went out.',
  'Call Ms. Reed',
  'You bake at night.',
  'How often?',
  'I led a crew, managed returns',
  'open the store',
  'families ask for me',
  'Families ask for me',
  'Every child ate',
  'My action',
  'Two people were out',
  'yes',
  'Yes',
].sort((one, other) => other.length - one.length);

/** English words that are the same in Spanish, or short for a month. */
const spanishToo = ['ok', 'ago'];

/** The words that the product has in English, and nowhere in Spanish outside what is quoted or marked as English. */
function wordsOfEnglish(pairs: readonly Pair[]): ReadonlySet<string> {
  const pages = (language: string) =>
    contentFiles(language).map((file) => readContent(file, language));
  const known = new Set(
    [...pairs.map(([, spanish]) => spanish), ...pages('es'), ...spanishToo].flatMap(wordsIn),
  );
  const all = [...pairs.map(([english]) => english), ...pages('en')].flatMap(wordsIn);
  return new Set(all.filter((word) => word.length > 1 && !known.has(word)));
}

/** The words of a text without addresses and names of files, and without what stands in quotes or is marked: that is English on purpose. */
function wordsIn(text: string): string[] {
  const ours = text.replaceAll(
    /“[^”]*”|<(span|div) lang="en">.*?<\/\1>|\S+@\S+|https?:\S+|\w+\.[a-z]{2,5}\b/gs,
    ' ',
  );
  return ours.toLowerCase().match(/\p{L}+(?:[’']\p{L}+)*/gu) ?? [];
}

/** Runs in the page, before its own scripts. */
function watchTexts(): void {
  const attributes = [
    'aria-label',
    'title',
    'placeholder',
    'alt',
    'aria-description',
    'aria-roledescription',
    'aria-valuetext',
  ];
  const known = new Set<string>();
  const tell = (texts: string[]) => {
    if (texts.length > 0)
      void (window as unknown as { noteTexts: (texts: string[]) => Promise<void> }).noteTexts(
        texts,
      );
  };
  const isEnglish = (element: Element | null) =>
    element === null ||
    element.closest('[lang]')?.getAttribute('lang') === 'en' ||
    element.closest('script, style, noscript, template') !== null;
  const add = (text: string | null, element: Element | null, fresh: string[]) => {
    const words = text?.trim().replaceAll(/\s+/g, ' ') ?? '';
    if (words === '' || known.has(words) || isEnglish(element)) return;
    known.add(words);
    fresh.push(words);
  };
  const read = (node: Node, fresh: string[]) => {
    if (node instanceof Text) return add(node.nodeValue, node.parentElement, fresh);
    if (!(node instanceof Element)) return;
    for (const element of [node, ...node.querySelectorAll('*')]) {
      for (const name of attributes) add(element.getAttribute(name), element, fresh);
      for (const child of element.childNodes)
        if (child instanceof Text) add(child.nodeValue, element, fresh);
    }
  };
  new MutationObserver((changes) => {
    const fresh: string[] = [];
    for (const { type, target, addedNodes, attributeName } of changes)
      if (type === 'childList') for (const node of addedNodes) read(node, fresh);
      else if (type === 'characterData') read(target, fresh);
      else add((target as Element).getAttribute(attributeName ?? ''), target as Element, fresh);
    tell(fresh);
  }).observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
    attributeFilter: attributes,
  });
}
