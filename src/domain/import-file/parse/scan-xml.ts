import { decodeEntities } from './entities';
import type { Watch } from '../import-refused';

export type XmlHandlers = {
  /** An element begins. Its name comes without the prefix; `attribute` reads one, by its name without prefix. */
  open: (name: string, attribute: (name: string) => string | undefined) => void;
  close: (name: string) => void;
  text: (text: string) => void;
};

/**
 * Walks through XML from front to back, element by element. A scanner of our own: the page's Trusted Types policy
 * refuses markup parsers. Entities of a document type are not followed, so none can grow; broken markup is read as far
 * as it goes. Never throws by itself.
 */
export function scanXml(source: string, { open, close, text }: XmlHandlers, watch: Watch): void {
  let at = 0;
  let steps = 0;
  while (at < source.length) {
    if ((steps += 1) % 1000 === 0) watch();
    const start = source.indexOf('<', at);
    const words = source.slice(at, start === -1 ? source.length : start);
    if (words !== '') text(decodeEntities(words));
    if (start === -1) return;
    const verbatim = verbatimAt(source, start);
    if (verbatim) {
      if (verbatim.text !== '') text(verbatim.text);
      at = verbatim.end;
      continue;
    }
    const end = tagEnd(source, start);
    const tag = source.slice(start + 1, end);
    at = end + 1;
    if (tag.startsWith('/')) close(localName(tag.slice(1)));
    else {
      const name = localName(tag);
      open(name, (wanted) => attributeOf(tag, wanted));
      if (tag.endsWith('/')) close(name);
    }
  }
}

/** Comments, instructions and document types hold nothing to read; CDATA holds text. */
function verbatimAt(source: string, start: number): { text: string; end: number } | null {
  const until = (mark: string, from: number) => {
    const found = source.indexOf(mark, from);
    return found === -1 ? source.length : found + mark.length;
  };
  if (source.startsWith('<!--', start)) return { text: '', end: until('-->', start + 4) };
  if (source.startsWith('<![CDATA[', start)) {
    const end = until(']]>', start + 9);
    return { text: source.slice(start + 9, end - 3), end };
  }
  if (source.startsWith('<?', start)) return { text: '', end: until('?>', start + 2) };
  if (source.startsWith('<!', start)) return { text: '', end: until('>', start + 2) };
  return null;
}

/** A ">" may stand inside quotes; a quote that no "=" stands before opens nothing, as browsers read it. */
function tagEnd(source: string, start: number): number {
  let quote = '';
  let before = '';
  for (let at = start + 1; at < source.length; at += 1) {
    const mark = source.charAt(at);
    if (quote !== '') quote = mark === quote ? '' : quote;
    else if (before === '=' && (mark === '"' || mark === "'")) quote = mark;
    else if (mark === '>') return at;
    if (mark.trim() !== '') before = mark;
  }
  return source.length;
}

function localName(tag: string): string {
  const name = /^[^\s/>]+/u.exec(tag)?.[0] ?? '';
  return name.slice(name.indexOf(':') + 1);
}

function attributeOf(tag: string, wanted: string): string | undefined {
  for (const [, name = '', double, single] of tag.matchAll(
    /\s([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/gu,
  )) {
    if (name.slice(name.indexOf(':') + 1) === wanted) return decodeEntities(double ?? single ?? '');
  }
  return undefined;
}
