import { month, takeDateRange, takePlace } from './dates-and-places';
import type { LeftText, Taken } from './placed-lines';
import type { FoundEducation } from './resume-fields';
import { columns, maxLineLength, withoutOuterMarks } from './text-lines';
import type { TextLine } from './text-lines';

const degreeWord =
  /(?:\b(?:diploma|ged|hse|hiset|degree|associate|associate's|associates|bachelor|bachelor's|bachelors|master|master's|masters|doctorate|certificate|certification|equivalency|licenciatura|bachillerato|certificado|título|secundaria|preparatoria|apprenticeship)\b|^(?:a\.?a\.?s?|b\.?a|b\.?s|m\.?a|m\.?s)\.?(?:\s|$))/iu;
/** What people call a class or a card, as the last word: a “Training Center” is a school. */
const courseWord = /\b(?:courses?|class|classes|training|card|license)$/iu;
const schoolWord =
  /\b(?:school|college|university|institute|academy|center|centre|polytechnic|program|colegio|universidad|escuela|instituto)\b/iu;

type Facts = FoundEducation & { unplaced: string };

/**
 * The schools of an education section: a line gives a degree, a school, a year or a place, in any
 * order; a second degree or school begins the next entry. Lines with anything else in them are
 * left as a whole.
 */
export function educationEntries(lines: readonly TextLine[]): {
  entries: FoundEducation[];
  taken: Taken[];
  left: LeftText[];
} {
  const entries: FoundEducation[] = [];
  const taken: Taken[] = [];
  const left: LeftText[] = [];
  const gapsMatter = lines.some(
    ({ kind }, index) =>
      kind !== 'blank' && lines[index + 1] !== undefined && lines[index + 1]?.kind !== 'blank',
  );
  let open: FoundEducation | null = null;
  for (const line of lines) {
    if (line.kind === 'blank') {
      if (gapsMatter) open = null;
      continue;
    }
    const facts = readFacts(line.plain);
    if (open && facts && !clashes(open, facts)) Object.assign(open, merged(open, facts));
    else if (facts && (facts.degree !== '' || facts.school !== ''))
      entries.push((open = withoutFlag(facts)));
    else {
      left.push({ line, text: line.raw.trim() });
      if (!facts) open = null;
      continue;
    }
    taken.push({ line, place: { kind: 'school', index: entries.length - 1 } });
    if (facts.unplaced !== '') left.push({ line, text: facts.unplaced });
  }
  return { entries, taken, left };
}

function readFacts(plain: string): Facts | null {
  if (plain.length > maxLineLength / 2 || /[.!?]$/u.test(plain)) return null;
  const { graduationYear, text, unplaced } = takeYear(plain);
  const facts: Facts = { degree: '', school: '', location: '', graduationYear, unplaced };
  for (const part of columns(text)) {
    const place = takePlace(part);
    if (place && facts.location !== '') return null;
    facts.location = place?.location ?? facts.location;
    if (!takePieces(facts, place?.rest ?? part)) return null;
  }
  const isEmpty =
    facts.degree === '' && facts.school === '' && facts.location === '' && graduationYear === '';
  return isEmpty ? null : facts;
}

/** False when a piece between commas is neither degree nor school; a degree's subject may follow it. */
function takePieces(facts: Facts, text: string): boolean {
  let before: 'degree' | 'school' | null = null;
  for (const piece of text.split(/,\s*/u).filter((one) => one !== '')) {
    const kind = facts.degree !== '' && isSchool(piece) ? 'school' : kindOf(piece);
    if (kind && facts[kind] === '') facts[kind] = piece;
    else if (!kind && before === 'degree' && isSubject(piece)) facts.degree += `, ${piece}`;
    else return false;
    before = kind ?? before;
  }
  return true;
}

/** "Bachelor of Arts, Social Work": a subject begins with a capital and has no number. */
function isSubject(piece: string): boolean {
  return piece.length <= 50 && /^\p{Lu}[^\d:@]*$/u.test(piece);
}

/** The year of graduation is the last one; a first year has no field and is left. */
function takeYear(plain: string): { graduationYear: string; text: string; unplaced: string } {
  const range = takeDateRange(plain);
  if (range) {
    const graduationYear = /\d{4}$/u.exec(range.endDate)?.[0] ?? '';
    const unplaced = graduationYear === '' ? `${range.startDate} – ${range.endDate}` : plain;
    return { graduationYear, text: range.rest, unplaced };
  }
  const years = [...plain.matchAll(/\d+/gu)].filter(([digits]) => /^(?:19|20)\d{2}$/u.test(digits));
  const [only] = years;
  if (!only || years.length > 1) return { graduationYear: '', text: plain, unplaced: '' };
  const before = plain.slice(0, only.index);
  const month = monthBefore.exec(before)?.[0] ?? '';
  const text =
    `${before.slice(0, before.length - month.length)}\t${plain.slice(only.index + 4)}`.replace(
      /\(\t\)/u,
      '\t',
    );
  // "Graduated" and "Class of" say what the field says; "May" and "Expected" say more.
  const more = month.replace(/^(?:graduated(?: in)?|class of|completed|graduación)\s*:?\s*/iu, '');
  return { graduationYear: `${more}${only[0]}`, text: withoutOuterMarks(text), unplaced: '' };
}

const monthBefore = new RegExp(
  `(?:(?:graduated(?: in)?|graduation|class of|completed|expected|anticipated|graduación)\\s*:?\\s*)?(?:${month}\\.?,?\\s+(?:de\\s+)?)?$`,
  'iu',
);

function kindOf(piece: string): 'degree' | 'school' | null {
  if (piece.length > 80 || /^\d|\d{3}/u.test(piece)) return null;
  if (degreeWord.test(piece) || courseWord.test(piece)) return 'degree';
  return isSchool(piece) ? 'school' : null;
}

function isSchool(piece: string): boolean {
  return (
    piece.length <= 80 &&
    !/^\d|\d{3}/u.test(piece) &&
    schoolWord.test(piece) &&
    /^\p{Lu}/u.test(piece)
  );
}

const factKeys = ['degree', 'school', 'location', 'graduationYear'] as const;

function clashes(open: FoundEducation, facts: FoundEducation): boolean {
  return factKeys.some((key) => open[key] !== '' && facts[key] !== '');
}

function merged(open: FoundEducation, facts: FoundEducation): FoundEducation {
  return {
    degree: open.degree || facts.degree,
    school: open.school || facts.school,
    location: open.location || facts.location,
    graduationYear: open.graduationYear || facts.graduationYear,
  };
}

function withoutFlag({ degree, school, location, graduationYear }: Facts): FoundEducation {
  return { degree, school, location, graduationYear };
}
