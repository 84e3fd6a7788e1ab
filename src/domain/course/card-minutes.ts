/** Reading speed of a person who seldom reads, or reads a second language, in words per minute. */
const slowWordsPerMinute = 110;

/** The minutes it takes to read this number of words slowly, rounded up; never 0. */
export function readMinutes(words: number): number {
  return Math.max(1, Math.ceil(words / slowWordsPerMinute));
}

/** The minutes a card takes: its words, read slowly, plus `task` minutes for its task; rounded up, never 0. */
export function cardMinutes(words: number, task: number): number {
  return Math.max(1, Math.ceil(words / slowWordsPerMinute + task));
}

/** A length of time as people say it: in minutes, five by five above ten, or, from an hour on, in half hours. */
export type RoughTime = { unit: 'minutes' | 'hours'; text: string };

/** A number of minutes as people say it. */
export function roughTime(minutes: number): RoughTime {
  if (minutes <= 10) return { unit: 'minutes', text: String(Math.ceil(minutes)) };
  if (minutes < 58) return { unit: 'minutes', text: String(Math.ceil(minutes / 5) * 5) };
  const halves = Math.round(minutes / 30);
  const half = halves % 2 === 1 ? '½' : '';
  return { unit: 'hours', text: `${String(Math.floor(halves / 2))}${half}` };
}
