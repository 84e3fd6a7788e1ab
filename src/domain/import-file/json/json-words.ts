import { plainStyle, type FileLine } from '../../resume-text/lines/text-lines';

/**
 * The words of JSON of any form as a page would show them: a list is a heading with what stands in it, a value a line with
 * its key as label. Nothing but quotes and brackets is asked of the text, so a comma that is missing costs nothing.
 */
export function jsonWords(source: string): FileLine[] {
  const lines: FileLine[] = [];
  let key = '';
  let depth = 0;
  let gap = 0;
  const put = (text: string, level = 0) => {
    lines.push({ ...plainStyle, text, level, gap });
    gap = 0;
  };
  for (const { text, kind } of tokensOf(source)) {
    if (kind === 'key') key = labelOf(text);
    else if (kind === 'value') {
      if (text.trim() !== '') put(key === '' ? `• ${text}` : `${key}: ${text}`);
      key = '';
    } else if (text === '}' || text === ']') depth -= 1;
    else {
      if (key !== '') put(depth === 1 ? key : `${key}:`, depth === 1 ? 2 : 0);
      if (text === '{') gap = 1;
      key = '';
      depth += 1;
    }
  }
  return lines;
}

type Token = { text: string; kind: 'key' | 'value' | 'bracket' };

/** Brackets, bare values, and strings, which are keys before a colon; a string that never ends is not one. */
function* tokensOf(source: string): Generator<Token> {
  const start = /["{}[\]]|-?\d[\d.]*|true|false/gu;
  const colon = /\s*:/uy;
  for (let found = start.exec(source); found; found = start.exec(source)) {
    const [text] = found;
    if (text !== '"') {
      yield { text, kind: /[{}[\]]/u.test(text) ? 'bracket' : 'value' };
      continue;
    }
    let end = found.index + 1;
    while (end < source.length && source[end] !== '"') end += source[end] === '\\' ? 2 : 1;
    if (end >= source.length) return;
    start.lastIndex = colon.lastIndex = end + 1;
    yield {
      text: unquoted(source.slice(found.index + 1, end)),
      kind: colon.test(source) ? 'key' : 'value',
    };
  }
}

function unquoted(text: string): string {
  try {
    return String(JSON.parse(`"${text.replaceAll(/[\n\t]/gu, ' ')}"`));
  } catch {
    return text;
  }
}

/** "workExperience" and "work_experience" are the words that a page has over it. */
function labelOf(key: string): string {
  const words = key
    .replaceAll(/(\p{Ll})(?=\p{Lu})/gu, '$1 ')
    .replaceAll(/[_-]+/gu, ' ')
    .trim();
  return words.charAt(0).toUpperCase() + words.slice(1).toLowerCase();
}
