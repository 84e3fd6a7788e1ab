import { languages } from '@/content/languages';
import { languageKey } from './language-key';

/**
 * Goes from a page in the source's language to the same page in another one: where the person has chosen that, or at a first
 * visit of a browser in that language. Never against a choice, and never to pages that may not come: where a worker
 * serves this page, the others must be kept, too. `isKnown`: somebody is signed in here.
 *
 * @returns whether this page is on its way out
 */
export function redirectToChosenLanguage(isKnown: boolean): boolean {
  // The links work before the page is hydrated.
  addEventListener('click', storeChoice, true);
  const [source, ...others] = languages;
  const { pathname, search, hash } = location;
  if (document.documentElement.lang !== source.id) return false;
  try {
    const chosen = sessionStorage.getItem(languageKey) ?? localStorage.getItem(languageKey);
    const isServed = Boolean(navigator.serviceWorker?.controller);
    const wanted = others.find(({ id }) =>
      chosen === null ? !isKnown && !isServed && navigator.language.startsWith(id) : id === chosen,
    );
    // The link of a mail carries a token: never redirect such an address, which could send it to a server.
    if (!wanted || (pathname === '/auth' && (search || (hash && chosen === null)))) return false;
    const go = () => location.replace(wanted.base + pathname.slice(1) + search + hash);
    if (isServed) void caches.match(`${wanted.base}kept/whole`).then((whole) => whole && go());
    else go();
    return !isServed;
  } catch {
    // Without storage no choice can be kept: the other language is reached by its link only.
    return false;
  }
}

function storeChoice({ target }: Event): void {
  const link = (target as Element).closest<HTMLAnchorElement>('a[hreflang]');
  try {
    if (link) sessionStorage.setItem(languageKey, link.hreflang);
  } catch {
    // The choice still applies to the page that opens now.
  }
}
