import { likeEmail } from '../resume/contact-forms';
import { saysToday } from '../resume/ongoing';
import type { GameField } from './game-script';

/**
 * Why a typed answer is most likely none to its question. `no-date`: a day that something began, without a number;
 * `yes-or-no`: the question is no such one; `no-yes-or-no`: it is one; `number`: digits where words stand on a resume;
 * `one-name`: no last name; `no-email`, `no-phone`: nobody could be reached by it. `text` is what it is about.
 */
export type OddReply = {
  kind: 'no-date' | 'yes-or-no' | 'no-yes-or-no' | 'number' | 'one-name' | 'no-email' | 'no-phone';
  text: string;
};

const yesOrNo = /^[¡¿]?(?:yes|yeah|yep|no|nope|ok|okay|sure|s[ií]|claro|vale)[.!?]*$/iu;
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
/** Here "yes" and "no" are answers, or one line of several. */
const takesYes: ReadonlySet<GameField> = new Set(['ready', 'description']);

/**
 * What is odd about a typed answer; null where nothing is. It may be right all the same: ask once, and take it; but what is
 * neither yes nor no would be lost.
 */
export function oddReply(field: GameField, typed: string): OddReply | null {
  const text = typed.trim();
  if (text === '') return null;
  if (field === 'addAnotherExperience' || field === 'addAnotherEducation')
    return isSentence(text) ? { kind: 'no-yes-or-no', text } : null;
  if (takesYes.has(field)) return null;
  const items = field === 'skills' ? text.split(',').map((item) => item.trim()) : [text];
  const no = items.find((item) => yesOrNo.test(item));
  if (no !== undefined) return { kind: 'yes-or-no', text: no };
  if (field === 'email' && !likeEmail.test(text)) return { kind: 'no-email', text };
  if (field === 'phone' && isNoPhone(text)) return { kind: 'no-phone', text };
  if (isUndated(field, text)) return { kind: 'no-date', text };
  const number = items.find((item) => digitsAlone.test(item) && !zip.test(item));
  if (number !== undefined && inWords.has(field)) return { kind: 'number', text: number };
  return field === 'name' && oneWord.test(text) ? { kind: 'one-name', text } : null;
}

/** Three words and more, of which the first is no "no". */
function isSentence(text: string): boolean {
  const [first = '', ...rest] = text.split(/[\s,.]+/u);
  return rest.length > 1 && !/^no(?:pe)?$/iu.test(first);
}

/** Seven digits reach somebody in the same town; a text with an @ is an email. */
function isNoPhone(text: string): boolean {
  return text.includes('@') || text.replaceAll(/\D/gu, '').length < 7;
}

/** A job begins on a day; only its end may be "now". */
function isUndated(field: GameField, text: string): boolean {
  if (/\d/u.test(text)) return false;
  return field === 'startDate' || (field === 'endDate' && !saysToday(text));
}
