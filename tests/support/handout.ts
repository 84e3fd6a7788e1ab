import { readFileSync } from 'node:fs';
import { factsIn } from '@/build/agency-facts';
import { handoutText } from '@/content/handout-text';

/** A handout as people get it. */
export function handout(fileName: string, language: Parameters<typeof factsIn>[0] = 'en'): string {
  const file = new URL(`../../src/content/${language}/handouts/${fileName}`, import.meta.url);
  return handoutText(readFileSync(file, 'utf8'), factsIn(language), language);
}
