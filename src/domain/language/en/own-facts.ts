import { phraseSpans } from '../../coach/bullet-words';
import type { Bullet, CoachRule, CoachRuleId, RuleHit, Word } from '../../coach/coach-types';
import {
  clients,
  fillers,
  having,
  helpers,
  isIn,
  mayJoin,
  me,
  paperWork,
  papers,
  people,
  type PrivateFactPattern,
  type Words,
} from './private-fact-words';
import { privateFacts } from './private-fact-list';
import { recordFacts } from './record-fact-list';
import { selfEvidentPrivatePatterns, selfEvidentRecordPatterns } from './self-evident-patterns';
import { verbForm } from './verb-forms';

type OwnFactId = Extract<CoachRuleId, 'private-details' | 'own-record'>;
type Span = readonly [start: number, end: number];

const facts: Readonly<Record<OwnFactId, readonly PrivateFactPattern[]>> = {
  'private-details': privateFacts,
  'own-record': recordFacts,
};

const told: Readonly<Record<OwnFactId, readonly string[]>> = {
  'private-details': selfEvidentPrivatePatterns,
  'own-record': selfEvidentRecordPatterns,
};

export const ownFactRules: readonly CoachRule[] = [
  { id: 'private-details', severity: 'fix', find: (bullet) => findOwn(bullet, 'private-details') },
  { id: 'own-record', severity: 'consider', find: (bullet) => findOwn(bullet, 'own-record') },
  { id: 'about-you', severity: 'consider', find: findUnclear },
];

function findOwn(bullet: Bullet, id: OwnFactId): RuleHit[] {
  const own = hitsIn(bullet, id, (fact, span) => isOwn(bullet, id, fact, span));
  return own.length > 0
    ? own
    : phraseSpans(bullet.text, told[id]).map((span) => hitAt(bullet, span));
}

/** Where nothing says whose fact it is, a tip that makes more of it would do harm: the writer is asked. */
function findUnclear(bullet: Bullet): RuleHit[] {
  return (['private-details', 'own-record'] as const).flatMap((id) =>
    hitsIn(bullet, id, (fact, span) => !isTheirWork(bullet, fact, span)),
  );
}

function hitsIn(
  { text }: Bullet,
  id: OwnFactId,
  isOne: (fact: PrivateFactPattern, span: Span) => boolean,
): RuleHit[] {
  return facts[id]
    .flatMap((fact) => phraseSpans(text, fact.phrases).filter((span) => isOne(fact, span)))
    .sort((a, b) => a[0] - b[0] || b[1] - a[1])
    .filter((span, index, all) => !all.slice(0, index).some((other) => other[1] > span[0]))
    .map((span) => hitAt({ text }, span));
}

function hitAt({ text }: Pick<Bullet, 'text'>, span: Span): RuleHit {
  return { span, params: { word: text.slice(...span) } };
}

/** The line names those for whom the work is done, or the fact is part of a thing's name: "diabetes clinic". */
function isTheirWork(
  { text, words }: Bullet,
  { notAbout }: PrivateFactPattern,
  [start, end]: Span,
): boolean {
  const around = words.filter((word) => word.end <= start || word.start >= end);
  const next = around.find((word) => word.start >= end);
  const isName = next && !isCut(text, end, next.start) && !mayJoin.has(next.lower);
  const named = [people, clients, helpers, papers, notAbout ?? papers];
  return (
    isName === true ||
    around.some(
      ({ lower }) =>
        named.some((list) => isIn(list, lower)) || paperWork.has(verbForm(lower)?.base ?? ''),
    )
  );
}

/** A clerk's work permits and a nurse's patients are no facts about the clerk and the nurse. */
function isOwn(
  bullet: Bullet,
  id: OwnFactId,
  fact: PrivateFactPattern,
  [start, end]: Span,
): boolean {
  const { text, words } = bullet;
  const before = words.filter((word) => word.end <= start);
  if (fact.ownership === 'unless-staff')
    return !words.some(
      ({ lower }) => isIn(helpers, lower) || (isIn(people, lower) && lower !== 'worker'),
    );
  const [next, second] = words.filter((word) => word.start >= end);
  if (
    next &&
    !isCut(text, end, next.start) &&
    !isNextClause(next, second) &&
    !mayFollow(fact, next)
  )
    return false;
  if (fact.aboutClients && isOfClients(bullet, fact.aboutClients, [start, end])) return false;
  if (fact.ownership === 'always') return true;
  const owner = ownerOf(text, fact, before, start);
  if (owner === 'me') return true;
  const around = words.filter((word) => word.end <= start || word.start >= end);
  return owner !== 'nobody' && !isOfOthers(id, fact, around, before);
}

/** "… and drove 3 vans" */
function isNextClause({ lower }: Word, second: Word | undefined): boolean {
  return lower === 'and' && second !== undefined && verbForm(second.lower) !== null;
}

function mayFollow({ followedBy, notAbout }: PrivateFactPattern, { lower }: Word): boolean {
  if (notAbout) return !isIn(notAbout, lower) && !isIn(people, lower);
  return followedBy === undefined || isIn(followedBy, lower) || /\d/u.test(lower);
}

/** Whose it is by the words right before it: a clause that begins with it tells of the writer, too. */
function ownerOf(
  text: string,
  { precededBy, ownership }: PrivateFactPattern,
  before: readonly Word[],
  start: number,
): 'me' | 'likely me' | 'nobody' {
  let at = start;
  for (const { lower, start: from, end } of [...before].reverse()) {
    if (isCut(text, end, at)) break;
    if (me.has(lower)) return 'me';
    if (ownership === 'self-evident' || having.has(lower) || precededBy?.has(lower))
      return 'likely me';
    if (!fillers.has(lower)) return 'nobody';
    at = from;
  }
  return 'likely me';
}

function isOfOthers(
  id: OwnFactId,
  { notAbout = people }: PrivateFactPattern,
  words: readonly Word[],
  before: readonly Word[],
): boolean {
  if (before.some(({ lower }) => isIn(people, lower) || isIn(notAbout, lower))) return true;
  const has = (list: Words) => words.some(({ lower }) => isIn(list, lower));
  if (id === 'own-record') return has(helpers);
  return has(papers) && before.some(({ lower }) => paperWork.has(verbForm(lower)?.base ?? ''));
}

/** The same clause names those who have it: "fed a resident with dementia", "deaf students". */
function isOfClients({ text, words }: Bullet, those: Words, [start, end]: Span): boolean {
  const isIn = (from: number, to: number) => !isCut(text, from, to);
  return words.some(
    (word) =>
      those.has(word.lower) &&
      (word.end <= start ? isIn(word.end, start) : word.start >= end && isIn(end, word.start)),
  );
}

/** True where a clause ends between two words. */
function isCut(text: string, from: number, to: number): boolean {
  return /[,;:!?()|/–—•]|\.\s|\s-\s/u.test(text.slice(from, to));
}
