import { isSkillLevel } from '../language/en/skill-levels';
import type { LeftText } from './placed-lines';
import type { TextLine } from './text-lines';

/** Our own files have the whole list on one line. Longer ones keep hostile text cheap. */
const maxListLength = 2000;

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
    const label = plain.length > maxListLength ? '' : labelOf(plain);
    const items = plain.length > maxListLength ? [] : itemsOf(plain.slice(label.length));
    if (items.length === 0 || !items.every(isSkill)) {
      left.push({ line, text: raw.trim() });
      continue;
    }
    if (label !== '') left.push({ line, text: label.trim(), isLabel: true });
    taken.push(line);
    for (const item of items) skills.add(item);
  }
  return { skills: [...skills], taken, left };
}

/** "Tools:" is a label; "Microsoft Excel: Advanced" is a skill with its level. */
function labelOf(plain: string): string {
  const label = /^[\p{L} &/]{2,30}:\s*/u.exec(plain)?.[0] ?? '';
  const [first = ''] = itemsOf(plain.slice(label.length));
  return isSkillLevel(first) ? '' : label;
}

function itemsOf(content: string): string[] {
  // A list may end like a sentence.
  const isEnded = content.includes(',') && content.endsWith('.');
  return (isEnded ? content.slice(0, -1) : content)
    .split(/\t+|\s{2,}|\s*[,;|•·]\s*(?![^()]{0,80}\))/u)
    .filter((item) => item !== '');
}

function isSkill(item: string): boolean {
  const short = item.replaceAll(/\([^()]*\)/gu, '').trim();
  // Somebody's phone is no skill, whatever it stands below.
  const isPhoneLong = item.replaceAll(/\D/gu, '').length >= 7;
  return (
    !/^(?:references?|referencias)\b/iu.test(item) &&
    !isPhoneLong &&
    short.split(/\s+/u).length <= 5 &&
    item.length <= (short === item ? 50 : 80) &&
    !/[.!?@]$|^(?:i|we|my)\s|(?:19|20)\d\d|@/iu.test(item) &&
    /\p{L}/u.test(item)
  );
}
