import { startsSmall } from '../resume/tidy-text';
import { isNumber, openingIndex } from './bullet-words';
import type { Bullet, CoachRule, RuleHit } from './coach-types';

/** Customs of resume advice, not measured limits: a bullet is one or two printed lines. */
export const coachLimits = { minWords: 5, maxWords: 30 } as const;

export const shapeRules: readonly CoachRule[] = [
  { id: 'all-caps', severity: 'fix', find: findAllCaps },
  { id: 'small-letter', severity: 'consider', find: findSmallLetter },
  { id: 'missing-number', severity: 'consider', find: findMissingNumber },
  { id: 'too-short', severity: 'consider', find: findTooShort },
  { id: 'too-long', severity: 'consider', find: findTooLong },
  { id: 'unexplained-abbreviation', severity: 'consider', find: findAbbreviations },
  { id: 'doubled-word', severity: 'fix', find: findDoubledWords },
];

function findAllCaps({ text, words }: Bullet): RuleHit[] {
  return isAllCaps(text) && words.length > 2 ? [{ params: {} }] : [];
}

function isAllCaps(text: string): boolean {
  const upper = text.match(/\p{Lu}/gu)?.length ?? 0;
  const lower = text.match(/\p{Ll}/gu)?.length ?? 0;
  return upper >= 12 && upper > lower * 4;
}

function findSmallLetter({ text }: Bullet): RuleHit[] {
  return startsSmall(text) ? [{ params: {} }] : [];
}

const needsNoNumber = new Set([
  'earned',
  'certified',
  'licensed',
  'speak',
  'spoke',
  'fluent',
  'bilingual',
  'graduated',
  'hold',
]);

function findMissingNumber({ words }: Bullet): RuleHit[] {
  if (words.length < coachLimits.minWords) return [];
  const opening = words[openingIndex(words)]?.lower ?? '';
  const hasNumber = words.some(({ lower }) => isNumber(lower));
  return hasNumber || needsNoNumber.has(opening) ? [] : [{ params: {} }];
}

function findTooShort({ words }: Bullet): RuleHit[] {
  const count = words.length;
  return count > 0 && count < coachLimits.minWords
    ? [{ params: { count, limit: coachLimits.minWords } }]
    : [];
}

function findTooLong({ words }: Bullet): RuleHit[] {
  const count = words.length;
  return count > coachLimits.maxWords ? [{ params: { count, limit: coachLimits.maxWords } }] : [];
}

/** Letters that any hiring manager in the United States can be trusted to know. */
const knownAbbreviations = new Set(
  (
    'AM PM US USA UK GPS OSHA CPR AED IT HR TV ID GED PC DVD CD ATM UPS USPS YMCA YWCA CEO FAQ PDF RN ER DMV SUV RV AC ' +
    'LED NASA FBI NYC LA DC OK USD SSN DOB PTA ESL HVAC DJ VIP ZIP USB SMS SAT ACT EAD DACA TPS DUI DWI HIV PTSD ADHD SSI SSDI ' +
    'AL AK AZ AR CA CO CT DE FL GA HI IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OR ' +
    'PA RI SC SD TN TX UT VT VA WA WV WI WY'
  ).split(' '),
);

function findAbbreviations({ text, words }: Bullet): RuleHit[] {
  if (isAllCaps(text)) return [];
  return words
    .filter(
      (word) =>
        /^\p{Lu}{2,6}s?$/u.test(word.text) && !knownAbbreviations.has(word.text.replace(/s$/u, '')),
    )
    .filter((word) => !isExplained(text, word.start, word.end))
    .map((word) => ({ span: [word.start, word.end], params: { word: word.text } }));
}

/** "certified nurse aide (CNA)" or "CNA (certified nurse aide)". */
function isExplained(text: string, start: number, end: number): boolean {
  return text[start - 1] === '(' || /^\s*\(/u.test(text.slice(end, end + 3));
}

function findDoubledWords({ words }: Bullet): RuleHit[] {
  return words.flatMap((word, index) => {
    const before = words[index - 1];
    const isDoubled =
      before?.lower === word.lower && /^\p{L}+$/u.test(word.lower) && word.lower !== 'had';
    return isDoubled
      ? [{ span: [before.start, word.end] as const, params: { word: word.text } }]
      : [];
  });
}
