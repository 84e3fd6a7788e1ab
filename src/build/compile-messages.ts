import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import type { Plugin } from 'vite';

type Node = { type: string; [key: string]: unknown };
type Property = Node & { key: { name?: string }; value: Node };
type Babel = { types: { valueToNode: (value: unknown) => Node } };

/** English messages with those of another language, named by the English ones. */
export type Catalog = Readonly<Record<string, string>>;

/**
 * A Babel plugin for what the message macros leave behind, objects with an `id` and a `message`: puts the compiled message,
 * in the language of the catalog, in place of its source, so that no page has to load a catalog or a parser and run it. The
 * ids, by which a catalog would be asked, are left out: 11 kB of the whole product. What the catalog does not have stays
 * English; `npm run check:messages` does not let that be. `seen` gets every message. One that means two things says which
 * by its context: `Start // part of the chat` in the catalog.
 */
export function compileMessages(catalog: Catalog, used: Set<string>) {
  return ({ types }: Babel) => ({
    name: 'compile-messages',
    visitor: {
      ObjectExpression(
        { node }: { node: Node & { properties: Node[] } },
        { filename = '' }: { filename?: string },
      ) {
        // In those files the same names are facts of the agency.
        if (/[/\\]content[/\\]/.test(filename)) return;
        const message = textIn(node.properties, 'message');
        if (!message || !textIn(node.properties, 'id')) return;
        const text = message.value['value'] as string;
        const context = textIn(node.properties, 'context')?.value['value'];
        const name = typeof context === 'string' ? `${text} // ${context}` : text;
        used.add(name);
        message.value = types.valueToNode(compileMessage(catalog[name] || text));
        node.properties = node.properties.filter(
          ({ key }) => !['id', 'context', 'comment'].includes((key as Property['key']).name ?? ''),
        );
      },
    },
  });
}

/** The messages of a language that has a file of them; none of the source's own. */
export function catalogOf(language: string): Catalog {
  const file = `src/content/${language}/messages.json`;
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Catalog) : {};
}

/** Where the last build has noted every message of the source, for `npm run check:messages`. */
export const messagesFile = 'node_modules/.cache/career-quest/messages.json';

/** Notes them there, from the build of one language alone: all have the same. */
export function collectMessages(used: ReadonlySet<string>): Plugin {
  return {
    name: 'note-messages',
    apply: 'build',
    closeBundle() {
      mkdirSync(dirname(messagesFile), { recursive: true });
      writeFileSync(messagesFile, JSON.stringify([...used]));
    },
  };
}

/** The property of that name, when its value is a text. */
function textIn(properties: readonly Node[], name: string): Property | undefined {
  return properties.find(
    (property): property is Property =>
      property.type === 'ObjectProperty' &&
      (property as Property).key.name === name &&
      (property as Property).value.type === 'StringLiteral',
  );
}
