import { useLocation } from '@tanstack/react-router';
import type { MouseEvent } from 'react';
import { languages, type SiteLanguage } from '@/content/languages';
import { addressIn, siteBase } from '@/content/site-base';
import styles from './site-header.module.css';

/** Links to this page in the other languages, each by its own name. */
export function LanguageLinks() {
  const path = useLocation({ select: ({ pathname }) => pathname });
  return languages.map(
    (language) =>
      language.base !== siteBase && (
        <a
          key={language.id}
          href={addressIn(language.base, path)}
          lang={language.id}
          hrefLang={language.id}
          translate="no"
          className={styles.language}
          onClick={(event) => handleClick(event, language)}
        >
          {language.name}
        </a>
      ),
  );
}

/** Switches after typed text is stored, and only if the page can load. A click that opens another tab is a plain link. */
function handleClick(event: MouseEvent<HTMLAnchorElement>, language: SiteLanguage): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  void import('./switch-language').then(({ switchLanguage }) => switchLanguage(language));
}
