/** How fast somebody reads who seldom does, or in a second language: so many words a minute. */
const slowWordsPerMinute = 110;

/** About how many whole minutes so many words take to read slowly; never 0. */
export function readMinutes(words: number): number {
  return Math.max(1, Math.ceil(words / slowWordsPerMinute));
}

/** About how many whole minutes a card takes: its words, read slowly, and its task. */
export function cardMinutes(words: number, task: number): number {
  return Math.max(1, Math.ceil(words / slowWordsPerMinute + task));
}

/** A length of time as people say it: in minutes, five by five above ten, or, from an hour on, in half hours. */
export type RoughTime = { unit: 'minutes' | 'hours'; text: string };

/** About so many minutes, as people say it. */
export function roughTime(minutes: number): RoughTime {
  if (minutes <= 10) return { unit: 'minutes', text: String(Math.ceil(minutes)) };
  if (minutes < 58) return { unit: 'minutes', text: String(Math.ceil(minutes / 5) * 5) };
  const halves = Math.round(minutes / 30);
  const half = halves % 2 === 1 ? '½' : '';
  return { unit: 'hours', text: `${String(Math.floor(halves / 2))}${half}` };
}
