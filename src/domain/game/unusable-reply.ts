import { likeEmail } from '../resume/contact-forms';
import { saysToday } from '../resume/ongoing';
import type { GameField } from './game-script';
import { hasHedge, withoutHedge, yearInLocation } from './hedges';
import { isPlainDate, looseDate } from './loose-date';
import { isNonAnswer } from '../text/non-answer';
import { unshownTrait, vagueDuty } from './vague-duty';

/** Why a typed answer needs a follow-up question. `text`: the words in question. `offer`: a text to suggest in their place. */
export type UnusableReply =
  | { kind: UnusableReplyKind; text: string; offer?: undefined }
  /** `date`: it may mean the date `offer`. `hedged`: `offer` is the text without "maybe", "I think" and the like. */
  | { kind: 'date' | 'hedged'; text: string; offer: string };

type UnusableReplyKind =
  /** "I have none": the question can be skipped. */
  | 'none'
  /** The same, but the resume needs an answer: ask one more time. */
  | 'declined-but-required'
  /** The end date of a job that has not ended. */
  | 'not-ended'
  /** No date can be read from it. */
  | 'no-date'
  /** A year where a town is asked for. */
  | 'year'
  /** "Yes" or "no" to a question that asks for something else. */
  | 'unexpected-yes-no'
  /** A sentence where only "yes" or "no" is an answer. */
  | 'expected-yes-no'
  /** Digits where a resume has words. */
  | 'number'
  /** A first name without a last name. */
  | 'one-name'
  /** Not an email address. */
  | 'no-email'
  /** Too few digits for a phone number. */
  | 'no-phone'
  /** A line that tells too little. */
  | 'vague'
  /** A trait that everybody claims ("hard worker"). */
  | 'trait';

const yesOrNo = /^[¡¿]?(?:yes|yeah|yep|no|nope|ok|okay|sure|s[ií]|claro|vale)[.!?]*$/iu;
const notEnded =
  /^(?:no(?:pe|t yet)?|nah|(?:it )?(?:did ?n[’']?t|has ?n[’']?t|never)(?: end(?:ed)?)?(?: yet)?|todav[ií]a no|a[uú]n no|never)[.!]*$/iu;
const digitsAlone = /^[\d\s.,/#-]*\d[\d\s.,/#-]*$/u;
/** Whole names of other scripts stand without a space. */
const oneWord = /^[\p{Script=Latin}\p{Mark}'’.-]+$/u;
const zip = /^\d{5}(?:-\d{4})?$/u;

/** What these fields say on a resume begins with words; a place may be a ZIP code, and is asked about in a way of its own. */
const inWords: ReadonlySet<GameField> = new Set([
  'name',
  'address',
  'jobTitle',
  'company',
  'degree',
  'school',
  'skills',
]);
const dates: ReadonlySet<GameField> = new Set(['startDate', 'endDate', 'graduationYear']);
const places: ReadonlySet<GameField> = new Set(['address', 'location']);
const needed: ReadonlySet<GameField> = new Set(['jobTitle', 'company']);
const kept: ReadonlySet<UnusableReply['kind']> = new Set([
  'declined-but-required',
  'unexpected-yes-no',
  'number',
  'one-name',
  'vague',
  'trait',
]);

/** True where the same words sent a second time mean that they are right; else that takes a tap, or other words. */
export function isAcceptedOnRepeat(kind: UnusableReply['kind']): boolean {
  return kept.has(kind);
}

/** What is odd about a typed answer; null where nothing is. `thisYear` is for "two years ago". */
export function unusableReply(
  field: GameField,
  typed: string,
  thisYear: number,
): UnusableReply | null {
  const text = typed.trim();
  if (text === '' || field === 'ready') return null;
  if (field === 'addAnotherExperience' || field === 'addAnotherEducation')
    // The script's rule is that all but "yes" is a no; only a sentence is an answer to something else.
    return isSentence(text) ? { kind: 'expected-yes-no', text } : null;
  if (field === 'description') {
    const vague = vagueDuty(text);
    return vague === null ? null : { kind: 'vague', text: vague };
  }
  return noneOf(field, text) ?? oddDate(field, text, thisYear) ?? oddWords(field, text);
}

function noneOf(field: GameField, text: string): UnusableReply | null {
  if (field === 'endDate' && notEnded.test(text)) return { kind: 'not-ended', text };
  if (field === 'name' || !isNonAnswer(text))
    return field === 'name' && isNonAnswer(text) ? { kind: 'unexpected-yes-no', text } : null;
  return { kind: needed.has(field) ? 'declined-but-required' : 'none', text };
}

/** A job begins on a day; only its end may be "now". */
function oddDate(field: GameField, text: string, thisYear: number): UnusableReply | null {
  if (!dates.has(field)) return null;
  const isNow = saysToday(text) && !/\d/u.test(text) && !hasHedge(text);
  if (isNow && field === 'endDate') return null;
  if (isPlainDate(text) && !(isNow && field === 'startDate')) return null;
  const offer = looseDate(text, thisYear);
  const isUsable = offer !== null && (offer !== 'Present' || field === 'endDate');
  return isUsable ? { kind: 'date', text, offer } : { kind: 'no-date', text };
}

function oddWords(field: GameField, text: string): UnusableReply | null {
  if (dates.has(field)) return null;
  const items = field === 'skills' ? text.split(',').map((item) => item.trim()) : [text];
  const no = items.find((item) => yesOrNo.test(item));
  if (no !== undefined) return { kind: 'unexpected-yes-no', text: no };
  if (field === 'email') return likeEmail.test(text) ? null : { kind: 'no-email', text };
  if (field === 'phone') return isNoPhone(text) ? { kind: 'no-phone', text } : null;
  if (places.has(field) && yearInLocation(text) !== null) return { kind: 'year', text };
  if (field !== 'name' && hasHedge(text)) {
    const offer = withoutHedge(text);
    return offer === '' ? { kind: 'none', text } : { kind: 'hedged', text, offer };
  }
  const number = items.find((item) => digitsAlone.test(item) && !zip.test(item));
  if (number !== undefined && inWords.has(field)) return { kind: 'number', text: number };
  const trait = field === 'skills' ? unshownTrait(text) : null;
  if (trait !== null) return { kind: 'trait', text: trait };
  return field === 'name' && oneWord.test(text) ? { kind: 'one-name', text } : null;
}

/** Seven digits reach somebody in the same town; a text with an @ is an email. */
function isNoPhone(text: string): boolean {
  return text.includes('@') || text.replaceAll(/\D/gu, '').length < 7;
}

/** Three words and more, of which the first is no "no". */
function isSentence(text: string): boolean {
  const [first = '', ...rest] = text.split(/[\s,.]+/u);
  return rest.length > 1 && !/^no(?:pe)?$/iu.test(first);
}
