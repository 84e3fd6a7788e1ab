/** How people say that something goes on, as the inside of a pattern. */
export const today =
  '(?:present|current|now|today|ongoing|date|the present|presente|actual|actualidad|la actualidad|la fecha|actualmente|hoy)';
const todayAlone = new RegExp(`^${today}$`, 'iu');

/** How a resume says that a job goes on, wherever we write it. */
export const ongoing = 'Present';

/** True for "Present", "now" and their like: what goes on. */
export function isToday(text: string): boolean {
  return todayAlone.test(text.trim());
}
