import type { SiteLanguage } from '@/content/languages';
import { languageProgressId } from '@/domain/course/progress-keys';
import { languageKey } from '@/hydration/language-key';
import { canOpenLanguage } from '@/platform/can-open-language';
import { onLikelyReconnect } from '@/platform/cache-for-offline';
import { useAppNotices } from '@/platform/app-notices';
import { addressIn, pathInSite } from '@/content/site-base';
import { setCourse } from '@/workspace/document/course-work';
import { useSaveFacts } from '@/workspace/document/save-facts';
import { writeAll } from '@/workspace/document/write-all';
import { currentPersonId } from '@/workspace/session/session';
import { allowReload } from '@/workspace/shared-computer/leave-question';
import { storeReadingChoice } from './reading-help/store-reading-choice';

/** Timeout of the server's answer, in ms. */
const serverTimeoutMs = 8000;
/** After this time without an answer, in ms, a notice shows that the press was taken. */
const slowAfterMs = 700;
/** Without an answer the switch is tried again after this time, in ms, or on the `online` event. */
const retryMs = 15_000;

/**
 * Stores typed text and opens this page in another language. Shows a notice when the server is slow, or when the language is
 * neither cached nor reachable; then it opens later, unless the person dismisses the notice.
 */
export async function switchLanguage(language: SiteLanguage): Promise<void> {
  const { base, id, name } = language;
  let isNoticeShown = false;
  const slowTimer = setTimeout(() => {
    isNoticeShown = true;
    useAppNotices.setState({ notice: 'asking-language', otherLanguage: name });
  }, slowAfterMs);
  const canOpen = await canOpenLanguage(base, serverTimeoutMs);
  clearTimeout(slowTimer);
  if (isNoticeShown && useAppNotices.getState().notice !== 'asking-language') return;
  useAppNotices.getState().dismiss();
  if (!canOpen) {
    useAppNotices.setState({ notice: 'other-language', otherLanguage: name });
    onLikelyReconnect(retryMs, () => {
      if (useAppNotices.getState().notice === 'other-language') void switchLanguage(language);
    });
    return;
  }
  storeInAccount(language);
  await writeAll();
  // The device refuses to store, as the status line says: leaving the page would lose the text.
  if (useSaveFacts.getState().deviceError !== null) return;
  storeReadingChoice(languageKey, id);
  allowReload();
  const { pathname, search, hash } = location;
  location.assign(addressIn(base, pathInSite(pathname)) + search + hash);
}

/** Stores this page's language as the person's choice, on the device and in their account. */
export function stayInLanguage(language: SiteLanguage): void {
  storeReadingChoice(languageKey, language.id);
  storeInAccount(language);
}

/** Not for a guest: the entry would count as begun work. */
function storeInAccount({ id }: SiteLanguage): void {
  if (currentPersonId() !== 'guest') setCourse('progress', languageProgressId, { id });
}
