import type { LeftText } from './placed-lines';
import type { TextLine } from './text-lines';

/** Our own files have the whole list on one line. Longer ones keep hostile text cheap. */
const mostListLength = 2000;

/**
 * The skills of a skills section: short items between commas, bars, semicolons, wide spaces or
 * line ends. Sentences, and labels like "Tools:", are left.
 */
export function skillList(lines: readonly TextLine[]): {
  skills: string[];
  taken: TextLine[];
  left: LeftText[];
} {
  const skills = new Set<string>();
  const taken: TextLine[] = [];
  const left: LeftText[] = [];
  for (const line of lines) {
    const { kind, plain, raw } = line;
    if (kind === 'blank') continue;
    const label = /^[\p{L} &/]{2,30}:\s*/u.exec(plain)?.[0] ?? '';
    const content = plain.slice(label.length);
    // A list may end like a sentence.
    const isEnded = content.includes(',') && content.endsWith('.');
    const items = (isEnded ? content.slice(0, -1) : content)
      .split(/\t+|\s{2,}|\s*[,;|•·]\s*/u)
      .filter((item) => item !== '');
    if (plain.length > mostListLength || items.length === 0 || !items.every(isSkill)) {
      left.push({ line, text: raw.trim() });
      continue;
    }
    if (label !== '') left.push({ line, text: label.trim(), isLabel: true });
    taken.push(line);
    for (const item of items) skills.add(item);
  }
  return { skills: [...skills], taken, left };
}

function isSkill(item: string): boolean {
  const words = item.split(/\s+/u).length;
  return (
    !/^(?:references?|referencias)\b/iu.test(item) &&
    words <= 5 &&
    item.length <= 50 &&
    !/[.!?@]$|^(?:i|we|my)\s|(?:19|20)\d\d|@/iu.test(item) &&
    /\p{L}/u.test(item)
  );
}
