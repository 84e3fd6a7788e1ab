import { irregularVerbs, regularVerbs } from './verb-list';

/** 'fixed': past and present look the same ("cut", "put"), so they say nothing about the tense. */
export type VerbForm = { base: string; form: 'past' | 'present' | 'ing' | 'fixed' };

/** Longer verbs that double their last letter ("equipped"). */
const doubling = new Set(['equip', 'refer', 'control', 'begin', 'forget', 'transfer']);
const formsByWord = buildForms();

/** Words in -ed that describe a person or thing and are no verb at the start of a bullet. */
const edAdjectives = new Set([
  'experienced',
  'skilled',
  'dedicated',
  'motivated',
  'talented',
  'certified',
  'qualified',
  'detailed',
  'devoted',
  'licensed',
  'seasoned',
  'focused',
  'need',
  'seed',
  'feed',
  'speed',
  'exceed',
  'shed',
  'red',
  'bed',
  'fried',
  'unskilled',
  'advanced',
  'needed',
]);

const ingNouns = new Set([
  'during',
  'morning',
  'evening',
  'building',
  'clothing',
  'everything',
  'anything',
  'something',
  'nothing',
  'ceiling',
  'spring',
  'string',
  'king',
  'ring',
  'wing',
  'thing',
  'according',
]);

/**
 * The form of an English verb as it opens a bullet, or null when the word is no known verb.
 * Unknown words in -ed and -ing count as verbs: the list can never hold every trade's words.
 */
export function verbForm(word: string): VerbForm | null {
  const known = formsByWord.get(word);
  if (known) return known;
  if (ingNouns.has(word) || edAdjectives.has(word)) return null;
  const prefixed = /^(?:multi|re|co|over|under|pre|cross)-(?=\p{L}{3})/u.exec(word)?.[0];
  if (prefixed !== undefined) return verbForm(word.slice(prefixed.length));
  if (word.includes('-')) return null;
  if (word.length > 4 && word.endsWith('ing')) return { base: word.slice(0, -3), form: 'ing' };
  if (word.length > 4 && word.endsWith('ed')) return { base: word.slice(0, -2), form: 'past' };
  return null;
}

/** True for past participles as they follow "was" and "were" (not for adjectives like "tired"). */
export function isPastParticiple(word: string): boolean {
  if (feelingWords.has(word)) return false;
  if (irregularParticiples.has(word)) return true;
  return verbForm(word)?.form === 'past' || verbForm(word)?.form === 'fixed';
}

const feelingWords = new Set([
  'tired',
  'excited',
  'interested',
  'worried',
  'pleased',
  'married',
  'retired',
  'unemployed',
  'went',
  'experienced',
  'skilled',
  'dedicated',
  'motivated',
]);

const irregularParticiples = new Set(irregularVerbs.map(([, , participle]) => participle));

function buildForms(): Map<string, VerbForm> {
  const forms = new Map<string, VerbForm>();
  for (const base of regularVerbs) {
    forms.set(base, { base, form: 'present' });
    forms.set(thirdPerson(base), { base, form: 'present' });
    forms.set(withEnding(base, 'ed'), { base, form: 'past' });
    forms.set(withEnding(base, 'ing'), { base, form: 'ing' });
  }
  for (const [base, past] of irregularVerbs) {
    forms.set(thirdPerson(base), { base, form: 'present' });
    forms.set(withEnding(base, 'ing'), { base, form: 'ing' });
    forms.set(past, { base, form: 'past' });
    forms.set(base, { base, form: base === past ? 'fixed' : 'present' });
  }
  return forms;
}

function thirdPerson(base: string): string {
  if (/[^aeiou]y$/.test(base)) return `${base.slice(0, -1)}ies`;
  return /(?:s|x|z|ch|sh|o)$/.test(base) ? `${base}es` : `${base}s`;
}

function withEnding(base: string, ending: 'ed' | 'ing'): string {
  if (ending === 'ed' && /[^aeiou]y$/.test(base)) return `${base.slice(0, -1)}ied`;
  if (/[^eoy]e$/.test(base)) return base.slice(0, -1) + ending;
  const doublesLast = /^[^aeiou]*[aeiou][bdgmnprt]$/.test(base) || doubling.has(base);
  return (doublesLast ? base + (base.at(-1) ?? '') : base) + ending;
}
