import type { Plugin } from 'vite';
import { agency } from '../content/agency.ts';
import { agencyPolicies } from '../content/agency-policies.ts';
import { examples, holdsForAll, spanishExamples } from '../content/agency-examples.ts';
import { agency as inSpanish } from '../content/es/agency.ts';
import { agencyPolicies as policiesInSpanish } from '../content/es/agency-policies.ts';
import type { BuildLanguage } from './build-language.ts';
import { moduleId } from './module-id.ts';

type Facts = Readonly<Record<string, string>>;

/** All facts of the agency, in the language of a build. */
export function factsIn(language: BuildLanguage['id']): typeof agency & typeof agencyPolicies {
  const english = { ...agency, ...agencyPolicies };
  if (language === 'en') return english;
  return { ...english, ...spanishFacts(english, { ...inSpanish, ...policiesInSpanish }) };
}

/**
 * The Spanish facts as people read them. What the agency has said in English alone stands in English: its address and its
 * hours must not be those of the example.
 */
export function spanishFacts<Spanish extends Facts>(english: Facts, spanish: Spanish): Spanish {
  const facts = Object.entries(spanish).map(([fact, text]) => {
    const isOwnNumber = fact === 'phoneNote' && english[fact] === '';
    const isEnglishAlone = englishAlone(english, spanish).includes(fact);
    return [fact, isOwnNumber || isEnglishAlone ? english[fact] : text];
  });
  return Object.fromEntries(facts) as Spanish;
}

/** The facts that the agency has filled in in English, and not in Spanish. */
export function englishAlone(english: Facts, spanish: Facts): string[] {
  const asItCame: Facts = { ...examples, ...holdsForAll };
  return Object.keys(spanishExamples).filter(
    (fact) => english[fact] !== asItCame[fact] && spanish[fact] === spanishExamples[fact],
  );
}

/** The facts that only Spanish pages still have as examples, for whoever builds the site. */
export function missingInSpanish(): string[] {
  return englishAlone({ ...agency, ...agencyPolicies }, { ...inSpanish, ...policiesInSpanish });
}

/** Gives the pages of another language the facts as they stand there (`spanishFacts`). */
export function agencyFacts({ id }: BuildLanguage): Plugin | false {
  if (id === 'en') return false;
  const facts = JSON.stringify(factsIn(id));
  const texts = new Map(
    Object.entries({ 'agency.ts': 'agency', 'agency-policies.ts': 'agencyPolicies' }).map(
      ([file, name]) => [moduleId(`src/content/${id}/${file}`), `export const ${name} = ${facts};`],
    ),
  );
  return { name: 'agency-facts', enforce: 'pre', load: (file) => texts.get(file) };
}
