import { phraseSpans } from '../../coach/bullet-words';
import type { Bullet, CoachRule, CoachRuleId, RuleHit, Word } from '../../coach/coach-types';
import { verbForm } from './verb-forms';

type OwnFact = {
  id: Extract<CoachRuleId, 'private-details' | 'own-record'>;
  phrases: readonly string[];
  /** What may follow in the same clause when it is the writer's own, if not all may: "green card holder", not "green card forms". */
  next?: ReadonlySet<string>;
  /** What makes it the writer's own right before it: "with green card". */
  owner?: ReadonlySet<string>;
  /** What it may belong to instead: "4 houses, 80 years old". */
  others?: ReadonlySet<string>;
  /** The phrase says by itself whose it is. */
  isTold?: true;
};

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' '));

const people = setOf(
  'adult adults applicant applicants boy boys child children client clients couple couples customer customers employee ' +
    'employees families family father girl girls immigrants inmates kids man men mother newcomer newcomers parent parents ' +
    'participants patient patients people person players prisoners refugees residents seniors student students ' +
    'teens travelers veterans visitors woman women workers youth',
);
const oldThings = setOf(
  'barn boat boats bridge building buildings business car cars chair chairs company engine engines furniture home homes ' +
    'house houses machine machines piano roof roofs school system tree trees truck wall walls wood',
);
const paperWork = setOf(
  'check copy explain file interpret interview issue process record review scan translate type verify',
);
const papers = setOf(
  'application applications document documents form forms id ids papers paperwork passport passports visa visas',
);
/** Those who work in a prison or a court. */
const lawJobs = setOf(
  'attorney attorneys chaplain clerk counselor court deputy guard guarded guards lawyer lawyers ministry nurse nurses ' +
    'officer officers paralegal warden',
);

const me = setOf("i i'm i've am my");
const having = setOf('have had hold held holding get got received obtained became carry');
const fillers = setOf(
  'a an and as the valid legal lawful u.s us own current currently now also still on was been once one no old past previously formerly convicted',
);

const place = 'in since from until till now here';
const facts: readonly OwnFact[] = [
  {
    id: 'private-details',
    phrases: ['\\d{2} years? old', '\\d{2}-years?-old', 'age:? \\d{2}'],
    others: oldThings,
  },
  {
    id: 'private-details',
    phrases: ['green card', 'work permit', 'work visa', 'student visa'],
    next: setOf(
      `${place} holder valid approved expires granted issued is was came with pending too`,
    ),
    owner: setOf('with'),
  },
  {
    id: 'private-details',
    phrases: ['visa status', 'immigration status', 'passport number', 'passport no'],
    next: setOf(`${place} approved granted is was pending valid expires`),
  },
  {
    id: 'private-details',
    phrases: ['permanent resident', 'asylum seeker', 'asylee', 'refugee', 'undocumented'],
    next: setOf(`${place} with of status card holder worker immigrant`),
  },
  {
    id: 'private-details',
    phrases: ['married', 'married with', 'divorced'],
    next: setOf(`${place} a one two three four kids children dad father mom mother`),
  },
  {
    id: 'own-record',
    phrases: [
      '(?:serv(?:ed|ing)|spent|did) (?:my )?(?:time|[\\p{L}\\d]+ (?:years?|months?|days?)) in (?:a |the )?(?:state |federal |county |city )?(?:prison|jail)',
      'while (?:i was )?in (?:prison|jail)',
    ],
    next: setOf(`${place} then but for where while before after at i`),
    isTold: true,
  },
  { id: 'own-record', phrases: ['convicted (?:of|in|for)'] },
  {
    id: 'own-record',
    phrases: ['(?:released from|came home from|got out of) (?:prison|jail)'],
    next: setOf(`${place} then after`),
  },
  {
    id: 'own-record',
    phrases: ['incarcerated', 'inmate'],
    next: setOf(`${place} worker crew at for labor`),
    owner: setOf('as while when'),
  },
  {
    id: 'own-record',
    phrases: ['on parole', 'on probation', 'parole'],
    next: setOf(`${place} for with through after`),
    owner: setOf('while finished completed finish complete off'),
  },
  {
    id: 'own-record',
    phrases: ['felony', 'felon', 'ex-felon', 'ex-offender', 'ex-convict'],
    next: setOf(`${place} for conviction convictions record charge`),
  },
];

export const ownFactRules: readonly CoachRule[] = [
  {
    id: 'private-details',
    severity: 'fix',
    find: (bullet) => findOwn(bullet, 'private-details'),
  },
  { id: 'own-record', severity: 'consider', find: (bullet) => findOwn(bullet, 'own-record') },
];

function findOwn(bullet: Bullet, id: OwnFact['id']): RuleHit[] {
  const { text } = bullet;
  return facts
    .filter((fact) => fact.id === id)
    .flatMap((fact) =>
      phraseSpans(text, fact.phrases)
        .filter((span) => isOwn(bullet, fact, span))
        .map((span) => ({ span, params: { word: text.slice(...span) } })),
    )
    .sort((a, b) => a.span[0] - b.span[0]);
}

/** A clerk's work permits and a nurse's patients are no facts about the clerk and the nurse. */
function isOwn(bullet: Bullet, fact: OwnFact, [start, end]: readonly [number, number]): boolean {
  const { text, words } = bullet;
  const before = words.filter((word) => word.end <= start);
  const [next, second] = words.filter((word) => word.start >= end);
  if (
    next &&
    !isCut(text, end, next.start) &&
    !isNextClause(next, second) &&
    !mayFollow(fact, next)
  )
    return false;
  const owner = ownerOf(text, fact, before, start);
  if (owner === 'me') return true;
  return owner !== 'nobody' && !isOfOthers(fact, words, before);
}

/** "… and drove 3 vans" */
function isNextClause({ lower }: Word, second: Word | undefined): boolean {
  return lower === 'and' && second !== undefined && verbForm(second.lower) !== null;
}

function mayFollow({ next, others }: OwnFact, { lower }: Word): boolean {
  if (others) return !others.has(lower) && !people.has(lower);
  return next === undefined || next.has(lower) || /\d/u.test(lower);
}

/** Whose it is by the words right before it: a clause that begins with it tells of the writer, too. */
function ownerOf(
  text: string,
  { owner, isTold }: OwnFact,
  before: readonly Word[],
  start: number,
): 'me' | 'likely me' | 'nobody' {
  let at = start;
  for (const { lower, start: from, end } of [...before].reverse()) {
    if (isCut(text, end, at)) break;
    if (me.has(lower)) return 'me';
    if (isTold || having.has(lower) || owner?.has(lower)) return 'likely me';
    if (!fillers.has(lower)) return 'nobody';
    at = from;
  }
  return 'likely me';
}

function isOfOthers(
  { id, others }: OwnFact,
  words: readonly Word[],
  before: readonly Word[],
): boolean {
  if (before.some(({ lower }) => people.has(lower) || others?.has(lower) === true)) return true;
  if (id === 'own-record') return words.some(({ lower }) => lawJobs.has(lower));
  return (
    before.some(({ lower }) => paperWork.has(verbForm(lower)?.base ?? '')) &&
    words.some(({ lower }) => papers.has(lower))
  );
}

/** True where a clause ends between two words. */
function isCut(text: string, from: number, to: number): boolean {
  return /[,;:!?()|/–—•]|\.\s|\s-\s/u.test(text.slice(from, to));
}
