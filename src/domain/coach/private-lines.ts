import { opensInFirstPerson } from '../language/en/phrase-rules';
import { isCare } from '../language/en/care-words';
import { isOwnTime } from '../language/en/job-words';
import { isHeldPlace, isHomeless, isStaffTitle, tellsWhereHeld } from '../language/en/told-places';
import { coachBullet } from './coach-bullet';
import { isNonAnswer } from '../text/non-answer';
import { splitTextParts, type TextKind } from './text-parts';

/** A text to ask the person about before it goes on a resume. */
export type PrivateLine = {
  why: /** Most likely a Social Security number. */
    | 'number'
    /** Age, health, home, status, family, record, or why a job ended. */
    | 'private'
    /** The name of a prison or of a house of treatment. */
    | 'held'
    /** A whole sentence where a name goes. */
    | 'sentence'
    /** "Don't know", "none", a dash. */
    | 'no-answer';
  /** The line, the item or the whole text, as it was typed. */
  text: string;
};

const number = /(?:^|[^\d-])\d{3}([- .–])\d{2}\1\d{4}(?![\d-])/u;
const namedNumber = /(?:ssn|social|seguro|itin)\D{0,24}\d{3}[- .–]?\d{2}[- .–]?\d{4}(?!\d)/iu;
const nineDigits = /^\s*\d{9}\s*$/u;

/**
 * The parts of a text that the person should be asked about before it goes on a resume, in their order.
 *
 * @param jobTitle what the person was called there: who is staff of a prison or a clinic tells nothing with its name
 */
export function privateLines(kind: TextKind, text: string, jobTitle = ''): PrivateLine[] {
  return splitTextParts(kind, text).flatMap((part): PrivateLine[] => {
    const why = whyPrivate(kind, part, jobTitle);
    return why ? [{ why, text: part }] : [];
  });
}

function whyPrivate(kind: TextKind, text: string, jobTitle: string): PrivateLine['why'] | null {
  if (isNonAnswer(text) && (kind === 'lines' || !/^nop?e?[.!]*$/iu.test(text))) return 'no-answer';
  if (number.test(text) || namedNumber.test(text)) return 'number';
  if (kind === 'contact') return null;
  if (nineDigits.test(text)) return 'number';
  if (isHeld(kind, text, jobTitle)) return 'held';
  if (kind === 'place' && isHomeless(text)) return 'private';
  const isName = kind === 'name' || kind === 'place';
  if ((!isName || isSentence(text)) && isToldOf(text, kind === 'title' ? text : jobTitle))
    return 'private';
  return kind !== 'lines' && kind !== 'list' && isSentence(text) ? 'sentence' : null;
}

function isHeld(kind: TextKind, text: string, jobTitle: string): boolean {
  if (isStaffTitle(jobTitle)) return false;
  if (kind === 'name' || kind === 'place') return isHeldPlace(text) && !isSentence(text);
  if (kind === 'title') return tellsWhereHeld(text, 'title');
  return tellsWhereHeld(text, 'line');
}

/** The work of an officer or a nurse is full of others' facts; who cared for their own family may say for whom. */
function isToldOf(text: string, jobTitle: string): boolean {
  const mayTellOfCare = isCare(jobTitle) || isOwnTime(jobTitle);
  return coachBullet(text).some(({ ruleId, params }) =>
    ruleId === 'private-details'
      ? !(mayTellOfCare && isOwnWork(String(params['word'])))
      : ruleId === 'own-record' && !isStaffTitle(jobTitle),
  );
}

/** "took care of my mother", "fed my son", "Stay-at-home parent": the work itself. */
function isOwnWork(word: string): boolean {
  return (
    isOwnTime(word) ||
    isCare(word) ||
    /^(?:feed|fed|bath|dress|nurs|help|dr[io]ve|t[ao]o?k)/iu.test(word)
  );
}

const ownSentence =
  /^(?:yo |i[’']?m |i (?:was|am|did|had|have|worked|work|used|helped|help|cleaned|cooked|painted|drove|took|lived|do|don[’']?t|got|just|only|left|quit)\b|we (?:were|did|had|worked|used)\b|my job (?:was|is)\b|it (?:was|is) (?:an?|the|my|in|at)\b|they (?:were|paid|had|fired|let)\b|trabaj[eéoaá]\p{L}*|estuve |era (?:un|una) |fue )/iu;

/** True for a whole sentence where the name of somebody or something goes. */
function isSentence(text: string): boolean {
  return ownSentence.test(text) || (opensInFirstPerson(text) && text.split(/\s+/u).length >= 6);
}
