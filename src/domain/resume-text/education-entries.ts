import type { Education } from '../resume/resume-schema';
import { takeDateRange, takePlace } from './dates-and-places';
import { columns, mostLineLength, withoutOuterMarks } from './text-lines';
import type { TextLine } from './text-lines';

export type FoundEducation = Omit<Education, 'id'>;

const degreeWord =
  /(?:\b(?:diploma|ged|hse|hiset|degree|associate|associate's|associates|bachelor|bachelor's|bachelors|master|master's|masters|doctorate|certificate|certification|equivalency|licenciatura|bachillerato|certificado|título|secundaria|preparatoria|apprenticeship)\b|^(?:a\.?a\.?s?|b\.?a|b\.?s|m\.?a|m\.?s)\.?(?:\s|$))/iu;
const schoolWord =
  /\b(?:school|college|university|institute|academy|center|centre|polytechnic|program|colegio|universidad|escuela|instituto)\b/iu;

type Facts = FoundEducation & { isWhole: boolean };

/**
 * The schools of an education section: a line gives a degree, a school, a year or a place, in any
 * order; a second degree or school begins the next entry. Lines with anything else in them go to
 * `rest` as a whole.
 */
export function educationEntries(lines: readonly TextLine[]): {
  entries: FoundEducation[];
  rest: string[];
} {
  const entries: FoundEducation[] = [];
  const rest: string[] = [];
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
    if (!facts?.isWhole) rest.push(line.raw.trim());
    if (!facts) {
      open = null;
      continue;
    }
    if (open && !clashes(open, facts)) Object.assign(open, merged(open, facts));
    else if (facts.degree !== '' || facts.school !== '') entries.push((open = withoutFlag(facts)));
    else rest.push(line.raw.trim());
  }
  return { entries, rest: [...new Set(rest)] };
}

function readFacts(plain: string): Facts | null {
  if (plain.length > mostLineLength / 2 || /[.!?]$/u.test(plain)) return null;
  const { graduationYear, text, isWhole } = takeYear(plain);
  const facts: Facts = { degree: '', school: '', location: '', graduationYear, isWhole };
  for (const part of columns(text)) {
    const place = takePlace(part);
    if (place && facts.location !== '') return null;
    facts.location = place?.location ?? facts.location;
    for (const piece of (place?.rest ?? part).split(/,\s*/u).filter((one) => one !== '')) {
      const kind = kindOf(piece);
      if (!kind || facts[kind] !== '') return null;
      facts[kind] = piece;
    }
  }
  const isEmpty =
    facts.degree === '' && facts.school === '' && facts.location === '' && graduationYear === '';
  return isEmpty ? null : facts;
}

/** The year of graduation is the last one; a first year that is left out keeps the line in `rest`. */
function takeYear(plain: string): { graduationYear: string; text: string; isWhole: boolean } {
  const range = takeDateRange(plain);
  if (range) {
    const graduationYear = /\d{4}$/u.exec(range.endDate)?.[0] ?? '';
    return { graduationYear, text: range.rest, isWhole: false };
  }
  const years = [...plain.matchAll(/\d+/gu)].filter(([digits]) => /^(?:19|20)\d{2}$/u.test(digits));
  const [only] = years;
  if (!only || years.length > 1) return { graduationYear: '', text: plain, isWhole: true };
  const text = `${plain.slice(0, only.index)}\t${plain.slice(only.index + 4)}`.replace(
    /\(\t\)/u,
    '\t',
  );
  return { graduationYear: only[0], text: withoutOuterMarks(text), isWhole: true };
}

function kindOf(piece: string): 'degree' | 'school' | null {
  if (piece.length > 80 || /\d/u.test(piece)) return null;
  if (degreeWord.test(piece)) return 'degree';
  return schoolWord.test(piece) && /^\p{Lu}/u.test(piece) ? 'school' : null;
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
