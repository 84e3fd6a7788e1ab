import { bulletWords, openingIndex, phraseSpans } from '../../coach/bullet-words';
import { isJobTitle } from './job-words';
import type { Bullet, CoachRule, OpeningCounts, RuleHit, Word } from '../../coach/coach-types';
import { opensInFirstPerson } from './phrase-rules';
import { isPastParticiple, verbForm } from './verb-forms';
import type { VerbForm } from './verb-forms';

const weakOpenings = [
  'helped',
  'help',
  'helps',
  'helped out',
  'helped to',
  'assisted',
  'assist',
  'assists',
  'worked on',
  'worked with',
  'worked in',
  'worked at',
  'worked as',
  'work on',
  'work with',
  'work in',
  'work at',
  'work as',
  'worked for',
  'participated in',
  'participate in',
  'took part in',
  'was involved in',
  'involved in',
  'involved with',
  'was part of',
  'did',
  'do',
  'tried to',
  'try to',
  'contributed to',
  'dealt with',
  'deal with',
  'had to',
  'was able to',
  'have experience',
  'has experience',
  'had experience',
  'have knowledge',
  'got to',
];

const beForms = new Set([
  'was',
  'were',
  'is',
  'are',
  'been',
  'being',
  'be',
  'am',
  "wasn't",
  "weren't",
]);
const passiveForms = new Set([...beForms, 'got', 'gotten']);
const impliedPassive = [
  'hired to',
  'asked to',
  'assigned to',
  'required to',
  'expected to',
  'told to',
  'hired as',
];

export const openingRules: readonly CoachRule[] = [
  { id: 'weak-opening', severity: 'consider', find: findWeakOpening },
  { id: 'ing-start', severity: 'consider', find: findIngStart },
  { id: 'no-verb-start', severity: 'consider', find: findNoVerbStart },
  { id: 'tense-mix', severity: 'consider', find: findTenseMix },
  { id: 'passive-voice', severity: 'consider', find: findPassive },
  { id: 'repeated-verb', severity: 'consider', find: findRepeatedVerb },
];

function findWeakOpening({ text, words }: Bullet): RuleHit[] {
  const first = words[openingIndex(words)];
  if (!first) return [];
  if (helpedWithAStep(words)) return [];
  return phraseSpans(text, weakOpenings)
    .filter(([start]) => start === first.start)
    .map((span) => ({ span, params: { word: text.slice(span[0], span[1]) } }));
}

/** "Helped lead", "Assisted in planning": the step is named, and that it was help may be the truth. */
function helpedWithAStep(words: readonly Word[]): boolean {
  const at = openingIndex(words);
  if (!/^(?:help|assist)(?:ed|s)?$/u.test(words[at]?.lower ?? '')) return false;
  const next = words[at + 1]?.lower ?? '';
  const step = words[at + (['to', 'in', 'with'].includes(next) ? 2 : 1)]?.lower ?? '';
  const form = verbForm(step)?.form;
  return next === 'in' || next === 'with' ? form === 'ing' : isBareVerb(step, form);
}

// "Helped customers" and "helped nurses" have no such word; "clients" and "meals" are no verbs either.
function isBareVerb(word: string, form: VerbForm['form'] | undefined): boolean {
  return form === 'fixed' || (form === 'present' && verbForm(word)?.base === word);
}

function findIngStart({ words }: Bullet): RuleHit[] {
  const first = words[openingIndex(words)];
  return first && verbForm(first.lower)?.form === 'ing' ? [wordHit(first)] : [];
}

function findNoVerbStart(bullet: Bullet): RuleHit[] {
  const first = bullet.words[openingIndex(bullet.words)];
  if (!first || opensInFirstPerson(bullet.text)) return [];
  if (beForms.has(first.lower)) return namesARole(bullet.words) ? [wordHit(first)] : [];
  if (findWeakOpening(bullet).length > 0) return [];
  if (
    /^(?:duties|responsibilities|job|responsible for|in charge|tasked|accountable)\b/iu.test(
      bullet.text.slice(first.start),
    )
  )
    return [];
  return openingVerb(bullet.words) === null ? [wordHit(first)] : [];
}

/** "Was a cashier": what the person was, not what they did. */
function namesARole(words: readonly Word[]): boolean {
  return ['a', 'an', 'the'].includes(words[openingIndex(words) + 1]?.lower ?? '');
}

/** A past job told in the present, or one bullet in two tenses. */
function findTenseMix({ words, context }: Bullet): RuleHit[] {
  const opening = openingVerb(words);
  if (!opening || opening.form === 'fixed' || opening.form === 'ing') return [];
  if (context.isPastJob && opening.form === 'present') {
    return [{ ...wordHit(opening.word), params: { word: opening.word.text, kind: 'past-job' } }];
  }
  const other = words.findIndex((_, index) => isJoinedVerb(words, index, opening));
  const word = words[other];
  return word ? [{ ...wordHit(word), params: { word: word.text, kind: 'two-tenses' } }] : [];
}

/** Verbs seldom used as a noun or adjective, so that "and <verb>" is surely a second action. */
const clearVerbs = new Set(
  (
    'make fix prepare keep do take get give bring serve deliver sell buy write teach wash sweep greet assist ' +
    'maintain ensure provide manage refill handle operate organize put install assemble send drive load unload ' +
    'made fixed prepared kept did took gave brought served delivered sold bought wrote taught washed swept greeted ' +
    'assisted maintained provided managed refilled handled operated organized sent drove loaded unloaded'
  ).split(' '),
);
const pronouns = new Set(['i', 'we', 'then', 'also', 'they']);

function isJoinedVerb(words: readonly Word[], index: number, opening: OpeningVerb): boolean {
  const word = words[index];
  if (!word || !clearVerbs.has(word.lower) || index <= opening.index) return false;
  const joint = pronouns.has(words[index - 1]?.lower ?? '') ? index - 2 : index - 1;
  if (words[joint]?.lower !== 'and' || joint <= opening.index) return false;
  // "Trained staff to load and drive": the second verb belongs to "to", not to the opening.
  const between = words.slice(opening.index, joint);
  if (between.some((_, offset) => isBareVerbAhead(between, offset))) return false;
  const form = verbForm(word.lower)?.form;
  return (form === 'past' || form === 'present') && form !== opening.form;
}

/** "to load", "helped clean": the word after it is a verb without a tense. */
function isBareVerbAhead(words: readonly Word[], index: number): boolean {
  const lower = words[index]?.lower ?? '';
  if (lower === 'help' || lower === 'helped') return true;
  return lower === 'to' && verbForm(words[index + 1]?.lower ?? '')?.form === 'present';
}

/** What others saw in somebody: the lessons call such a line proof, and no active word says it as well. */
const honors = new Set(
  'asked awarded chosen elected honored invited named nominated picked promoted recognized selected trusted'.split(
    ' ',
  ),
);

function findPassive({ text, words }: Bullet): RuleHit[] {
  const hits: RuleHit[] = words.flatMap((word, index) => {
    const next = words[index + 1];
    const participle = next?.lower.endsWith('ly') ? words[index + 2] : next;
    if (!passiveForms.has(word.lower) || !participle || !isPastParticiple(participle.lower))
      return [];
    if (index === 0 && honors.has(participle.lower)) return [];
    return [
      {
        span: [word.start, participle.end],
        params: { word: text.slice(word.start, participle.end) },
      },
    ];
  });
  const implied = phraseSpans(text, impliedPassive).filter(([start]) => start === words[0]?.start);
  return [...hits, ...implied.map((span) => ({ span, params: { word: text.slice(...span) } }))];
}

function findRepeatedVerb({ words, context }: Bullet): RuleHit[] {
  const opening = openingVerb(words);
  if (!opening) return [];
  const count = context.openings?.get(opening.base) ?? 1;
  return count > 1
    ? [{ ...wordHit(opening.word), params: { word: opening.word.text, count } }]
    : [];
}

/** How often each verb opens one of these bullets. */
export function countOpenings(bullets: readonly string[]): OpeningCounts {
  const counts = new Map<string, number>();
  for (const bullet of bullets) {
    const verb = openingVerb(bulletWords(bullet))?.base;
    if (verb !== undefined) counts.set(verb, (counts.get(verb) ?? 0) + 1);
  }
  return counts;
}

type OpeningVerb = VerbForm & { word: Word; index: number };

/** The verb a bullet opens with, past "I", "we", "have" and adverbs; null when it is no verb. */
function openingVerb(words: readonly Word[]): OpeningVerb | null {
  let index = openingIndex(words);
  while (index < words.length - 1 && isBeforeVerb(words, index)) index += 1;
  const word = words[index];
  const form = word && verbForm(word.lower);
  return form && !isNounHere(words, index, form) ? { ...form, word, index } : null;
}

const beforeVerb = new Set(['i', 'we', 'also', 'would', 'always']);
const perfectForms = new Set(['have', 'has', 'had', "i've", "we've"]);

function isBeforeVerb(words: readonly Word[], index: number): boolean {
  const lower = words[index]?.lower ?? '';
  if (beforeVerb.has(lower)) return true;
  return perfectForms.has(lower) && verbForm(words[index + 1]?.lower ?? '')?.form === 'past';
}

/** Jobs that are also verbs: before "at" or "in" they name the job ("Cook in a diner"). */
const roleVerbs = new Set(['cook', 'guard', 'host', 'guide', 'coach', 'tutor', 'lead']);
const describingVerbs = new Set([
  'clean',
  'record',
  'stock',
  'lead',
  'file',
  'store',
  'host',
  'guide',
]);

/** "Stock clerk", "Clean driving record", "Cook at a diner": no action, although it is a verb. */
function isNounHere(words: readonly Word[], index: number, { base, form }: VerbForm): boolean {
  const next = words[index + 1]?.lower ?? '';
  if (form !== 'present') return false;
  if (roleVerbs.has(base) && ['at', 'in'].includes(next)) return true;
  return describingVerbs.has(base) && (isJobTitle(next) || verbForm(next)?.form === 'ing');
}

function wordHit(word: Word): RuleHit {
  return { span: [word.start, word.end], params: { word: word.text } };
}
