import { emptyWords } from '../language/en/bullet-words';
import { bulletWords, isNumber } from './bullet-words';

/** True for a result that says that it went well, and not what got better ("It worked out great"). Blank says nothing yet. */
export function hasNoResult(result: string): boolean {
  const words = bulletWords(result);
  return words.length > 0 && words.every(({ lower }) => emptyWords.has(lower) && !isNumber(lower));
}
