import type { Page } from '@playwright/test';

/** Words that nearly every English sentence has, and no Spanish one. */
const english =
  'the,and,you,your,with,for,this,that,are,have,from,not,what,when,how,will,they,their,was,which,who,about,it,of,to,or,in,on,is,we,can,do'.split(
    ',',
  );

/**
 * The texts that a page shows in English without saying so by `lang="en"`: those that are an English message of the screens,
 * and those with three words of which two are as above.
 */
export function unmarkedEnglish(page: Page, messages: readonly string[]): Promise<string[]> {
  return page.evaluate(
    ([known, words]) => {
      const found = new Set<string>();
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const text = node.nodeValue?.trim().replaceAll(/\s+/g, ' ') ?? '';
        const parent = node.parentElement;
        if (text === '' || !parent || parent.closest('[lang="en"], script, style, noscript'))
          continue;
        if (parent.getClientRects().length === 0) continue;
        const inIt = text.toLowerCase().match(/[a-z']+/g) ?? [];
        const isSentence =
          inIt.length > 2 && inIt.filter((word) => words.includes(word)).length > 1;
        if (isSentence || known.includes(text)) found.add(text);
      }
      return [...found];
    },
    [messages, english] as const,
  );
}
