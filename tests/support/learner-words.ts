import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync, Visitor } from 'vite';

export type LearnerText = { file: string; text: string };

const root = fileURLToPath(new URL('../../', import.meta.url));

/** All that a learner may read: the interface's words, the course's facts and prose, and the handouts. */
export function learnerTexts(): LearnerText[] {
  return [
    ...filesIn('src', /(?<!routeTree\.gen)\.tsx?$/).flatMap(interfaceTexts),
    ...filesIn('src/content/en', /\.(?:mdx|md)$/).flatMap(wholeLines),
  ];
}

/** The words between the tags, in `t` templates, and every sentence in a string of the content. */
function interfaceTexts(file: string): LearnerText[] {
  const isContent = file.startsWith('src/content/') && !file.endsWith('/glossary.ts');
  const texts: string[] = [];
  const { program } = parseSync(file, readFileSync(join(root, file), 'utf8'));
  new Visitor({
    JSXText({ value }) {
      texts.push(value);
    },
    TaggedTemplateExpression({ tag, quasi }) {
      if (tag.type === 'Identifier' && ['t', 'msg'].includes(tag.name))
        texts.push(quasi.quasis.map(({ value }) => value.cooked ?? '').join('…'));
    },
    Literal({ value }) {
      if (isContent && typeof value === 'string' && value.includes(' ')) texts.push(value);
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
