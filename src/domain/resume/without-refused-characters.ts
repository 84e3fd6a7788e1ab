/**
 * Takes out what a Postgres `jsonb` column refuses: NUL (22P05) and lone surrogates (22P02).
 * Whole surrogate pairs (emoji) stay. Any other character is the person's own business.
 */
export function withoutRefusedCharacters(text: string): string {
  // In unicode mode a surrogate matches only when it stands alone. They go first: taking NUL out
  // first could push two lone halves together into a character nobody typed.
  return text.replaceAll(/\p{Surrogate}/gu, '').replaceAll('\0', '');
}
