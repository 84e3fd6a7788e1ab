import { readFileSync } from 'node:fs';
import { agency } from '@/content/agency';
import { handoutText } from '@/content/handout-text';

const folder = new URL('../../src/content/en/handouts/', import.meta.url);

/** A handout as people get it. */
export function handout(fileName: string): string {
  return handoutText(readFileSync(new URL(fileName, folder), 'utf8'), agency.en);
}
