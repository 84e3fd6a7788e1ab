/** How fast a text is read here: slower than the usual 200 words and more, for who reads in a second language. */
export const wordsAMinute = 150;

/** About how many whole minutes a card takes: its words at 150 a minute and its task; never 0. */
export function cardMinutes(words: number, taskMinutes: number): number {
  return Math.max(1, Math.round(words / wordsAMinute + taskMinutes));
}
