import { isLanguageName } from '../../language/en/language-names';
import { noSkillLabel } from '../../language/en/resume-labels';
import { isSkillLevel } from '../../language/en/skill-levels';
import { joinedAtBreak } from '../lines/clean-text';
import { contactParts } from '../contact/contact-parts';
import { takeDateRange } from '../values/dates';
import { isSignature } from '../contact/person-name';
import { skillItems, littleWord, namesCode } from './skill-items';
import type { TextLine } from '../lines/text-lines';

type Listed = { listed: TextLine[]; others: TextLine[] };

/** The lines of a skills section that may list skills, and those that tell of something else or are signed. */
export function listedLines(lines: readonly TextLine[]): Listed {
  const signedAt = lines.findIndex(isSignature);
  const end = signedAt === -1 ? lines.length : signedAt;
  const { listed, others } = withoutDated(lines.slice(0, end));
  const spoken = listed.filter(({ plain }) => tellsOfTongues(plain));
  return {
    listed: listed.filter((line) => !spoken.includes(line)),
    others: [...spoken, ...others, ...lines.slice(end)],
  };
}

/** "Français: courant", "Idiomas: Inglês": what people speak, told among what else they can. */
function tellsOfTongues(plain: string): boolean {
  const [, name = '', told = ''] = /^([\p{L} ]{3,40}?)\s*:\s*(.{1,200})$/u.exec(plain) ?? [];
  return (
    isLanguageName(name) ||
    (/^(?:languages?|idiomas?|langues?|sprachen|lingue|línguas?|lenguas?)$/iu.test(name) &&
      told.split(/[^\p{L}]+/u).some(isLanguageName))
  );
}

function isOfHead(line: TextLine | undefined): boolean {
  return line?.kind === 'text' && !line.plain.includes(',');
}

/** Who dates something tells of a job or school: from there on nothing is sure to be a skill. */
function withoutDated(lines: readonly TextLine[]): Listed {
  const dated = lines.flatMap(({ plain }, at) => (takeDateRange(plain) ? [at] : []));
  const [first] = dated;
  // One course or licence with its time ends no list.
  if (first === undefined || dated.length < 2)
    return {
      listed: lines.filter((_, at) => at !== first),
      others: first === undefined ? [] : lines.slice(first, first + 1),
    };
  let end = first;
  // The header of the first job may have two lines above its dates.
  while (end > Math.max(0, first - 2) && isOfHead(lines[end - 1])) end -= 1;
  return { listed: lines.slice(0, end), others: lines.slice(end) };
}

/** Where somebody lives or learns, and the row of a form with an answer that is no skill, stand in no list of skills. */
export function isElsewhere(text: string): boolean {
  const [label = '', ...answers] = text.split(/\t+/u);
  if (answers.length > 0 && noSkillLabel.test(label.trim())) return true;
  if (
    text.length <= 200 &&
    /^\d[\d/-]{0,8},? (?:\p{Lu}[\p{L}.]* ?){1,4}(?:,[^,\d]{3,40}){2,}$/u.test(text)
  )
    return true;
  return (
    text.length <= 120 &&
    /\d{2}/u.test(text) &&
    contactParts(text).some(({ kind }) => kind === 'address' || kind === 'street')
  );
}

/** Our own files have the whole list on one line. Longer ones keep hostile text cheap. */
export const maxListLength = 2000;

export type List = { lines: TextLine[]; text: string };

/** A list that goes on in the next line: a comma or bar stands at the break. */
export function joinedLists(lines: readonly TextLine[]): List[] {
  const lists: List[] = [];
  const widest = lines.reduce((most, { plain }) => Math.max(most, plain.length), 0);
  for (const line of lines) {
    const before = lists.at(-1);
    const [head] = before?.lines ?? [];
    const width = before?.lines.at(-1)?.plain.length ?? 0;
    // A list with a label or a mark of its own, as wide as its column, goes on in a line without.
    const isBroken =
      before !== undefined &&
      head !== undefined &&
      (head.kind === 'bullet' || labelAtStart(head.plain) !== ''
        ? width >= Math.max(30, widest * 0.85)
        : width >= Math.max(60, widest * 0.9)) &&
      !before.text.endsWith('.') &&
      skillItems(before.text).length > 2 &&
      labelAtStart(line.plain) === '';
    const goesOn =
      before !== undefined &&
      line.kind === 'text' &&
      line.gap === 0 &&
      before.text.length < maxListLength &&
      (/(?:[,;|&•·(/]|\p{L}-|\s(?:sur|avec|sous|using|with|via|mit|con|com|de|in|en|and|und|et))\s*$/u.test(
        before.text.trimEnd(),
      ) ||
        (/^\([^()]{1,80}\)\s?[,;]/u.test(line.plain) && /[\p{L}\p{N}]$/u.test(before.text)) ||
        /^[,;|•·]/u.test(line.plain) ||
        (/^\p{Ll}/u.test(line.plain) &&
          /[,|]/u.test(before.text) &&
          (before.text.length > 50 || (width >= widest * 0.8 && /^\p{Lu}/u.test(before.text)))) ||
        isBroken ||
        hasOpenBracket(before.text));
    if (before && goesOn) {
      before.lines.push(line);
      before.text = joinedAtBreak(before.text, withoutWideSpaces(line.plain));
    } else lists.push({ lines: [line], text: withoutWideSpaces(line.plain) });
  }
  return withKindsOfRows(lists);
}

/**
 * In a table of skills by their kinds ("Databases" beside "MySQL, Oracle", or beside the first of some lines), the first
 * cell of each row is a label.
 */
function withKindsOfRows(lists: readonly List[]): List[] {
  const rows = lists.map(({ text }) => /^([^\t,;:]{2,44})\t+([^\t]+)$/u.exec(text));
  const ofKinds = rows.filter((row, at) => {
    const [, , answer = ''] = row ?? [];
    const goesOn = lists[at + 1] !== undefined && !lists[at + 1]?.text.includes('\t');
    return row !== null && (/[,;|]/u.test(answer) || goesOn);
  });
  const all = rows.filter((row) => row !== null);
  if (ofKinds.length < 2 || ofKinds.length < all.length * 0.6) return [...lists];
  return lists.map((list, at) => {
    const [, kind = '', answer = ''] = rows[at] ?? [];
    const isKind = answer !== '' && !skillItems(answer).some(isSkillLevel);
    return isKind ? { ...list, text: `${kind.trim()}: ${answer}` } : list;
  });
}

/** Words spread over the width of a line, with commas between what they list, stand in no columns. */
function withoutWideSpaces(plain: string): string {
  const cells = plain.split('\t');
  const isSpread =
    cells.length > 3 && cells.slice(0, -1).filter((cell) => /[,;]$/u.test(cell)).length > 1;
  return isSpread || (plain.includes(',') && cells.some((cell) => littleWord.test(cell)))
    ? plain.replaceAll('\t', ' ')
    : plain;
}

function hasOpenBracket(text: string): boolean {
  return text.split('(').length > text.split(')').length;
}

/** "Tools:" is a label; "Microsoft Excel: Advanced" is a skill with its level. */
export function labelAtStart(plain: string): string {
  const label =
    (/^\.?[\p{L}\p{N}\s&/,()+’'-]{2,60}?\s*(?::|\s[–-]\s(?=[^,]+,))\s*/u.exec(plain) ??
      /^[\p{L} &/]{3,44}?(?:\t+|\s{3,}|\s\|\s)\s*(?=[^\t|]+,[^\t|]+$)/u.exec(plain))?.[0] ?? '';
  const [first = ''] = skillItems(plain.slice(label.length));
  return isSkillLevel(first) ? '' : label;
}

/** A bullet right over deeper ones names their kind ("Workshop" over "Potting"); a tool everyone knows stays a skill. */
export function isKindOfDeeper(lists: readonly List[], at: number): boolean {
  const [line] = lists[at]?.lines ?? [];
  const [below] = lists[at + 1]?.lines ?? [];
  return (
    line?.kind === 'bullet' &&
    below?.kind === 'bullet' &&
    below.indent > line.indent &&
    !below.isApart &&
    !namesCode(line.plain)
  );
}

/** Small letters right below a line, where the others begin in capitals, may go on with it ("tight" over "deadlines"). */
export function isRestOfLine(lists: readonly List[], at: number): boolean {
  const [line] = lists[at]?.lines ?? [];
  return (
    at > 0 &&
    line?.kind === 'text' &&
    line.gap === 0 &&
    /^\p{Ll}[\p{Ll} ’'-]*$/u.test(line.plain) &&
    lists.filter(({ text }) => /^\P{Ll}/u.test(text)).length * 3 > lists.length * 2
  );
}
