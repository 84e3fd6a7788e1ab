import { compileMessage } from '@lingui/message-utils/compileMessage';
import type { Catalog } from './compile-messages.ts';

/** The values and elements that stand in a message, each once: `name`, `count plural`, `<0>`, `</0>`. */
export function placeholdersOf(message: string): string[] {
  const found = new Set<string>();
  const look = (tokens: ReturnType<typeof compileMessage>) => {
    for (const token of tokens) {
      if (typeof token === 'string') {
        for (const [tag] of token.matchAll(/<\/?\d+\/?>/g)) found.add(tag);
        continue;
      }
      const [name, type, choices] = token;
      found.add(type === undefined ? name : `${name} ${type}`);
      if (typeof choices !== 'object' || choices === null) continue;
      for (const branch of Object.values(choices))
        if (Array.isArray(branch)) look(branch as typeof tokens);
    }
  };
  look(compileMessage(message));
  return [...found].sort();
}

/** What is wrong with a language's messages, measured by all messages of the source: one line for each that is. */
export function catalogFaults(messages: Iterable<string>, catalog: Catalog): string[] {
  const known = new Set(messages);
  const missing = [...known].filter((message) => !catalog[message]);
  const stale = Object.keys(catalog).filter((message) => !known.has(message));
  const changed = Object.entries(catalog).filter(
    ([message, text]) =>
      known.has(message) &&
      text !== '' &&
      String(placeholdersOf(message)) !== String(placeholdersOf(text)),
  );
  return [
    ...missing.map((message) => `Nobody has translated: ${message}`),
    ...stale.map((message) => `No screen says any more: ${message}`),
    ...changed.map(([message, text]) => `Other places than in English: ${message} → ${text}`),
  ];
}
