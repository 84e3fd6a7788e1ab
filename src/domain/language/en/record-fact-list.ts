import { joints, place, wordSet, type PrivateFactPattern } from './private-fact-words';

const usual = wordSet(`${joints} where before i`);
const span = '[\\p{L}\\d]+ (?:year|month|day)s?';
const held =
  '(?:prison|jail|the penitentiary|a penitentiary|juvenile (?:hall|detention)|county|lockup)';

/** What tells of a person's own record with the law. */
export const recordFacts: readonly PrivateFactPattern[] = [
  {
    phrases: [
      `(?:served|serving|spent|did) (?:my )?(?:time|${span}) in (?:a |the )?(?:\\p{L}+ )?(?:prison|jail|penitentiary)`,
      `(?:served|serving|spent|did) (?:my )?(?:time|${span}) (?:in|at) (?:the )?(?:[\\p{L}’'-]+ ){1,3}(?:correctional(?: (?:institution|facility|center|complex))?|ci|prison|jail|penitentiary)`,
      '(?:did|served) (?:my )?time',
      '(?:did|served) \\d+ (?:months?|years?) for',
      '(?:caught a case|paid my debt|sold drugs|selling drugs)',
      '(?:served|serving|finished|completed) (?:an? |my )?[\\p{L}\\d]+(?:-| )(?:year|month)s?(?:-| )sentence',
      'sentenced to',
    ],
    followedBy: usual,
    ownership: 'self-evident',
  },
  {
    phrases: ['(?:reported to (?:my |a |the )?|my )(?:parole|probation) officer'],
    ownership: 'always',
  },
  {
    phrases: [
      '(?:while|when) (?:i was )?(?:in (?:prison|jail|custody)|incarcerated|locked up)',
      'during (?:my )?incarceration',
      '(?:wear|wore|wearing) (?:an )?ankle (?:monitor|bracelet)',
    ],
    followedBy: usual,
    ownership: 'always',
  },
  { phrases: ['convicted (?:of|in|for)'] },
  {
    phrases: [
      '(?:released|came home|got out) (?:from|of) (?:prison|jail)',
      `(?:went|sent|was sent|going) to ${held}`,
      '(?:released on parole|paroled|parolee)',
      'court(?:-| )ordered(?: community service| classes)?',
      '(?:finished|completed) probation',
    ],
    followedBy: usual,
  },
  {
    phrases: ['incarcerated', 'inmate', 'locked up', 'behind bars'],
    followedBy: wordSet(`${place} worker crew at for`),
    precededBy: wordSet('as while when'),
  },
  {
    phrases: ['on (?:\\p{L}+ )?(?:parole|probation)', 'parole'],
    followedBy: usual,
    precededBy: wordSet('while finished completed off'),
  },
  {
    phrases: [
      '(?:finished|completed|served|did) (?:my |\\p{L}+ |\\d+ )?(?:months?|years?) (?:of |on )?(?:probation|parole)',
      '(?:finished|completed|graduated|graduated from) drug court',
      '(?:on )?work release',
      '(?:record|case|charge)s? (?:was |were |got )?(?:expunged|sealed)',
      'pardoned',
      're-?entry program(?: graduate)?',
    ],
    followedBy: wordSet(`${place} for and then but with after program`),
    precededBy: wordSet('while'),
  },
  {
    phrases: [
      '(?:ex-)?felon',
      'felony',
      'ex-convict',
      'misdemeanor',
      'dui',
      'dwi',
      'warrant',
      '(?:\\d+|one|two|three) (?:felonies|misdemeanors)',
    ],
    followedBy: wordSet(`${place} for and but conviction record charge theft assault`),
    precededBy: wordSet('with'),
  },
  {
    phrases: [
      '(?:was |been |got )?arrested',
      '(?:registered )?sex offender',
      '(?:clean )?criminal (?:record|history)',
      '(?:juvenile|sealed|police|arrest|expunged) record',
      'case dropped',
      'charges? (?:dropped|dismissed)',
      'house arrest',
      'ankle (?:monitor|bracelet)',
    ],
    followedBy: wordSet(`${joints} one once twice registry`),
    precededBy: wordSet('with'),
  },
  {
    phrases: [
      "(?:in|at|from|of) (?:(?:a|an|the|my) )?(?:(?:state|county|city|federal|women’s|women's|local) )?(?:prison|jail|penitentiary)(?: (?:kitchen|laundry|shop|library|crew|farm|yard))?",
      "(?:in|at|from) (?:the )?(?:[\\p{L}’'-]+ ){0,3}(?:correctional|detention) (?:institution|facility|center|complex)",
      "at (?:[\\p{L}’'-]+ ){1,3}correctional",
      'at \\p{L}{3,} ci',
      '(?:state|california|florida|georgia|illinois|indiana|kentucky|michigan|missouri|ohio|oregon|pennsylvania|texas|virginia) doc',
      'in juvenile (?:hall|detention)',
      'in \\p{L}{3,} (?:prison|jail)',
      'was in (?:prison|jail)',
    ],
    ownership: 'unless-staff',
  },
];
