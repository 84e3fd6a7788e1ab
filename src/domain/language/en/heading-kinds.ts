import { headingHints, headings, noHeadings, type SectionKind } from './heading-names';
import { headingsAbroad } from './headings-abroad';
import { isJobTitle } from './job-words';

/** What a heading is in English or Spanish counts first. */
const kindByHeading = new Map<string, SectionKind>(
  [
    ...Object.entries(headingsAbroad).map(([kind, names]) => [kind, names.split('|')] as const),
    ...Object.entries(headings),
  ].flatMap(([kind, names]) =>
    names.map((name): [string, SectionKind] => [folded(name.toLowerCase()), kind as SectionKind]),
  ),
);

/** For headings whose letters stood apart, which hides where their words part. */
const kindByLetters = new Map([...kindByHeading].map(([name, kind]) => [lettersOf(name), kind]));

function isSetApart(name: string): boolean {
  const words = name.split(' ');
  return (
    words.length === 1 ||
    (words.length > 6 && words.every((word) => word.length <= 2)) ||
    // "EDU C AT I ON": some letters apart, some not.
    words.filter((word) => word.length < 3).length * 3 >= words.length
  );
}

function lettersOf(name: string): string {
  return name.replaceAll(/[^\p{L}]/gu, '');
}

/** Without accents and with dots, which capitals often lack or have ("COMPETENCES", "KISISEL"), and with one apostrophe. */
function folded(name: string): string {
  return name.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll("'", '’').replaceAll('ı', 'i');
}

/** Kinds of lines that were asked for before: the same lines are looked at many times. */
const knownBefore = new Map<string, SectionKind[] | null>();

/** The kinds of a heading that is known by its words, or null. */
export function knownKinds(plain: string): SectionKind[] | null {
  if (plain.length > 120) return null;
  const before = knownBefore.get(plain);
  if (before !== undefined) return before;
  if (knownBefore.size > 500) knownBefore.clear();
  const kinds = kindsOfLine(plain);
  knownBefore.set(plain, kinds);
  return kinds;
}

function kindsOfLine(plain: string): SectionKind[] | null {
  const name = headingName(plain);
  if (name.length > 90) return null;
  const known = kindOfName(name);
  return known ? [known] : kindsOfBoth(name);
}

/** True for a name as short as headings are. */
export function isShort(name: string): boolean {
  return name.split(' ').length <= 6 && name.length >= 3 && !/[\d,@|\t]/u.test(name);
}

/** A loud line with a word that heads sections ("Food Service Experience"). */
export function hintedKinds(plain: string): SectionKind[] | null {
  const name = headingName(plain);
  if (!isShort(name) || /\d{4}/u.test(plain) || isJobTitle(name) || noHeadings.has(name))
    return null;
  const hints = headingHints.filter(([words]) => words.test(name)).map(([, kind]) => kind);
  const kind = hints[0] ?? misspelledKind(name);
  return kind ? [kind] : null;
}

/** Names of the sections that nearly every resume has, long enough that a slip still tells them. */
const usualNames = [
  'experience',
  'work experience',
  'work history',
  'job experience',
  'job history',
  'employment',
  'employment history',
  'education',
  'skills',
  'objective',
  'summary',
  'references',
  'certifications',
  'languages',
];

/** "Work Hystroy", "Eductaion": one slip in a short name, or two in a longer one. */
function misspelledKind(name: string): SectionKind | undefined {
  const near = usualNames.find((usual) => {
    const most = usual.length < 8 ? 1 : 2;
    return Math.abs(usual.length - name.length) <= most && slips(usual, name) <= most;
  });
  return near === undefined ? undefined : kindByHeading.get(near);
}

/** How many letters must be put in, left out, changed or swapped to make one word of the other. */
function slips(a: string, b: string): number {
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const isSame = a[i - 1] === b[j - 1];
      const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      next.push(
        Math.min(
          (row[j] ?? 0) + 1,
          (next[j - 1] ?? 0) + 1,
          (row[j - 1] ?? 0) + (isSame ? 0 : 1),
          isSwapped ? (before[j - 2] ?? 0) + 1 : Infinity,
        ),
      );
    }
    before = row;
    row = next;
  }
  return row[b.length] ?? 0;
}

/** In lower case, without the marks around it. */
export function headingName(plain: string): string {
  if (plain.length > 120) return plain;
  return (
    folded(plain)
      .replace(/^[^\p{L}]+/u, '')
      .replace(/\s*\[[^[\]]*\]$/u, '')
      .replace(/[^\p{L}\p{N})]+$/u, '')
      .replace(/\s*\([^()]*\)$/u, '')
      .replace(howLong, '')
      // "Expérience(s) professionnelle(s)".
      .replaceAll(/(\p{L})\(e?s\)/gu, '$1')
      .toLowerCase()
      .replace(misspelled, 'experience')
      .replaceAll(/\s+/gu, ' ')
  );
}

/** "Job Experiance": the word that people misspell most. */
const misspelled = /\bexp[ei]r[ie]{1,2}[ae]n[cs]e(?![\p{L}])/u;

/** "Work experience: 5 years". */
const howLong =
  /[\s:–—-]+(?:\s?\d{1,2}(?:[.,]\d)?\+?\s(?:years?|yrs|months?|лет|год[а]?|месяц\p{L}*|años|mes(?:es)?|jahre?|monate?|ans?|mois))+$/iu;

/** The kind of a heading by its name, as `headingName` gives it. */
export function kindOfName(name: string): SectionKind | undefined {
  if (noHeadings.has(name)) return undefined;
  const known =
    kindByHeading.get(name) ??
    kindByHeading.get(withoutQualifier(name)) ??
    (name.length > 8 && isSetApart(name) ? kindByLetters.get(lettersOf(name)) : undefined);
  return known ?? (ofReferences.test(name) ? 'references' : undefined);
}

const ofReferences = /^(?:\S+ ){1,2}references$|^referencias(?: \S+){1,2}$/u;

/** Kinds that are sure of what they take, the surest first; in a shared section skills take what is short and left. */
const sharing = [
  'contact',
  'education',
  'experience',
  'volunteer',
  'certificates',
  'awards',
  'languages',
  'references',
  'skills',
] as const;

/** "Education & Skills": both halves are headings. */
function kindsOfBoth(name: string): SectionKind[] | null {
  const halves = name.split(/\s*(?:&|\+|\/|,|\b(?:y|and|und|et|e|ed|o)\b)\s*/u);
  if (halves.length < 2 || halves.length > 3) return null;
  // A school beside conferences or workshops is a course of some days.
  if (halves.includes('schools') && /\b(?:conferences|workshops|seminars)\b/u.test(name))
    return ['other'];
  const kinds = new Set<SectionKind>();
  const lastWord = /\S+$/u.exec(name)?.[0] ?? '';
  for (const half of halves) {
    // "Work & Volunteer Experience": the last word counts for both.
    const kind = kindOfName(half) ?? kindOfName(`${half} ${lastWord}`);
    if (!kind) return null;
    kinds.add(kind);
  }
  if (kinds.size === 1) return [...kinds];
  // Who leads others without pay has a job to tell of.
  if (kinds.has('volunteer') && kinds.has('other') && lastWord === 'experience')
    return ['experience'];
  // Jobs and volunteer work look alike: who puts them together has one list.
  if (kinds.has('experience')) kinds.delete('volunteer');
  const ours = sharing.filter((kind) => kinds.has(kind));
  // Below "Skills and interests" stands what is no skill, too.
  if (ours.length === 1 && ours[0] === 'skills' && kinds.has('other')) return ['skills', 'other'];
  return ours.length > 0 ? ours : ['other'];
}

function withoutQualifier(name: string): string {
  return name.replace(
    /^(?:my|relevant|related|professional|recent|previous|past|other|additional|core|key|technical|special|paid|job|main|top|work|volunteer|computer|soft|hard|personal|selected|significant|industry|academic|career|general|other)\s/u,
    '',
  );
}
