import { month } from '../language/en/date-words';
import { looksLikeName, opensWithDeed } from '../language/en/job-words';
import { schoolLabels } from '../language/en/resume-labels';
import {
  askedWord,
  courseWord,
  degreeWord,
  graduatedWord,
  noteWord,
  schoolWord,
  smallDegree,
  yearWords,
} from '../language/en/school-words';
import { isToday } from '../resume/ongoing';
import { takeDateRange } from './dates';
import { commaPieces } from './comma-pieces';
import { takePlace } from './places';
import type { FoundEducation } from './resume-fields';
import { columns, maxLineLength, withoutOuterMarks } from './text-lines';
import type { TextLine } from './text-lines';

/** What one line says of a school. */
export type Facts = FoundEducation & {
  /** A name without a word that says whether it is a degree or a school. */
  unknown: string[];
  unplaced: string[];
};

/** The facts of a line, or null for what tells of a school and names none. `open`: the entry so far. */
export function readFacts({ plain }: TextLine, open: FoundEducation | null): Facts | null {
  // Dates before it do not make a sentence of a name.
  const bare = (takeDateRange(plain)?.rest ?? plain).trim();
  const words = bare.split(/\s+/u).length;
  if ((words > 6 && /^\p{Ll}/u.test(plain)) || words > 26) return null;
  if (opensWithDeed(plain) && !graduatedWord.test(plain)) return null;
  if (words > 9 && /\b(?:i|my|we|our|where|which|was|were|also|this|these)\b/iu.test(plain))
    return null;
  // "2010 – 2013: Diploma at Lima Center." is no sentence.
  const isDated = bare !== plain && /^[\d\p{L}]{1,9}\.?[\s/.–-]*\d/u.test(plain) && words <= 16;
  // "Diploma in Welding in 2004 from Lima Trade School." ends like a sentence and is none.
  const namesBoth =
    degreeWord.test(bare) &&
    ((words <= 16 && /\sfrom\s(?:the\s)?\p{Lu}/u.test(bare)) ||
      (bare !== plain && schoolWord.test(bare)));
  if (
    plain.length > (namesBoth ? maxLineLength * 0.7 : maxLineLength / 2) ||
    (!isDated &&
      !namesBoth &&
      /[.!?]$/u.test(plain) &&
      words > 8 &&
      (words > 16 || !/,/u.test(bare)))
  )
    return null;
  const label = labelOf(plain);
  const text = plain
    .slice(label?.length ?? 0)
    .replace(/^(?:i )?(?:graduated from|finished|attended|went to)\s+(?=\p{Lu})/iu, '');
  const year = takeYear(text);
  const facts: Facts = {
    degree: '',
    school: '',
    location: '',
    graduationYear: year.graduationYear,
    unknown: [],
    unplaced: year.unplaced === '' ? [] : [year.unplaced],
  };
  if (label && label.field !== 'graduationYear') {
    const words = withoutOuterMarks(year.text);
    // A form's second name for a degree is no second degree.
    if (label.field === 'degree' && open && open.degree !== '' && open.school !== '')
      facts.unplaced.push(words);
    else facts[label.field] = words;
    return facts;
  }
  const parted = year.text
    .replaceAll(/\(\s*\)/gu, '\t')
    .replaceAll(/(\p{L}{4})\.\s+(?=\p{Lu}\p{L}{3})/gu, '$1\t')
    .replaceAll(
      /\b(university|college|school|institute|academy) in (?=\p{Lu}[\p{L} ]+,)/giu,
      '$1\t',
    );
  const parts = columns(parted.replace(/(\p{L}{3})\.$/u, '$1')).flatMap((part) =>
    fromSchool(facts, part).flatMap((one) => one.split(/\s*[:;]\s+/u)),
  );
  for (const part of parts.map(withoutOuterMarks).filter((one) => one !== '')) {
    const place = takePlace(part);
    if (!place && isSubjectOf(facts, part)) {
      facts.degree += `, ${part}`;
      continue;
    }
    if (place && facts.location !== '') facts.unplaced.push(place.location);
    else if (place) facts.location = place.location;
    takePieces(facts, place?.rest ?? part, open);
  }
  const isEmpty =
    facts.unplaced.length === 0 &&
    facts.degree === '' &&
    facts.school === '' &&
    facts.location === '' &&
    facts.graduationYear === '';
  // A list of names is none of a school.
  const isList = facts.unknown.length + facts.unplaced.length > 1 && year.unplaced === '';
  const isNameless = facts.degree === '' && facts.school === '' && facts.graduationYear === '';
  return (isEmpty && facts.unknown.length === 0) || (isList && isNameless) ? null : facts;
}

/** "High school from Lima Board": what stands before "from" is a degree, whatever its words, and behind it who gave it. */
function fromSchool(facts: Facts, part: string): string[] {
  const [degree = '', school = '', ...more] = part.split(/\s+from\s+(?=\p{Lu}|\p{L}\.\p{L})/iu);
  if (school === '' || more.length > 0) return [part];
  if (facts.degree !== '' || facts.school !== '') return [degree, school];
  facts.degree = withoutOuterMarks(degree);
  const place = takePlace(school);
  facts.location = place?.location ?? '';
  const [name = '', ...rest] = commaPieces(place && place.rest !== '' ? place.rest : school);
  facts.school = withoutOuterMarks(name);
  return rest;
}

function labelOf(plain: string): { field: keyof typeof schoolLabels; length: number } | null {
  for (const [field, label] of Object.entries(schoolLabels)) {
    const [found = ''] = label.exec(plain) ?? [];
    if (found !== '') return { field: field as keyof typeof schoolLabels, length: found.length };
  }
  return null;
}

/** A degree's subject and a school's campus may follow it after a comma; what is neither is left. */
function takePieces(facts: Facts, text: string, open: FoundEducation | null): void {
  let before: 'degree' | 'school' | null = null;
  for (const piece of commaPieces(text).flatMap(atSchool).flatMap(withWholeBrackets)) {
    const kind = facts.degree !== '' && isSchool(piece) ? 'school' : kindOf(piece);
    if (kind && facts[kind] === '') facts[kind] = piece;
    else if (kind === 'degree' && before === 'degree') facts.degree += `, ${piece}`;
    else if (kind === 'school' && before === 'school') facts.school += `, ${piece}`;
    else if (!kind && before === 'degree' && facts.school === '' && isGiver(piece))
      facts.school = piece;
    else if (!kind && before && isSubject(piece)) facts[before] += `, ${piece}`;
    else if (!kind && isUnknown(piece) && (facts.unknown.length === 0 || open === null))
      facts.unknown.push(piece);
    else facts.unplaced.push(piece);
    before = kind ?? before;
  }
}

/** "Bachelor – Nursing": a bare degree and what it is in. */
function isSubjectOf({ degree, school }: Facts, part: string): boolean {
  return (
    degree !== '' &&
    school === '' &&
    degree.split(' ').length <= 2 &&
    !/,|\s(?:in|of|en|de)\s/u.test(degree) &&
    part.split(' ').length <= 5 &&
    isSubject(part) &&
    kindOf(part) === null &&
    !isGiver(part) &&
    commaPieces(part).length === 1
  );
}

/** "Diploma (Lima Center, 2008)" leaves half a bracket where the year is taken out. */
function withWholeBrackets(piece: string): string[] {
  if (piece.split('(').length === piece.split(')').length) return [piece];
  return piece.split(/\s*[()]\s*/u).filter((part) => part !== '');
}

/** Short forms ("FH Wels", "MIT") and companies teach, too, where they stand behind a degree. */
function isGiver(piece: string): boolean {
  return (
    !noteWord.test(piece) && /^\p{Lu}{2,6}(?:\s\p{Lu}|$)|\b(?:GmbH|AG|KG|Ltd|Inc)\b/u.test(piece)
  );
}

/** "Diploma at Lima Center". */
function atSchool(piece: string): string[] {
  const [degree = '', school = ''] = piece.split(
    /\s+(?:(?:at|@|en la|en el|an der|bei|presso|à)\s+|à l['’])(?=[\p{Lu}„“"])/u,
  );
  return school !== '' && degreeWord.test(degree) ? [degree, school] : [piece];
}

/** "Bachelor of Arts, Social Work": a subject begins with a capital and has no number. */
function isSubject(piece: string): boolean {
  return piece.length <= 60 && /^\p{Lu}[^\d:@]*$/u.test(piece) && !noteWord.test(piece);
}

/** What people study, whose words are mostly small. */
const subject =
  /\b(?:engineering|sciences?|studies|management|administration|technology|arts|design|nursing|accounting|economics|inform[aá]tica|ingenier[íi]a|dise[ñn]o|gesti[oó]n|administraci[oó]n)(?!\p{L})/iu;

function isUnknown(piece: string): boolean {
  return (
    piece.length <= 70 &&
    piece.length > 2 &&
    /^\p{Lu}/u.test(piece) &&
    (looksLikeName(piece) || (subject.test(piece) && piece.split(' ').length <= 8)) &&
    !askedWord.test(piece) &&
    !noteWord.test(piece) &&
    !/^\d|@|\d{3}/u.test(piece)
  );
}

/** The year of graduation is the last one; a first year has no field and is left. */
function takeYear(plain: string): { graduationYear: string; text: string; unplaced: string } {
  const range = takeDateRange(plain);
  if (range) {
    const { startDate, endDate, rest, isUnfinished } = range;
    const isOpen = isToday(endDate) || endDate === '' || isUnfinished;
    return {
      graduationYear: isOpen ? '' : endDate,
      text: rest,
      unplaced: `${startDate} – ${endDate}`,
    };
  }
  const years = [...plain.matchAll(/\d+/gu)].filter(([digits]) => /^(?:19|20)\d{2}$/u.test(digits));
  const [only] = years;
  if (!only || years.length > 1) return { graduationYear: '', text: plain, unplaced: '' };
  const before = plain.slice(0, only.index);
  const after = plain.slice(only.index + 4);
  const lead = monthBefore.exec(before)?.[0] ?? '';
  const told = before.slice(0, before.length - lead.length);
  // "Diploma passed in 2011 from Lima Center": the year stands within.
  const text = /^\s+from\s/u.test(after)
    ? `${told.replace(/(?:\s+(?:passed|completed|obtained))?(?:\s+in)?\s*$/iu, '')}${after}`
    : `${told.replace(/\s+in\s*$/u, '')}\t${after}`.replace(/\(\t\)/u, '\t');
  // "Graduated" and "Class of" say what the field says; "May" and "Expected" say more.
  return {
    graduationYear: `${lead.replace(graduatedWord, '').replace(/(?:graduation )?(?:date)?\s*:\s*/iu, ' ')}${only[0]}`,
    text: withoutOuterMarks(text),
    unplaced: '',
  };
}

const monthBefore = new RegExp(
  `${yearWords}(?:${month}\\.?,?\\s+(?:\\d{1,2},?\\s+)?(?:de\\s+)?|\\d{1,2}/)?$`,
  'iu',
);

function kindOf(piece: string): 'degree' | 'school' | null {
  if (piece.length > 110 || askedWord.test(piece)) return null;
  const isDegree =
    degreeWord.test(piece) && !(smallDegree.test(piece) && piece === piece.toLowerCase());
  if (
    isDegree &&
    isSchool(piece) &&
    /\b(?:school|college|university|academy)\b(?!.*\b(?:diploma|degree|certificate|equivalency|ged)\b)/iu.test(
      piece,
    )
  )
    return 'school';
  if (isDegree || courseWord.test(piece)) return 'degree';
  return isSchool(piece) ? 'school' : null;
}

function isSchool(piece: string): boolean {
  return (
    piece.length <= 110 &&
    schoolWord.test(piece) &&
    !askedWord.test(piece) &&
    !noteWord.test(piece) &&
    piece.split(/\s+/u).length <= 12
  );
}
