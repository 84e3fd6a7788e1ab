import { opensWithDeed } from '../language/en/job-words';
import { noSkillLabel } from '../language/en/resume-labels';
import { isSkillLevel, isTableHead } from '../language/en/skill-levels';
import { hasWords } from './text-lines';
import type { LeftText } from './placed-lines';
import type { TextLine } from './text-lines';

/** Our own files have the whole list on one line. Longer ones keep hostile text cheap. */
const maxListLength = 2000;

/**
 * The skills of a skills section: short items between commas, bars, semicolons, wide spaces or line ends. Sentences,
 * labels like "Tools:" and what stands behind a label of something else ("Interests:") are left, item by item.
 */
export function skillList(written: readonly TextLine[]): {
  skills: string[];
  taken: TextLine[];
  left: LeftText[];
} {
  const skills = new Set<string>();
  const taken: TextLine[] = [];
  const left: LeftText[] = [];
  for (const { lines, text } of joinedLists(written)) {
    const [line] = lines;
    if (!line) continue;
    const label = text.length > maxListLength ? '' : labelOf(text);
    const content = text.slice(label.length);
    const name = label.replace(/[\s:–-]+$/u, '');
    const items =
      text.length > maxListLength ||
      noSkillLabel.test(name) ||
      isTableHead(content) ||
      isProse(content)
        ? []
        : withLevels(itemsOf(content));
    const fit = items.filter(isSkill);
    // Words of a sentence and ways to reach somebody stand in no list of skills.
    const isSentence = items.some(
      (item) =>
        (items.length > 1 && item.split(/\s+/u).length > 8) ||
        item.replaceAll(/\D/gu, '').length >= 7 ||
        item.includes('@'),
    );
    if (fit.length === 0 || isSentence || fit.length * 2 < items.length) {
      left.push(...lines.map((one) => ({ line: one, text: one.raw.trim() })));
      continue;
    }
    if (label !== '') left.push({ line, text: label.trim(), isLabel: true });
    taken.push(...lines);
    for (const item of items) {
      if (fit.includes(item)) skills.add(item);
      else left.push({ line: lines.find(({ plain }) => plain.includes(item)) ?? line, text: item });
    }
  }
  return { skills: [...skills], taken, left };
}

type List = { lines: TextLine[]; text: string };

/** A list that goes on in the next line: a comma or bar stands at the break. */
function joinedLists(lines: readonly TextLine[]): List[] {
  const lists: List[] = [];
  for (const line of lines) {
    const before = lists.at(-1);
    const goesOn =
      before !== undefined &&
      line.kind === 'text' &&
      line.gap === 0 &&
      before.text.length < maxListLength &&
      (/[,;|&•·(/]\s*$/u.test(before.text.trimEnd()) ||
        /^[,;|•·]/u.test(line.plain) ||
        (/^\p{Ll}/u.test(line.plain) && /[,|]/u.test(before.text) && before.text.length > 50) ||
        hasOpenBracket(before.text));
    if (before && goesOn) {
      before.lines.push(line);
      before.text += ` ${line.plain}`;
    } else lists.push({ lines: [line], text: line.plain });
  }
  return lists;
}

function hasOpenBracket(text: string): boolean {
  return text.split('(').length > text.split(')').length;
}

/** Sentences tell of skills, and name none. */
function isProse(content: string): boolean {
  const words = content.split(/\s+/u).length;
  const items = itemsOf(content).length;
  return words > 12 && words / items > 5;
}

/** "Tools:" is a label; "Microsoft Excel: Advanced" is a skill with its level. */
function labelOf(plain: string): string {
  const label =
    (/^[\p{L}\p{N}\s&/,()+-]{2,45}?\s*(?::|\s[–-]\s(?=[^,]+,))\s*/u.exec(plain) ??
      /^[\p{L} &/]{3,30}\t+(?=[^\t]+,[^\t]+$)/u.exec(plain))?.[0] ?? '';
  const [first = ''] = itemsOf(plain.slice(label.length));
  return isSkillLevel(first) ? '' : label;
}

function itemsOf(content: string): string[] {
  // A list may end like a sentence.
  const isEnded = /[,;]/u.test(content) && content.endsWith('.') ? content.slice(0, -1) : content;
  return isEnded
    .split(/\t+|\s{2,}|\s*[,;|•·▪●]\s*(?![^()]{0,80}\))|\s\/\s|\s[–-]\s(?!\d)/u)
    .map((item) => item.replace(/^(?:and|&|y)\s+/iu, '').trim())
    .filter(hasWords);
}

/** A level in the next column belongs to the skill before it. */
function withLevels(items: readonly string[]): string[] {
  const joined: string[] = [];
  for (const item of items) {
    if (isSkillLevel(item) && joined.length > 0 && !(joined.at(-1) ?? '').endsWith(')'))
      joined.push(`${joined.pop() ?? ''} (${item})`);
    else joined.push(item);
  }
  return joined;
}

function isSkill(item: string): boolean {
  const short = item.replaceAll(/\([^()]*\)/gu, '').trim();
  // Somebody's phone is no skill, whatever it stands below.
  const isPhoneLong = item.replaceAll(/\D/gu, '').length >= 7;
  return (
    !/^(?:references?|referencias)\b/iu.test(item) &&
    !isPhoneLong &&
    short.split(/\s+/u).length <= 6 &&
    item.length <= (short === item ? 60 : 90) &&
    !/[!?@:]$|[^.]\.$|^(?:i|we|my)\s|(?:19|20)\d\d|@|https?:|www\./iu.test(item) &&
    !(opensWithDeed(item) && short.split(/\s+/u).length > 3) &&
    /\p{L}/u.test(item)
  );
}
