/** Words of a job title that say nothing of what the work is. */
const empty = new Set(
  `a an and the of for at in to my with senior sr junior jr lead head certified licensed part full time temporary seasonal
  night day evening weekend shift first second third i ii iii 1 2 3 paid self employed`.split(
    /\s+/u,
  ),
);

/** Endings of a plural and what they become in the singular, the longest first. */
const plurals: readonly (readonly [RegExp, string])[] = [
  [/([^aeiou])ies$/u, '$1y'],
  [/(ss|sh|ch|x)es$/u, '$1'],
  [/men$/u, 'man'],
  [/([^s])s$/u, '$1'],
];

/** The words of a job title in the form in which they are compared: small letters, no accents, singular. */
export function jobTitleWords(title: string): string[] {
  const words = title
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/['’.]/gu, '')
    .split(/[^a-z0-9]+/u)
    .filter((word) => word !== '');
  const telling = words.filter((word) => !empty.has(word));
  return (telling.length > 0 ? telling : words).map(singular);
}

function singular(word: string): string {
  if (word.length < 4) return word;
  for (const [ending, one] of plurals) if (ending.test(word)) return word.replace(ending, one);
  return word;
}
