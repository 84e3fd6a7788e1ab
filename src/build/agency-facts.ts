import type { Plugin } from 'vite';
import { agency } from '../content/agency.ts';
import { agencyPolicies } from '../content/agency-policies.ts';
import { agency as inSpanish } from '../content/es/agency.ts';
import { agencyPolicies as policiesInSpanish } from '../content/es/agency-policies.ts';
import type { BuildLanguage } from './build-language.ts';
import { moduleId } from './module-id.ts';
import { spanishFacts } from './spanish-facts.ts';

/** All facts of the agency, in the language of a build. */
export function factsIn(language: BuildLanguage['id']): typeof agency & typeof agencyPolicies {
  const english = { ...agency, ...agencyPolicies };
  if (language === 'en') return english;
  return { ...english, ...spanishFacts(english, { ...inSpanish, ...policiesInSpanish }) };
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
