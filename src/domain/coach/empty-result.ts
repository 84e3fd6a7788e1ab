import { bulletWords, isNumber } from './bullet-words';

/** Words that praise, agree or tie together, but name nothing that changed. */
const emptyWords = new Set(
  (
    'a all and as at be been best better but did done end ended everybody everyone everything excellent fast fine finished ' +
    'fixed for from good got great had happy he her him i in is it job just lot me much my nice of off ok okay on our ' +
    'out over perfect perfectly pretty problem quickly really resolved right she sir smoothly so solved success ' +
    'successful successfully than thanks that the them then there they thing things this to turned up us very was we ' +
    'well went were with work worked working'
  ).split(' '),
);

/** True for a result that says that it went well, and not what got better ("It worked out great"). Blank says nothing yet. */
export function saysNoResult(result: string): boolean {
  const words = bulletWords(result);
  return words.length > 0 && words.every(({ lower }) => emptyWords.has(lower) && !isNumber(lower));
}
