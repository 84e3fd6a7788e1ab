import { i18n } from '@lingui/core';

/**
 * The interface languages there are. English stands in the source; every other language is one lazy catalog
 * (`lingui extract` writes `src/content/<language>/messages.po`).
 */
export const sourceLanguage = 'en';

/** Makes the shared `i18n` ready with English, which needs no catalog: the build compiles messages where they stand. */
export function startLanguage(): typeof i18n {
  i18n.loadAndActivate({ locale: sourceLanguage, messages: {} });
  return i18n;
}
