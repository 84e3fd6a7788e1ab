import {
  firstNameLabel,
  formLabel,
  lastNameLabel,
  nameLabel,
  notInNames,
} from '../../language/en/contact-words';
import { isJobTitle, isSurelyEmployer } from '../../language/en/job-words';
import { isSectionHeading } from '../sections/heading-lines';
import { contactParts } from './contact-parts';
import { isPlainName, nameIn } from './name-words';
import type { TextLine } from '../lines/text-lines';
import { columns, maxLineLength, usualSize } from '../lines/text-lines';

export type FoundName = {
  name: string;
  lines: readonly TextLine[];
  /** Letters of a degree or license after it, and other columns of the line. */
  rest: string[];
  isSure: boolean;
  /** The next best. */
  runnerUp: string | null;
};

type Candidate = FoundName & { score: number; agrees: boolean };

/** Names stand near the top; more lines than this are other things. */
const mostLines = 60;
const sure = 5;
const likely = 2.5;

/**
 * The name of a person among the first lines of a file: each line is scored by its letters' size, its place, how near
 * the contact data stands, and whether an email agrees with it. `contact` are the lines before the first heading.
 */
export function findName(
  lines: readonly TextLine[],
  contact: readonly TextLine[],
): FoundName | null {
  const near = lines.slice(0, mostLines);
  const inContact = new Set(contact);
  const usual = usualSize(near);
  const largest = Math.max(0, ...near.map(({ size }) => size));
  const emails = near
    .flatMap(({ plain }) =>
      plain.includes('@')
        ? (plain
            .slice(0, maxLineLength)
            .toLowerCase()
            .match(/[^\s@|:]+(?=@)/gu) ?? [])
        : [],
    )
    .join(' ');
  const details = near.map(({ plain }) =>
    contactParts(plain.slice(0, maxLineLength)).some(
      ({ kind }) => kind === 'email' || kind === 'phone',
    ),
  );
  // Right at the contact data on top of all, a line in the page header may be the name.
  const isLetterhead = (at: number) =>
    at < 5 && details.slice(Math.max(0, at - 2), at + 3).includes(true);
  const areHeadings = near.map(({ plain }) => isSectionHeading(plain));
  const candidates = near.flatMap((line, at): Candidate[] => {
    // "Resume" over a name is not the first thing that a resume says.
    const rank = at - areHeadings.slice(0, at).filter(Boolean).length;
    const isLarge = line.size > usual * 1.25 && usual > 0;
    // Below the first heading only large letters make a name.
    if (!inContact.has(line) && !isLarge && line.region === 'body') return [];
    return readings(near, at).flatMap(({ text, used, rest, isLabeled }) => {
      const name = nameIn(
        text,
        isLabeled || isLarge || at < 3 || emails.includes(text.toLowerCase()),
      );
      if (!name) return [];
      const words = name.name.split(/\s+/u);
      const agrees = words.some((word) => {
        const plain = word
          .replace(/^(?:\p{Lu}\.)+/u, '')
          .toLowerCase()
          .normalize('NFD')
          .replaceAll(/[^\p{L}]/gu, '');
        return plain.length >= 3 && emails.includes(plain.slice(0, 8));
      });
      const isTitle = isJobTitle(name.name);
      const isNoWord = notInNames.test(name.name);
      const isDoubtful = isNoWord || isSurelyEmployer(name.name);
      // "Mira D. Church" in the largest letters of all is suggested: a surname may be a word for an employer, too.
      const isLargest = usual > 0 && line.size === largest && largest > usual * 1.5;
      const doubt = isLargest && !isNoWord ? 4 : 5;
      const score =
        (isLabeled ? 8 : 0) +
        (rank === 0 ? (isPlainName(name.name) ? 5.5 : 3) : rank < 3 ? 2 : rank < 8 ? 1 : 0) +
        (usual > 0 && line.size === largest && largest > usual * 1.1 ? 3 : isLarge ? 1.5 : 0) +
        (line.level === 1 ? 2 : line.isBold ? 0.5 : 0) +
        (details.slice(Math.max(0, at - 3), at + 5).includes(true) ? 2 : 0) +
        (agrees ? 4 : 0) -
        (isTitle && !agrees ? 4 : 0) -
        (isDoubtful && !agrees ? doubt : isDoubtful ? 1 : 0) -
        (words.length === 1 ? 2.5 : 0) -
        (line.region === 'margin' ? (agrees || isLetterhead(at) ? 1 : 3) : 0) -
        (line.kind === 'bullet' && at > 3 ? 2 : 0);
      return [
        {
          ...name,
          rest: [...name.rest, ...rest],
          lines: used,
          score,
          agrees,
          isSure: false,
          runnerUp: null,
        },
      ];
    });
  });
  candidates.push(...onTwoLabels(near));
  // Where an email agrees with one of them, what stands first may be a title or a mark on the paper.
  const areNamed = candidates.some(({ agrees, score }) => agrees && score >= sure);
  const rank = ({ score, agrees, lines: used }: Candidate) =>
    score - (areNamed && !agrees ? 3 : 0) + (used.length > 1 ? 1 : 0);
  candidates.sort((a, b) => rank(b) - rank(a));
  const [first] = candidates;
  // "Ana Maria" in large letters, and all of the name elsewhere.
  const longer = candidates.find(
    ({ name }) => first && name.startsWith(`${first.name} `) && isPlainName(name),
  );
  const best = first && longer ? { ...longer, score: first.score } : first;
  if (!best || best.score < likely) return signedName(lines);
  const other = candidates.find(({ name, score }) => score > 0 && !best.name.includes(name));
  return {
    ...best,
    isSure:
      best.score >= sure && rank(best) - (other ? rank(other) : 0) >= 1 && !isJobTitle(best.name),
    runnerUp: other?.name ?? null,
  };
}

/** "Lima, 25.01.2024" stands over the name with which somebody signs. */
export function isSignature({ plain }: TextLine): boolean {
  return (
    plain.length <= 60 &&
    /^\p{Lu}[\p{L} .-]{2,30},?\s(?:den |le |el )?\d{1,2}[./]\d{1,2}[./]\d{4}$/u.test(plain)
  );
}

/** A letter and some resumes name nobody but at their end. */
function signedName(lines: readonly TextLine[]): FoundName | null {
  const line = lines[lines.map(isSignature).lastIndexOf(true) + 1];
  const signed = lines.some(isSignature) && line && isPersonName(line.plain) ? line : null;
  const name = signed && nameIn(signed.plain, false);
  return signed && name ? { ...name, lines: [signed], isSure: false, runnerUp: null } : null;
}

const labelEnd = '(?:\\s*:\\s*|\\t\\s*|\\s{2,})(?=\\p{L})';
const firstName = new RegExp(`^${firstNameLabel}${labelEnd}`, 'iu');
const lastName = new RegExp(`^${lastNameLabel}${labelEnd}`, 'iu');

/** "Surname: Oak" and "First name: Ana", as forms ask for them. */
function onTwoLabels(lines: readonly TextLine[]): Candidate[] {
  const halves = [firstName, lastName].map((label) =>
    lines.find(({ plain }) => plain.length <= 80 && label.test(plain)),
  );
  const [first, last] = halves;
  if (!first || !last || first === last) return [];
  const name = `${first.plain.replace(firstName, '')} ${last.plain.replace(lastName, '')}`
    .replaceAll(/\s+/gu, ' ')
    .trim();
  const found = nameIn(name, true);
  return found
    ? [
        {
          ...found,
          lines: [first, last],
          score: 20,
          agrees: true,
          isSure: true,
          runnerUp: null,
        },
      ]
    : [];
}

type Reading = { text: string; used: TextLine[]; rest: string[]; isLabeled: boolean };

/** What of a line may be a name: its columns one by one, and with the next line, where a name stands on two. */
function readings(lines: readonly TextLine[], at: number): Reading[] {
  const line = lines[at];
  if (!line || line.plain.length > 120 || labelAlone.test(line.plain) || formLabel.test(line.plain))
    return [];
  const unlabeled = line.plain.replace(labelBefore, '');
  const plain = unlabeled.replace(
    /^(?:resume|résumé|cur+ic+ulum vitae|cv)(?:\s+(?:of|for))?\s*[:–-]?\s+(?=\S)|,\s*\d{2}\s+(?:years old|years|ans|años|jahre)$|['’]?s?\s(?:resume|résumé|cur+ic+ulum vitae|cv)$/iu,
    '',
  );
  if (plain.trim() === '' || isSectionHeading(plain) || ofKin.test(plain)) return [];
  const parts = contactParts(plain);
  const labeled = parts.flatMap((part) => (part.kind === 'name' ? [part.text] : []));
  // A column that is a name by itself needs none of the others.
  const isColumn = parts.length > 1 && parts.some(({ text }) => isPlainName(text));
  const words = [
    ...new Set([
      ...(/[@\d]/u.test(plain) || isColumn ? [] : [plain.replaceAll(/\s+/gu, ' ')]),
      ...parts.flatMap(({ kind, text }) => (kind === 'words' ? [text] : [])),
    ]),
  ];
  const found = [
    ...labeled.map((text): Reading => ({ text, used: [line], rest: [], isLabeled: true })),
    ...words.map((text): Reading => ({
      text,
      used: [line],
      rest: othersOf(plain, text),
      isLabeled: unlabeled !== line.plain,
    })),
  ];
  const next = lines[at + 1];
  const isHalf = (one: TextLine) =>
    one.plain.split(/\s+/u).length <= 3 && /^[\p{L}'’. -]+$/u.test(one.plain);
  if (
    next &&
    isHalf(line) &&
    isHalf(next) &&
    (next.size === line.size || areLargeWords(line, next, lines)) &&
    next.gap <= 1 &&
    (line.size > 0 || (at === 0 && !next.plain.includes(' ') && !isJobTitle(next.plain))) &&
    (!line.plain.includes(' ') || isOnTwo(line, next, lines))
  )
    found.push({
      text: `${line.plain} ${next.plain}`,
      used: [line, next],
      rest: [],
      isLabeled: false,
    });
  return found;
}

/** In a table the label stands in a column of its own. */
const labelBefore = new RegExp(`^${nameLabel}(?:\\t+|\\s{2,})(?=\\S)`, 'iu');
const labelAlone = new RegExp(`^${nameLabel}$`, 'iu');

/** Forms of some countries ask for the name of a father or a husband, too. */
const ofKin = /^(?:father|mother|husband|wife|spouse|guardian|parents?)['’]?s?\b|^[sdw]\/o\b/iu;

/** "MIRA" over "TOLAN" in still larger letters. */
function areLargeWords(line: TextLine, next: TextLine, lines: readonly TextLine[]): boolean {
  const least = usualSize(lines) * 1.5;
  return [line, next].every(({ plain, size }) => size > least && least > 0 && !plain.includes(' '));
}

/** Large letters go on below: a long name takes two lines, of which the second is a word or two. */
function isOnTwo(line: TextLine, next: TextLine, lines: readonly TextLine[]): boolean {
  return (
    line.size > usualSize(lines) * 1.25 &&
    next.isBold === line.isBold &&
    next.gap <= 1 &&
    !isSectionHeading(next.plain) &&
    next.plain.split(/\s+/u).length <= 2 &&
    !isJobTitle(next.plain) &&
    !notInNames.test(next.plain)
  );
}

function othersOf(plain: string, text: string): string[] {
  return plain.replaceAll(/\s+/gu, ' ') === text
    ? []
    : columns(plain).filter(
        (part) => part !== text && contactParts(part).every(({ kind }) => kind === 'words'),
      );
}

/** Two to six capitalized words, no digits, and nothing that could be a job or a company. */
export function isPersonName(text: string): boolean {
  const found = nameIn(text, false);
  return (
    found !== null &&
    found.name.includes(' ') &&
    !notInNames.test(text) &&
    !isSurelyEmployer(text) &&
    !isJobTitle(text)
  );
}
