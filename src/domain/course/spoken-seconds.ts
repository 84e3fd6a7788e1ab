import { countWords } from '../autopsy/autopsy';

/** A common rule of thumb for speaking at an easy pace; people differ, so show it as "about". */
export const wordsPerMinute = 150;

/** About how many seconds the text takes to say aloud, rounded up; 0 for no words. */
export function spokenSeconds(text: string): number {
  return Math.ceil((countWords(text) * 60) / wordsPerMinute);
}
