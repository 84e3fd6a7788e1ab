import type { Bullet, CoachRule, RuleHit } from '../../coach/coach-types';
import { verbForm } from './verb-forms';

/** Small words of Spanish that are none of English; in a name they stand with a capital ("La Quinta"). */
const spanish = new Set(
  'de del al la el los las lo un una y o que en con por para su sus se mi mis como'.split(' '),
);
const english = new Set(
  'the of and or to in for with on at by from as an my our their its i we was were is are'.split(
    ' ',
  ),
);
/** "Limpié", "Serví": the past of "yo". These borrowed words end so, too. */
const ownPast = /^\p{L}{2,}[éí]$/iu;
const borrowed = new Set(['café', 'sauté', 'purée', 'résumé', 'entrée', 'flambé']);

/** A line in Spanish, where the rest of the resume is English: whoever reads it here may not understand it. */
export const spanishRule: CoachRule = { id: 'in-spanish', severity: 'fix', find: findSpanish };

/** Only what is sure: small words of Spanish, none of English, and no English verb at the start. */
function findSpanish({ words }: Bullet): RuleHit[] {
  const [first] = words;
  if (!first || verbForm(first.lower) || words.some(({ lower }) => english.has(lower))) return [];
  const count = words.filter(({ text }, place) =>
    spanish.has(place === 0 ? first.lower : text),
  ).length;
  const isPast = ownPast.test(first.lower) && !borrowed.has(first.lower);
  return count >= 3 || (isPast && count >= 1) ? [{ params: {} }] : [];
}
