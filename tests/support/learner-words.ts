import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync, Visitor } from 'vite';

export type LearnerText = { file: string; text: string };

const spanishFolder = join('src', 'content', 'es');
const root = fileURLToPath(new URL('../../', import.meta.url));

/**
 * All that a learner may read: the interface's words, the course's facts and prose, the handouts, and the sentences with
 * which a request fails.
 */
export function learnerTexts(): LearnerText[] {
  const isEnglish = (file: string) => !file.startsWith(spanishFolder);
  return [
    ...filesIn('src', /(?<!routeTree\.gen)\.tsx?$/)
      .filter(isEnglish)
      .flatMap(interfaceTexts),
    ...filesIn('src/content/en', /\.(?:mdx|md)$/).flatMap(wholeLines),
    ...filesIn('supabase/functions', /\.ts$/).flatMap(interfaceTexts),
  ];
}

/** The same in Spanish, without what is said in English there. */
export function learnerTextsInSpanish(): LearnerText[] {
  const file = `${spanishFolder}/messages.json`;
  const messages = JSON.parse(readFileSync(join(root, file), 'utf8')) as Record<string, string>;
  const texts = [
    ...Object.values(messages).map((text) => ({ file, text })),
    ...filesIn(spanishFolder, /\.ts$/).flatMap(interfaceTexts),
    ...filesIn(spanishFolder, /\.(?:mdx|md)$/).flatMap(wholeLines),
  ];
  const english = /<(\w+) lang="en">.*?<\/\1>|“[^”]+”|\([^)]+\)/gs;
  return texts.map((one) => ({ ...one, text: one.text.replaceAll(english, '') }));
}

/**
 * The words between the tags, in `t` templates and in the forms of a plural, and every sentence in a string of the
 * content or of a request.
 */
function interfaceTexts(file: string): LearnerText[] {
  const saysByStrings =
    /^(?:src\/content|src\/backend|supabase\/functions)\//.test(file) &&
    !file.endsWith('/glossary.ts');
  const texts: string[] = [];
  const { program } = parseSync(file, readFileSync(join(root, file), 'utf8'));
  new Visitor({
    JSXOpeningElement({ name, attributes }) {
      if (name.type !== 'JSXIdentifier' || name.name !== 'Plural') return;
      for (const attribute of attributes)
        if (attribute.type === 'JSXAttribute' && attribute.value?.type === 'Literal')
          texts.push(String(attribute.value.value));
    },
    TemplateLiteral({ quasis }) {
      const text = quasis.map(({ value }) => value.cooked ?? '').join('…');
      if (saysByStrings && text.includes(' ')) texts.push(text);
    },
    JSXText({ value }) {
      texts.push(value);
    },
    TaggedTemplateExpression({ tag, quasi }) {
      if (tag.type === 'Identifier' && ['t', 'msg'].includes(tag.name))
        texts.push(quasi.quasis.map(({ value }) => value.cooked ?? '').join('…'));
    },
    Literal({ value }) {
      if (saysByStrings && typeof value === 'string' && value.includes(' ')) texts.push(value);
    },
  }).visit(program);
  return texts.map((text) => ({ file, text: text.replaceAll(/\s+/g, ' ').trim() }));
}

function wholeLines(file: string): LearnerText[] {
  const lines = readFileSync(join(root, file), 'utf8').split('\n');
  return lines.map((text) => ({ file, text }));
}

function filesIn(folder: string, name: RegExp): string[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && name.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
    .sort();
}
