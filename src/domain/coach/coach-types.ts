/** Every rule of the writing coach. Texts for a rule live in the content, keyed by this id. */
export const coachRuleIds = [
  'private-details',
  'own-record',
  'about-you',
  'in-spanish',
  'all-caps',
  'small-letter',
  'first-person',
  'duties-not-results',
  'weak-opening',
  'ing-start',
  'no-verb-start',
  'tense-mix',
  'passive-voice',
  'missing-number',
  'too-short',
  'too-long',
  'repeated-verb',
  'vague-words',
  'buzzwords',
  'cliches',
  'filler',
  'unexplained-abbreviation',
  'doubled-word',
] as const;

export type CoachRuleId = (typeof coachRuleIds)[number];

/** 'fix': would hurt the person as it stands. 'consider': the bullet could be stronger. */
export type CoachSeverity = 'fix' | 'consider';

/** `span` is [start, end) in UTF-16 units of the text given; none means the whole bullet. */
export type Finding = {
  ruleId: CoachRuleId;
  severity: CoachSeverity;
  span?: readonly [start: number, end: number];
  params: Readonly<Record<string, string | number>>;
};

export type CoachContext = {
  /** True when the job has an end date that is not "present"; unknown when left out. */
  isPastJob?: boolean;
  /** How often each verb opens a bullet of the whole resume, this bullet included; finds verbs that are used twice. */
  openings?: OpeningCounts;
};

/** How many bullets open with a verb, by its base form. */
export type OpeningCounts = ReadonlyMap<string, number>;

/** What a rule sees: the text, its words, and where the first telling word stands. */
export type Bullet = {
  text: string;
  words: readonly Word[];
  context: CoachContext;
};

export type Word = { text: string; lower: string; start: number; end: number };

export type RuleHit = Pick<Finding, 'span' | 'params'>;

/** One rule: all places where it applies. A plain function, so that it can be tested alone. */
export type CoachRule = {
  id: CoachRuleId;
  severity: CoachSeverity;
  find: (bullet: Bullet) => readonly RuleHit[];
};
