import { i18n } from '@lingui/core';

import { siteBase } from '@/content/site-base';
import { languages } from '@/content/languages';

/**
 * Makes the shared `i18n` ready with the language of this build. It needs no catalog: the build puts each message, compiled,
 * where the source has the English one (src/build/compile-messages.ts).
 */
export function startLanguage(): typeof i18n {
  const { id, locale } = ownLanguage();
  i18n.loadAndActivate({ locale: id, locales: locale, messages: {} });
  return i18n;
}

function ownLanguage() {
  return languages.find(({ base }) => base === siteBase) ?? languages[0];
}
