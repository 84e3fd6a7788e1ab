import { noSkillLabel } from '../../language/en/resume-labels';
import { isSkillLevel, isTableHeader, withLevelInBrackets } from '../../language/en/skill-levels';
import {
  isPhrase,
  namesInSentence,
  isWholePhrase,
  isRowOfNames,
  isShortSkill,
  isVague,
  namesCode,
  opensWithAbility,
  qualified,
  isSkill,
  skillItems,
  littleWord,
  nameOfLevel,
  namesAround,
  namesTool,
  skillParts,
  takesInMore,
  toolsIn,
  twoInOne,
  withoutKind,
} from './skill-items';
import type { LeftText } from '../line-targets';
import {
  isElsewhere,
  isKindOfDeeper,
  isRestOfLine,
  joinedLists,
  labelAtStart,
  listedLines,
  maxListLength,
  type List,
} from './skill-lines';
import type { TextLine } from '../lines/text-lines';
import { isProse, isNameWithProse, nameBeforeBracket } from './skills-in-prose';

export type FoundSkills = {
  /** Surely skills. */
  skills: string[];
  /** Most probably skills: several words, one item alone, or half of a broken line. */
  likely: string[];
  /** What else a likely skill may be called: with how well somebody knows it. */
  withLevel: ReadonlyMap<string, string>;
  taken: TextLine[];
  left: LeftText[];
};

/**
 * The skills of a skills section: short items between commas, bars, semicolons, wide spaces or line ends. Sentences,
 * labels like "Tools:" and what stands behind a label of something else ("Interests:") are left, item by item.
 * `isDoubtful`: the section may hold other things, too.
 */
export function skillList(written: readonly TextLine[], isDoubtful = false): FoundSkills {
  const skills = new Map<string, boolean>();
  const withLevel = new Map<string, string>();
  const taken: TextLine[] = [];
  const left: LeftText[] = [];
  const add = (skill: string, isSure: boolean) =>
    skills.set(skill, isSure || (skills.get(skill) ?? false));
  const { listed, others } = listedLines(written);
  let isAfterProse = false;
  let toldCount = 0;
  // "70%" below a skill is the length of a bar.
  const isBar = ({ plain }: TextLine) => /^\d{1,3}\s?%$/u.test(plain);
  left.push(...listed.filter(isBar).map((line) => ({ line, text: line.raw.trim() })));
  const lists = joinedLists(listed.filter((line) => !isBar(line)));
  // Where most lines are one short item, the longer ones are items, too.
  const areItems =
    lists.length > 3 &&
    lists.filter(({ text }) => text.length <= 40 && skillItems(text).length === 1).length * 2 >=
      lists.length;
  for (const [at, { lines, text }] of lists.entries()) {
    const [line] = lines;
    if (!line) continue;
    // What begins in small letters below a sentence goes on with it.
    const goesOn: boolean = isAfterProse && line.kind === 'text' && /^\p{Ll}/u.test(line.plain);
    const label = text.length > maxListLength ? '' : labelAtStart(text);
    // A list in brackets on a line of its own.
    const content = text.slice(label.length).replace(/^\(([^()]*)\)$/u, '$1');
    const name = label.replace(/[\s:|–-]+$/u, '');
    // "Python - main language at work": the name is a skill, whatever is told of it.
    const [, told] =
      (line.kind === 'bullet' && label === '' && !/[•▪●]/u.test(text) && dashBehind.exec(text)) ||
      [];
    if (told !== undefined && isSkill(told) && isShortSkill(told)) {
      add(told, false);
      taken.push(line);
      left.push(...lines.map((one) => ({ line: one, text: one.raw.trim() })));
      continue;
    }
    // "Communication: Explains things so that …" is a skill with a sentence about it.
    if (isNameWithProse(line, name, content)) {
      add(name, isShortSkill(name));
      taken.push(line);
      left.push(...lines.map((one) => ({ line: one, text: one.raw.trim() })));
      isAfterProse = true;
      continue;
    }
    const isRead =
      text.length <= maxListLength &&
      !noSkillLabel.test(name) &&
      !isTableHeader(content) &&
      !goesOn &&
      !isElsewhere(text);
    const isTelling = isRead && isProse(content);
    const isEnded = isRead && /^[^,;:]+[^.]\.$/u.test(content);
    if (
      (isTelling || isEnded) &&
      line.kind === 'bullet' &&
      lines.length === 1 &&
      isPhrase(content)
    ) {
      const bare = content.replace(/\.$/u, '');
      for (const one of [bare, ...namesInSentence(content), ...skillParts(bare)]) add(one, false);
      taken.push(line);
      isAfterProse = true;
      continue;
    }
    const items: string[] =
      !isRead || isTelling
        ? []
        : withLevels(skillItems(content)).map(withoutPraise).map(withLevelInBrackets);
    const fit = items.filter(isSkill);
    // Words of a sentence and ways to reach somebody stand in no list of skills.
    const strange = items.filter(
      (item) =>
        (items.length > 1 && item.replace(listInBrackets, '').split(/\s+/u).length > 8) ||
        item.replaceAll(/\D/gu, '').length >= 7 ||
        item.includes('@'),
    );
    const [only = ''] = items;
    if (areItems && items.length === 1 && fit.length === 0 && isWholePhrase(only)) {
      add(only, false);
      taken.push(line);
      continue;
    }
    const isSentence = strange.length > 0 && strange.length * 5 > items.length;
    isAfterProse = fit.length === 0 || isSentence || fit.length * 2 < items.length;
    // "Kitchen:" over a list is its label.
    if (items.length === 0 && label !== '' && content.trim() === '') {
      isAfterProse = false;
      left.push(...lines.map((one) => ({ line: one, text: one.raw.trim() })));
      continue;
    }
    if (isAfterProse) {
      toldCount += 1;
      for (const one of [
        ...namesInSentence(content),
        ...nameBeforeBracket(content),
        ...skillParts(content),
        ...toolsIn(text),
      ])
        add(one, false);
      left.push(...lines.map((one) => ({ line: one, text: one.raw.trim() })));
      continue;
    }
    if (label === '' && isSubHeading(lists, at, fit)) {
      left.push({ line, text: line.raw.trim(), isLabel: true });
      continue;
    }
    if (label !== '') left.push({ line, text: label.trim(), isLabel: true });
    taken.push(...lines);
    const mayBeOfOthers =
      items.length === 1 && (isKindOfDeeper(lists, at) || isRestOfLine(lists, at));
    // "• Laundry • Spanish": each of them is a bullet of its own, in columns.
    const isRow = items.length === 1 || /[•▪●]/u.test(content);
    const isWhole =
      fit.length === items.length &&
      !isRowOfNames(content) &&
      !items.some((item) => littleWord.test(item)) &&
      // "In my work I value: …" tells of more than skills.
      !ofSpeaker.test(name) &&
      name.split(/\s+/u).length <= 4 &&
      !(praise.test(content) && items.some((item) => /^\p{Ll}/u.test(item))) &&
      !/\s[–-]\s/u.test(content);
    const abilityAt = items.findIndex((item) => opensWithAbility.test(item));
    // The header row of a table names the kinds of what its columns list.
    const isHead = content.includes('\t') && items.some((item) => isVague.test(item));
    for (const [index, item] of items.entries()) {
      const ofKind = item === items[0] && items.length > 2 ? withoutKind(item) : null;
      const around = namesAround(item);
      if (!fit.includes(item) || isMixed(item))
        for (const one of [...toolsIn(item), ...around]) add(one, false);
      // "juggling [balls, knives]" is juggling.
      if (content.includes('[')) for (const one of nameBeforeBracket(item, 0)) add(one, false);
      if (ofKind !== null && isSkill(ofKind)) add(ofKind, false);
      const leveled = nameOfLevel(item);
      if (leveled !== null) {
        withLevel.set(leveled, item);
        add(leveled, false);
      } else if (fit.includes(item)) {
        const isItem = line.kind === 'bullet' && isRow && label === '';
        const isPair = items.length > 2 && item.split(' ').length === 3;
        add(
          item,
          isWhole &&
            // "Ability to write clear, concise letters": what follows is no item of its own.
            (abilityAt === -1 || index <= abilityAt) &&
            (!isDoubtful || namesCode(item)) &&
            !mayBeOfOthers &&
            !isVague.test(item) &&
            (!(text.includes(`/${item}`) || text.includes(`${item}/`)) || namesCode(item)) &&
            !(namesTool(item) && qualified.test(item)) &&
            !(namesCode(item) && twoInOne.test(item)) &&
            around.length === 0 &&
            !(item.includes('(') && content.includes('[')) &&
            !takesInMore(item) &&
            !isHead &&
            ofKind === null &&
            (isShortSkill(item) || (isItem && /^\S+(?: \S+){1,3}$/u.test(item)) || isPair),
        );
      } else {
        left.push({ line: lines.find(({ plain }) => plain.includes(item)) ?? line, text: item });
      }
      for (const part of skillParts(item)) add(part, false);
    }
  }
  left.push(...others.map((line) => ({ line, text: line.raw.trim() })));
  // Among sentences, what looks like a list of skills may be half of one.
  const areSentences = toldCount > 1 && toldCount * 3 > lists.length;
  // Nobody lists a skill again and again: lines that come back are the cells of a table of something else.
  const areCells = lists.length - new Set(lists.map(({ text }) => text)).size > 1;
  const all = [...skills];
  const byLevel = (level: boolean) =>
    all.flatMap(([skill, isSure]) =>
      (isSure && !areSentences && (!areCells || namesCode(skill))) === level ? [skill] : [],
    );
  return {
    skills: byLevel(true),
    likely: byLevel(false),
    withLevel,
    taken,
    left,
  };
}

/** A line of one name over the list of what belongs to it ("Programming languages"). */
function isSubHeading(lists: readonly List[], at: number, fit: readonly string[]): boolean {
  const [line] = lists[at]?.lines ?? [];
  const next = lists[at + 1];
  const [below] = next?.lines ?? [];
  if (!line || !next || !below || line.kind !== 'text' || fit.length !== 1) return false;
  const isLouder =
    (line.isBold && !below.isBold) ||
    // The cells of a row may have letters of two sizes.
    (line.size > below.size && !below.plain.includes('\t')) ||
    line.level > below.level;
  // Of several loud lines one after the other, the last is no heading.
  const [over] = lists[at - 1]?.lines ?? [];
  const isOneOfMore = over !== undefined && over.isBold && line.isBold && over.size === line.size;
  return (
    below.kind === 'bullet' ||
    (isLouder && !isOneOfMore && below.gap === 0) ||
    (skillItems(next.text).length > 2 && line.plain.split(' ').length <= 4 && line.gap > 0)
  );
}

/** "Proficient in Excel", "Frontend: React": the skill is what follows. */
function withoutPraise(item: string): string {
  const ofTool = item.replace(praiseOfTool, '');
  const bare = (namesTool(ofTool) ? ofTool : item)
    .replace(praise, '')
    .replace(/^[\p{L} /-]{2,28}:\s*(?=\S)/u, '')
    .trim();
  return bare === '' || isSkillLevel(bare) ? item : bare;
}

const praise =
  /^(?:(?:highly |very |also )?(?:proficient|fluent|skilled|experienced|competent|well-versed|confident|versed|expert|knowledgeable)(?: (?:in|with|at|user of))(?: (?:using|tools and frameworks such as))?|(?:(?:extensive|strong|good|solid|working|basic|hands-on|some|advanced) )?(?:experience|knowledge|understanding|command|familiarity) (?:with|of|in)|familiar with|knowledge of|such as)\s+/iu;

/** The same in other languages, where it may be a part of what somebody can ("Manejo de caja"). */
const praiseOfTool =
  /^(?:(?:(?:sehr )?gute |grund)?kenntnisse in|anfänger in|fortgeschritten in|dominio de|manejo de|conocimientos? (?:de|en)|connaissances? (?:de|en)|maîtrise de|initiation à|notions de)\s+/iu;

const listInBrackets = /\([^(),]*,[^()]*\)$/u;

/** "Java sur NetBeans", "Basic SQL", "Training in SAP et AutoCad": tools among other words. */
function isMixed(item: string): boolean {
  return (
    /\s(?:sur|avec|sous|on|using|with|via|mit|con|com|for|para|pour|für|et|und|y)\s/iu.test(item) ||
    qualified.test(item)
  );
}

const dashBehind = /^(\p{Lu}\S*(?: \S+){0,3}) [–-] (?=(?:\S+ ){3})/u;

const ofSpeaker = /(?:^|\s)(?:i|we|my|я|мы|ich|je|yo|eu|io)(?:\s|$)/iu;

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
