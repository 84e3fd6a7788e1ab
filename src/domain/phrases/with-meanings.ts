import type { PhraseJob } from './read-phrase-bank';

type Words = Readonly<Record<string, string>>;

/**
 * The jobs of the bank for people who read another language.
 *
 * @param meanings what each phrase means, by the phrase
 * @param names what each name of a job means, by the name as the bank writes it; two ways of saying it with "/" between
 * @param titles the English title for each title that somebody may type, by that title
 */
export function withMeanings(
  bank: readonly PhraseJob[],
  meanings: Words,
  names: Words,
  titles: Words,
): PhraseJob[] {
  const typed = new Map<string, string[]>();
  for (const [title, english] of Object.entries(titles)) {
    const key = english.toLowerCase();
    typed.set(key, [...(typed.get(key) ?? []), title]);
  }
  const named = new Map(Object.entries(names).map(([name, own]) => [name.toLowerCase(), own]));
  return bank.map((job) => {
    const own = job.titles.flatMap((title) => [
      ...(named.get(title)?.toLowerCase().split(' / ') ?? []),
      ...(typed.get(title) ?? []),
    ]);
    const ownName = names[job.name];
    return {
      ...job,
      titles: [...new Set([...job.titles, ...own])],
      meanings,
      ...(ownName !== undefined && { ownName }),
    };
  });
}

/** Letters alone, small and without accents: so two spellings of a title are compared. */
function plainTitle(title: string): string {
  return title.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim();
}

/** Finds the English title for a typed one, whatever its accents and capitals; '' where none is known. */
export function titleFinder(titles: Words): (typed: string) => string {
  const known = new Map(
    Object.entries(titles).map(([title, english]) => [plainTitle(title), english]),
  );
  return (typed) => known.get(plainTitle(typed)) ?? '';
}
