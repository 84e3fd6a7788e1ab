import { degreeWord, schoolWord } from '../language/en/school-words';
import type { EntryDoubt } from './offers';
import type { LeftText, Taken } from './placed-lines';
import type { FoundEducation } from './resume-fields';
import { readFacts, type Facts } from './school-facts';
import { tableOfSchools } from './school-table';
import { joinLines, type TextLine } from './text-lines';

type FoundSchools = {
  entries: FoundEducation[];
  doubts: EntryDoubt<'degree' | 'school' | 'location'>[];
  taken: Taken[];
  left: LeftText[];
};

/**
 * The schools of an education section: a line gives a degree, a school, a year or a place, in any order; a second
 * degree or school begins the next entry. A name without such a word is what the entry lacks, which is not sure.
 */
export function educationEntries(written: readonly TextLine[]): FoundSchools {
  const lines = withWholeNames(written);
  const found: FoundSchools = { entries: [], doubts: [], taken: [], left: [] };
  const table = tableOfSchools(lines);
  const gapsMatter = lines.slice(1).some(({ gap }) => gap === 0);
  // Items below a school tell of it, unless all is a list.
  const areItems =
    !lines.some((line) => line.kind === 'text' && isNamedIn(line)) || areDegreesItems(lines);
  let open: FoundEducation | null = null;
  // Years and places may stand over the names that they belong to.
  let waiting: { line: TextLine; facts: Facts } | null = null;
  let unknown: { line: TextLine; text: string }[] = [];
  // The line before, where it told of a school.
  let before: TextLine | null = null;
  const settle = () => {
    const index = found.entries.length - 1;
    const entry = open;
    for (const { line, text } of unknown) {
      const field = entry && lackOf(entry, text);
      const isTold = found.doubts.some((doubt) => doubt.index === index);
      if (field && !isTold) {
        found.doubts.push({ index, field, value: text, runnerUp: null, isLikely: true });
        found.taken.push({ line, place: { kind: 'school', index } });
      } else found.left.push({ line, text });
    }
    unknown = [];
    open = null;
  };
  const dropWaiting = () => {
    if (waiting) found.left.push({ line: waiting.line, text: waiting.line.raw.trim() });
    waiting = null;
  };
  for (const line of lines) {
    if (
      line.gap > 0 &&
      gapsMatter &&
      open &&
      ((open.degree !== '' && open.school !== '') || line.kind === 'text') &&
      !isOtherHalf(open, line)
    )
      settle();
    if (table.headings.has(line)) {
      found.left.push({ line, text: line.raw.trim(), isLabel: true });
      continue;
    }
    const facts: Facts | null =
      table.facts.get(line) ??
      (before && isProseAfter(before, line) ? null : withoutFaculty(open, readFacts(line, open)));
    before = facts ? null : line;
    if (!facts) {
      found.left.push({ line, text: line.raw.trim() });
      continue;
    }
    const isNamed = facts.degree !== '' || facts.school !== '';
    if (!isNamed && !open && facts.unknown.length === 0) {
      dropWaiting();
      waiting = { line, facts };
      continue;
    }
    const mayBegin = line.kind === 'text' || areItems;
    const givesSchool: boolean = open?.school === '' && facts.school !== '' && facts.degree === '';
    if (
      !mayBegin &&
      ((facts.unknown.length > 0 && !givesSchool) || (isNamed && open && clashes(open, facts)))
    ) {
      found.left.push({ line, text: line.raw.trim() });
      continue;
    }
    if (!open || clashes(open, facts)) {
      if (!isNamed && !startsUnnamed(line, facts, areItems)) {
        found.left.push({ line, text: line.raw.trim() });
        continue;
      }
      settle();
      found.entries.push((open = { degree: '', school: '', location: '', graduationYear: '' }));
    }
    const place = { kind: 'school', index: found.entries.length - 1 } as const;
    for (const from of waiting ? [waiting, { line, facts }] : [{ line, facts }]) {
      const known: FoundEducation = open;
      found.left.push(
        ...(['location', 'graduationYear'] as const).flatMap((key) =>
          known[key] !== '' && from.facts[key] !== ''
            ? [{ line: from.line, text: from.facts[key] }]
            : [],
        ),
      );
      Object.assign(open, merged(open, from.facts));
      found.taken.push({ line: from.line, place });
      found.left.push(...from.facts.unplaced.map((text) => ({ line: from.line, text })));
    }
    waiting = null;
    unknown.push(...facts.unknown.map((text) => ({ line, text })));
  }
  dropWaiting();
  settle();
  found.entries.forEach((entry, index) => {
    for (const field of doubtful(entry)) {
      const value = entry[field];
      // Another name may be offered for the field, which is the next best then.
      const other = found.doubts.find((doubt) => doubt.index === index && doubt.field === field);
      found.doubts = found.doubts.filter((doubt) => doubt !== other);
      found.doubts.push({ index, field, value, runnerUp: other?.value ?? null, isLikely: true });
      entry[field] = '';
    }
  });
  return found;
}

/** Below a degree, though a gap is between them, the school and nothing else, or the other way round. */
function isOtherHalf(open: FoundEducation, line: TextLine): boolean {
  const facts = readFacts(line, null);
  if (!facts || clashes(open, facts)) return false;
  return open.degree === ''
    ? facts.degree !== '' && facts.school === ''
    : open.school === '' && facts.school !== '' && facts.degree === '';
}

/** "College of Arts" below a university is a part of it. */
function withoutFaculty(open: FoundEducation | null, facts: Facts | null): Facts | null {
  const isPart =
    open !== null &&
    facts !== null &&
    /universi|hochschule/iu.test(open.school) &&
    /\b(?:college|school|faculty|department|institute|dept\.?) of\b/iu.test(facts.school) &&
    !/universi/iu.test(facts.school) &&
    (open.degree === '' || facts.degree === '');
  return isPart ? { ...facts, school: '', unplaced: [...facts.unplaced, facts.school] } : facts;
}

/** What stands alone, names only a kind of school, or is more or less than a name, is likely and not sure. */
function doubtful(entry: FoundEducation): ('degree' | 'school')[] {
  const { degree, school, location, graduationYear } = entry;
  const isAlone = graduationYear === '' && (degree === '' || school === '');
  return (['degree', 'school'] as const).filter((field) => {
    const name = entry[field];
    return (
      name !== '' &&
      ((field === 'degree' && school === '' && /,\s\p{Lu}/u.test(name)) ||
        (isAlone && (field === 'degree' || (location === '' && !schoolWord.test(name)))) ||
        isPartOfName(name) ||
        (field === 'school'
          ? kindOfSchool.test(name) || /^[^,]*\([^()]* |,\s\p{Lu}[\p{L}-]+$/u.test(name)
          : !degreeWord.test(name) || /\bmit\b|^(?:étudiante?|etudiante?|student)\b/iu.test(name)))
    );
  });
}

function isPartOfName(name: string): boolean {
  return (
    name.split('(').length !== name.split(')').length ||
    name.split(/\s+/u).length > 11 ||
    endsWithin.test(`${name} `.trimEnd()) ||
    /^\p{Ll}|^(?:And|Of|In|&)\s/u.test(name) ||
    /^(?:\d{1,3}(?:st|nd|rd)? |ich |i |my )|\b(?:program(?:me)?|place|in|mit|abschluss|examination)\b.*\b(?:university|school|college|hochschule)\b/iu.test(
      name,
    )
  );
}

/** "High school" is a kind of school, and mostly the degree. */
const kindOfSchool =
  /^(?:the |a )?(?:(?:senior |higher |junior )?(?:high|secondary|public|private|middle|primary) school|school|college|university|university scholar|state board|gymnasium|institute|center|(?:study abroad|exchange)? ?program(?:me)?)$/iu;

/** What a name without a telling word most probably is: what the entry lacks. */
function lackOf(entry: FoundEducation, text: string): 'degree' | 'school' | 'location' | null {
  if (entry.school === '') return 'school';
  if (entry.degree === '') return 'degree';
  return entry.location === '' && text.split(' ').length <= 2 ? 'location' : null;
}

/** A sentence goes on in the next line. */
function isProseAfter(before: TextLine, { kind, gap, plain }: TextLine): boolean {
  const goesOn = /^\p{Ll}/u.test(plain) || (plain.split(/\s+/u).length > 5 && !/\d/u.test(plain));
  return (
    kind === 'text' &&
    gap === 0 &&
    goesOn &&
    plain.search(degreeWord) !== 0 &&
    before.plain.length > 45 &&
    !/[.!?:]$/u.test(before.plain)
  );
}

/** "• Diploma" over "Oak College" and so on: each degree is an item, and each school the line below it. */
function areDegreesItems(lines: readonly TextLine[]): boolean {
  const named = lines.map((line) => ({ line, facts: readFacts(line, null) }));
  const degrees = named.filter(({ facts }) => facts !== null && facts.degree !== '');
  const pairs = named.filter(
    ({ line, facts }, at) =>
      line.kind === 'bullet' &&
      facts !== null &&
      facts.degree !== '' &&
      facts.school === '' &&
      lines[at + 1]?.kind === 'text' &&
      (named[at + 1]?.facts?.school ?? '') !== '',
  );
  return pairs.length > 1 && degrees.every(({ line }) => line.kind === 'bullet');
}

function isNamedIn(line: TextLine): boolean {
  const facts = readFacts(line, null);
  return facts !== null && (facts.degree !== '' || facts.school !== '');
}

/** A loud name with a year begins an entry, though no word says what it is. */
function startsUnnamed(line: TextLine, facts: Facts, areItems: boolean): boolean {
  return (
    (line.kind === 'text' || areItems) &&
    facts.unknown.length > 0 &&
    (facts.graduationYear !== '' || line.isBold)
  );
}

function clashes(open: FoundEducation, facts: Facts): boolean {
  return (['degree', 'school', 'location', 'graduationYear'] as const).some(
    (key) => open[key] !== '' && facts[key] !== '',
  );
}

function merged(open: FoundEducation, facts: FoundEducation): FoundEducation {
  return {
    degree: open.degree || facts.degree,
    school: open.school || facts.school,
    location: open.location || facts.location,
    graduationYear: open.graduationYear || facts.graduationYear,
  };
}

const endsWithin = /\s(?:de|del|of|in|y|and|en|et|und|&|for|der|du|des|la)$/iu;

/** A name that ends with a small word goes on in the next line. */
function withWholeNames(lines: readonly TextLine[]): TextLine[] {
  const whole: TextLine[] = [];
  for (const line of lines) {
    const before = whole.at(-1);
    const goesOn =
      before?.kind === 'text' &&
      before.plain.length <= 120 &&
      (endsWithin.test(before.plain) ||
        (before.plain.endsWith(',') &&
          [before, line].every(({ plain }) => schoolWord.test(plain))) ||
        before.plain.split('(').length > before.plain.split(')').length) &&
      line.kind === 'text' &&
      line.gap === 0 &&
      line.plain.length <= 80 &&
      /^\p{L}/u.test(line.plain);
    if (!goesOn) {
      whole.push(line);
      continue;
    }
    whole.pop();
    whole.push(joinLines(before, line, ' '));
  }
  return whole;
}
