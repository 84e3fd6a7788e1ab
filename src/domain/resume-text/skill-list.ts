import { opensWithDeed } from '../language/en/job-words';
import { noSkillLabel } from '../language/en/resume-labels';
import { isSkillLevel, isTableHead } from '../language/en/skill-levels';
import { takeDateRange } from './dates';
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
  const { listed, others } = withoutDated(written);
  let isAfterProse = false;
  for (const { lines, text } of joinedLists(listed)) {
    const [line] = lines;
    if (!line) continue;
    // What begins in small letters below a sentence goes on with it.
    const goesOn: boolean = isAfterProse && line.kind === 'text' && /^\p{Ll}/u.test(line.plain);
    const label = text.length > maxListLength ? '' : labelOf(text);
    const content = text.slice(label.length);
    const name = label.replace(/[\s:–-]+$/u, '');
    // "Communication: Explains things so that …" is a skill with a sentence about it.
    if (isTold(line, name, content)) {
      skills.add(name);
      taken.push(line);
      left.push(...lines.map((one) => ({ line: one, text: one.raw.trim() })));
      isAfterProse = true;
      continue;
    }
    const items: string[] =
      text.length > maxListLength ||
      noSkillLabel.test(name) ||
      isTableHead(content) ||
      goesOn ||
      isProse(content)
        ? []
        : withLevels(itemsOf(content)).map(withoutPraise);
    const fit = items.filter(isSkill);
    // Words of a sentence and ways to reach somebody stand in no list of skills.
    const isSentence = items.some(
      (item) =>
        (items.length > 1 && item.split(/\s+/u).length > 8) ||
        item.replaceAll(/\D/gu, '').length >= 7 ||
        item.includes('@'),
    );
    isAfterProse = fit.length === 0 || isSentence || fit.length * 2 < items.length;
    if (isAfterProse) {
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
  left.push(...others.map((line) => ({ line, text: line.raw.trim() })));
  return { skills: [...skills], taken, left };
}

/** Who dates something tells of a job or school: from there on nothing is sure to be a skill. */
function withoutDated(lines: readonly TextLine[]): { listed: TextLine[]; others: TextLine[] } {
  const dated = lines.flatMap(({ plain }, at) => (takeDateRange(plain) ? [at] : []));
  const [first] = dated;
  // One course or licence with its time ends no list.
  if (first === undefined || dated.length < 2)
    return {
      listed: lines.filter((_, at) => at !== first),
      others: first === undefined ? [] : lines.slice(first, first + 1),
    };
  let end = first;
  while (end > 0 && lines[end - 1]?.kind === 'text' && !/,/u.test(lines[end - 1]?.plain ?? ''))
    end -= 1;
  return { listed: lines.slice(0, end), others: lines.slice(end) };
}

/** A short name, then words about it. */
function isTold({ kind }: TextLine, name: string, content: string): boolean {
  const words = content.split(/\s+/u).length;
  return (
    kind === 'bullet' &&
    name !== '' &&
    name.split(/\s+/u).length <= 4 &&
    !noSkillLabel.test(name) &&
    words >= 4 &&
    itemsOf(content).length <= 3 &&
    (isProse(content) || (/[^.]\.$/u.test(content) && /\s\p{Ll}{3,}\s/u.test(content)))
  );
}

/** "Proficient in Excel", "Frontend: React": the skill is what follows. */
function withoutPraise(item: string): string {
  const bare = item
    .replace(praise, '')
    .replace(/^[\p{L} /-]{2,28}:\s*(?=\S)/u, '')
    .trim();
  return bare === '' || isSkillLevel(bare) ? item : bare;
}

const praise =
  /^(?:(?:highly |very |also )?(?:proficient|fluent|skilled|experienced|competent|well-versed|confident|versed|expert|knowledgeable)(?: (?:in|with|at|user of))(?: (?:using|tools and frameworks such as))?|(?:(?:extensive|strong|good|solid|working|basic|hands-on|some|advanced) )?(?:experience|knowledge|understanding|command|familiarity) (?:with|of|in)|familiar with|knowledge of|such as)\s+/iu;

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
  return (
    (words > 12 && words / items > 5) ||
    (words > 6 && /[^.]\.$/u.test(content) && words / items > 3.5) ||
    /^(?:an?|the|ability to|able to|i)\s.{20}/iu.test(content)
  );
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
    .split(
      /\t+|\s{2,}|\s*[,;|•·▪●]\s*(?![^()]{0,80}\))|\s\/\s(?![^()]{0,80}\))|\s[–-]\s(?!\d|[^()]{0,80}\))/u,
    )
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
    !/[!?@:…]$|[^.]\.$|^(?:i|we|my)\s|(?:19|20)\d\d|@|https?:|www\./iu.test(item) &&
    !(opensWithDeed(item) && short.split(/\s+/u).length > 3) &&
    !isSkillLevel(item) &&
    !isFragment.test(item) &&
    /\p{L}/u.test(item)
  );
}

/** Half a sentence begins or ends with a small word. */
const isFragment =
  /^(?:such as|as well as|including|by|with|while|currently|also|mit|sowie|all|on|to|for|of|in|from)\s|^(?:and|or|y|und|et)$|\s(?:and|or|y|und|et|of|de|with|in|to|the|for|mit)$/u;
