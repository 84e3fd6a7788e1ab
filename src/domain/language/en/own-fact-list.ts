import type { CoachRuleId } from '../../coach/coach-types';

export type OwnFact = {
  phrases: readonly string[];
  /** What may follow in the same clause when it is the writer's own, if not all may: "green card holder", not "green card forms". */
  next?: Words;
  /** What makes it the writer's own right before it: "with green card". */
  owner?: Words;
  /** What it may belong to instead: "4 houses, 80 years old". */
  others?: Words;
  /** The phrase says by itself whose it is. */
  isTold?: true;
  /** A place where someone works or is held: nobody can tell which, so it counts where no such work is named. */
  isAnywhere?: true;
};
export type OwnFactId = Extract<CoachRuleId, 'private-details' | 'own-record'>;

export type Words = ReadonlySet<string>;
const setOf = (words: string): Words => new Set(words.split(' '));
/** A word, or its plural in -s. */
export const isIn = (words: Words, word: string) =>
  words.has(word) || words.has(word.replace(/s$/u, ''));

export const people = setOf(
  'adult applicant boy child children client couple customer employee families family girl immigrant inmate kid man men ' +
    'newcomer parent participant patient people person player prisoner refugees residents senior student teen traveler ' +
    'veteran visitor woman women worker youth',
);
const oldThings = setOf('building business car company engine home house machine roof wall');
export const paperWork = setOf(
  'check copy file interpret interview process record review scan type verify',
);
export const papers = setOf('application document form id paper passport visa');
/** Those who work in a prison, a court or a clinic, and what they do there. */
export const helpers = setOf(
  'advocate aide caregiver chaplain clerk clinic coach corrections counselor court guard guarded instructor interpreter ' +
    'lawyer mentor ministry navigator nurse officer outreach patrol security teacher trainer tutor volunteer volunteered',
);

export const me = setOf("i i'm i've am my");
export const having = setOf('have has had hold held got received became came');
export const fillers = setOf(
  'a an and as the valid legal us own current currently now also still on was been one no old past formerly convicted',
);

const place = 'in since from until';
export const facts: Readonly<Record<OwnFactId, readonly OwnFact[]>> = {
  'private-details': [
    {
      phrases: ['\\d{2}(?:-| )years?(?:-| )old', 'age:? \\d{2}'],
      others: oldThings,
    },
    {
      phrases: ['green card', 'work permit', 'work visa', 'student visa'],
      next: setOf(`${place} holder valid approved expires is was`),
      owner: setOf('with'),
    },
    {
      phrases: ['(?:visa|immigration) status', 'passport (?:number|no)'],
      next: setOf(`${place} approved is`),
    },
    {
      phrases: ['permanent resident', 'asylum seeker', 'refugee', 'undocumented'],
      next: setOf(`${place} with of status card worker immigrant`),
    },
    {
      phrases: ['married', 'married with', 'divorced'],
      next: setOf(`${place} one two three four kid children dad father mom mother`),
    },
    {
      phrases: [
        'work authorization',
        'work authorized',
        'asylum',
        'asylee',
        'ead(?: card)?',
        'daca',
        'tps',
        'h-?[12][ab] visa',
      ],
      next: setOf(
        `${place} and card holder valid approved expires is was pending granted case status with`,
      ),
      owner: setOf('with'),
    },
    {
      phrases: [
        'diabetes',
        'ptsd',
        'hiv',
        'epilepsy',
        'adhd',
        'autism',
        'autistic',
        'bipolar',
        'depression',
        'schizophrenia',
        'anxiety',
        'cancer',
        'disabled',
        'disability',
        'pregnant',
      ],
      next: setOf(
        `${place} and but due with rating veteran worker patient survivor diagnosed disorder`,
      ),
      owner: setOf('with diagnosed recovered from survived'),
    },
    {
      phrases: [
        'sober',
        'sobriety',
        '(?:recovered|recovering|former) (?:drug )?(?:addict|alcoholic)',
        'addict',
        'in recovery',
      ],
      next: setOf(`${place} for and now with of`),
      owner: setOf('stayed got years'),
    },
    {
      phrases: [
        'homeless',
        'evicted',
        'unhoused',
        'on (?:food stamps|welfare)',
        'single (?:mother|mom|father|dad|parent)',
      ],
      next: setOf(`${place} for and now with of but one two three four`),
    },
    {
      phrases: ['ssi', 'ssdi', "workers?[’']?s? comp(?:ensation)?"],
      next: setOf(`${place} for and but now case`),
      owner: setOf('on with'),
    },
    {
      phrases: [
        '(?:was|got|been) (?:fired|terminated|deported)',
        '(?:left|fled|escaped|survived) (?:an? |my )?(?:abusive \\p{L}+|domestic violence)',
        '(?:lived|stayed|living|staying) (?:in|at) (?:an? |the )?(?:\\p{L}+ )?shelter',
      ],
      next: setOf(`${place} for and but then after while because with`),
    },
    { phrases: ['(?:was|got|been) (?:laid off|let go)'], isTold: true },
    {
      phrases: [
        '^(?:i )?(?:fired|terminated|dismissed|laid off|let go) (?:because|due|when|after|for(?= \\p{L})|(?:in|since)(?= (?:\\d{4}|jan|feb|mar|apr|may|june?|july?|aug|sep|oct|nov|dec)))',
        '^(?:i )?(?:quit|resigned|left) (?:because|due|in(?= \\d{4}))',
      ],
      isTold: true,
    },
    {
      phrases: [
        '(?:unemployed|jobless|out of work|in rehab|stayed (?:at )?home)',
        '(?:recovered|recovering) from (?:an? |my )?(?:\\p{L}+ )?(?:surgery|injury|illness|stroke|accident)',
        'lost my (?:job|license|licence|home|house|apartment|kids|children)',
      ],
      next: setOf(`${place} for and but due because with after when`),
    },
  ],
  'own-record': [
    {
      phrases: [
        '(?:served|serving|spent|did) (?:my )?(?:time|[\\p{L}\\d]+ (?:year|month|day)s?) in (?:a |the )?(?:\\p{L}+ )?(?:prison|jail)',
        'while (?:i was )?in (?:prison|jail)',
      ],
      next: setOf(`${place} then but for where while before after at i`),
      isTold: true,
    },
    { phrases: ['convicted (?:of|in|for)'] },
    {
      phrases: ['(?:released|came home|got out) (?:from|of) (?:prison|jail)'],
      next: setOf(`${place} then after`),
    },
    {
      phrases: ['incarcerated', 'inmate'],
      next: setOf(`${place} worker crew at`),
      owner: setOf('as while when'),
    },
    {
      phrases: ['on parole', 'on probation', 'parole'],
      next: setOf(`${place} for with after`),
      owner: setOf('while finished completed off'),
    },
    {
      phrases: [
        '(?:finished|completed|served|did) (?:my |\\p{L}+ |\\d+ )?(?:months?|years?) (?:of |on )?(?:probation|parole)',
        '(?:finished|completed|graduated|graduated from) drug court',
        '(?:on )?work release',
        '(?:record|case|charge)s? (?:was |were |got )?expunged',
      ],
      next: setOf(`${place} for and then but with after program`),
      owner: setOf('while'),
    },
    {
      phrases: ['(?:ex-)?felon', 'felony', 'ex-convict', 'misdemeanor', 'dui', 'dwi', 'warrant'],
      next: setOf(`${place} for and but conviction record charge`),
      owner: setOf('with'),
    },
    {
      phrases: [
        '(?:was |been |got )?arrested',
        '(?:registered )?sex offender',
        'criminal (?:record|history)',
        'case dropped',
        'charges? (?:dropped|dismissed)',
        'house arrest',
        'ankle monitor',
      ],
      next: setOf(`${place} one once twice for and but then`),
    },
    {
      phrases: [
        "(?:in|at|from) (?:(?:a|an|the|my) )?(?:(?:state|county|city|federal|women’s|women's|local) )?(?:prison|jail)(?: (?:kitchen|laundry|shop|library|crew|farm|yard))?",
        "(?:in|at|from) (?:the )?(?:[\\p{L}’'-]+ ){0,3}(?:correctional|detention) (?:institution|facility|center|complex)",
        "at (?:[\\p{L}’'-]+ ){1,3}correctional",
        'was in (?:prison|jail)',
      ],
      isAnywhere: true,
    },
  ],
};
