import { bulletWords, isNumber, openingIndex, phraseSpans } from '../../coach/bullet-words';
import type {
  Bullet,
  CoachRule,
  CoachRuleId,
  CoachSeverity,
  RuleHit,
  Word,
} from '../../coach/coach-types';
import { verbForm } from './verb-forms';

type PhraseRule = { id: CoachRuleId; severity: CoachSeverity; phrases: readonly string[] };

/** Rules that are nothing but a list of words: a new one is one more line of data. */
const phraseLists: readonly PhraseRule[] = [
  {
    id: 'duties-not-results',
    severity: 'consider',
    phrases: [
      'responsible for',
      'was responsible for',
      'were responsible for',
      'responsible to',
      'in charge of',
      'in charge for',
      'duties',
      'tasked with',
      'duties included',
      'duties include',
      'duties were',
      'duties are',
      'my duties included',
      'my duties include',
      'job duties',
      'my job was to',
      'my job is to',
      'responsibilities included',
      'responsibilities include',
      'accountable for',
    ],
  },
  {
    id: 'vague-words',
    severity: 'consider',
    phrases: [
      'various',
      'stuff',
      'things',
      'several',
      'several different',
      'many',
      'numerous',
      'a lot of',
      'lots of',
      'etc',
      'and so on',
      'and more',
      'miscellaneous',
      'misc',
      'different kinds of',
      'all kinds of',
      'something',
      'as needed',
      'other duties',
      'other things as needed',
      'a variety of',
      'multiple',
      'whatever',
      'some',
      'a bit of',
      'everything',
    ],
  },
  {
    id: 'buzzwords',
    severity: 'consider',
    phrases: [
      'synergy',
      'synergies',
      'results-driven',
      'result-driven',
      'results-oriented',
      'results driven',
      'leverage',
      'leverages',
      'leveraged',
      'leveraging',
      'utilize',
      'utilizes',
      'utilized',
      'utilizing',
      'utilization of',
      'proactive',
      'proactively',
      'dynamic',
      'innovative',
      'best-in-class',
      'best of breed',
      'value-added',
      'paradigm',
      'spearheaded',
      'world-class',
      'cutting-edge',
      'strategic thinker',
      'thought leader',
      'holistic',
      'impactful',
      'guru',
      'ninja',
    ],
  },
  {
    id: 'cliches',
    severity: 'consider',
    phrases: [
      'hard worker',
      'hard-worker',
      'hard working',
      'hard-working',
      'hardworking',
      'team player',
      'team-player',
      'go-getter',
      'self-starter',
      'self starter',
      'people person',
      'people skills',
      'think outside the box',
      'thinks outside the box',
      'thinking outside the box',
      'fast learner',
      'quick learner',
      'multitasker',
      'multi-tasker',
      'multi-task',
      'multi-tasked',
      'multi-tasking',
      'multitasked',
      'multitasking',
      'fast-paced environment',
      'fast paced environment',
      'go the extra mile',
      'goes the extra mile',
      'went above and beyond',
      'above and beyond',
      'give 110%',
      'gave 110%',
      'wear many hats',
      'wore many hats',
      'hit the ground running',
      'can-do attitude',
      'positive attitude',
      'highly motivated',
      'detail-oriented',
      'detail oriented',
    ],
  },
  {
    id: 'filler',
    severity: 'consider',
    phrases: [
      'very',
      'really',
      'successfully',
      'effectively',
      'basically',
      'basically just',
      'just',
      'actually',
      'in order to',
      'on a daily basis',
      'on a regular basis',
      'quite',
      'pretty much',
      'totally',
      'extremely',
      'simply',
      'literally',
      'kind of',
      'sort of',
    ],
  },
  {
    id: 'private-details',
    severity: 'fix',
    phrases: [
      'ssn',
      'social security number',
      'date of birth',
      'dob',
      'birth date',
      'i was born',
      'born on',
      'born in \\d{4}',
      'born \\d{1,2}/\\d{1,2}/\\d{2,4}',
      '\\d{3}-\\d{2}-\\d{4}',
      'marital status',
      'single mother',
      'single mom',
      'single father',
      'single dad',
      'my age is \\d+',
    ],
  },
];

export const phraseRules: readonly CoachRule[] = [
  ...phraseLists.map(({ id, severity, phrases }) => ({
    id,
    severity,
    find: ({ text, words }: Bullet) =>
      id === 'cliches' && isProvedInTheLine(words)
        ? []
        : phraseSpans(text, phrases).map((span) => phraseHit(text, span)),
  })),
  { id: 'first-person', severity: 'consider', find: findFirstPerson },
];

/** Openings that say that somebody worked, but not at what. */
const blandOpenings = new Set(['work', 'be', 'have', 'do', 'help', 'assist', 'use', 'show']);

/**
 * A posting's own word ("team player") may stand in a line that proves it: one that opens with a telling verb and has a
 * number ("Covered 10 extra shifts in a year as a team player").
 */
function isProvedInTheLine(words: readonly Word[]): boolean {
  const verb = verbForm(words[openingIndex(words)]?.lower ?? '');
  const isTelling = verb !== null && verb.form !== 'ing' && !blandOpenings.has(verb.base);
  return isTelling && words.some(({ lower }) => isNumber(lower));
}

const firstPersonWords = new Set([
  'i',
  'me',
  'my',
  'mine',
  'myself',
  'we',
  'us',
  'our',
  'ours',
  "i'm",
  "i've",
  "i'd",
  "we've",
  "we're",
]);

function findFirstPerson({ words }: Bullet): RuleHit[] {
  return words
    .filter((word) => firstPersonWords.has(word.lower) && word.text !== 'US')
    .map((word) => ({ span: [word.start, word.end], params: { word: word.text } }));
}

/** True when the bullet opens with "I", "we" or "my". */
export function opensInFirstPerson(text: string): boolean {
  return firstPersonWords.has(bulletWords(text)[0]?.lower ?? '');
}

function phraseHit(text: string, span: readonly [number, number]): RuleHit {
  return { span, params: { word: text.slice(span[0], span[1]) } };
}
