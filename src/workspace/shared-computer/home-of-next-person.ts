import { languages } from '@/content/languages';
import { siteBase } from '@/content/site-base';
import { canOpenLanguage } from '@/platform/can-open-language';

/** A server or a disk that says nothing for this long, in ms, counts as down: the screen is dark meanwhile. */
const patienceMs = 3000;

/**
 * The address of Home for the next person at a shared computer: in the language that the browser asks for, whatever
 * the person before them chose. Where that language cannot come, Home in the language of this page.
 */
export async function homeOfNextPerson(): Promise<string> {
  const { base } = languages.find(({ id }) => navigator.language?.startsWith(id)) ?? languages[0];
  if (base === siteBase) return base;
  const silence = new Promise<false>((resolve) => setTimeout(() => resolve(false), patienceMs));
  const canOpen = await Promise.race([canOpenLanguage(base, patienceMs), silence]);
  return canOpen ? base : siteBase;
}
