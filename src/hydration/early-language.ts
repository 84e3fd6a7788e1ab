import { languages } from '@/content/languages';
import { languageKey } from './language-key';

/**
 * Redirects from a page in English to the same page in another language: when the person has chosen it, or on a first visit
 * of a browser in that language. Never against a choice. When a worker serves this page, it redirects only if that language
 * is completely cached, too. `isKnown`: a person is signed in here.
 *
 * @returns whether the page redirects now
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
    // Storage is refused, so no choice can be stored: only the link leads to the other language.
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
