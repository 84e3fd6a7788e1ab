import { wordsPerMinute } from './spoken-seconds';

/** About how many whole minutes a card takes: its words at 150 a minute and its task; never 0. */
export function cardMinutes(words: number, taskMinutes: number): number {
  return Math.max(1, Math.round(words / wordsPerMinute + taskMinutes));
}
