import { i18n } from '@lingui/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';

/**
 * The interface languages there are. English stands in the source; every other language is one lazy catalog
 * (`lingui extract` writes `src/content/<language>/messages.po`).
 */
export const sourceLanguage = 'en';

/** Makes the shared `i18n` ready with English, which needs no catalog: messages are compiled where they stand. */
export function startLanguage(): typeof i18n {
  i18n.setMessagesCompiler(compileMessage);
  i18n.loadAndActivate({ locale: sourceLanguage, messages: {} });
  return i18n;
}
