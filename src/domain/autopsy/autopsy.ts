/** The seven verbs of the Resume Autopsy, in the order they are shown. */
export const autopsyVerbs = [
  'managed',
  'led',
  'developed',
  'created',
  'implemented',
  'increased',
  'decreased',
] as const;

export type AutopsyVerb = (typeof autopsyVerbs)[number];

export type Autopsy = { words: number; verbs: Readonly<Record<AutopsyVerb, number>> };

/**
 * Counts the words of a resume and how often each of the seven verbs stands in it: whole words,
 * any case. A word is a run of letters or digits of any script; apostrophes, hyphens, dots and
 * the like inside it do not split it ("hard-working", "don't" and "3.5" are one word each).
 */
export function autopsy(text: string): Autopsy {
  const verbs: Record<AutopsyVerb, number> = {
    managed: 0,
    led: 0,
    developed: 0,
    created: 0,
    implemented: 0,
    increased: 0,
    decreased: 0,
  };
  for (const [word] of text.toLowerCase().matchAll(/[\p{L}\p{N}\p{M}_]+/gu)) {
    if (isAutopsyVerb(word)) verbs[word] += 1;
  }
  return { words: countWords(text), verbs };
}

/** Words of any script, counted as for `autopsy`. */
export function countWords(text: string): number {
  return (
    text.match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}]*(?:['’.,@/&+_-][\p{L}\p{N}][\p{L}\p{N}\p{M}]*)*/gu)
      ?.length ?? 0
  );
}

function isAutopsyVerb(word: string): word is AutopsyVerb {
  return (autopsyVerbs as readonly string[]).includes(word);
}
