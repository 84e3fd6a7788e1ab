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

/** A server that says nothing for this long, in ms, is none. */
const serverTimeoutMs = 8000;
/** After this long, in ms, a press that shows nothing looks lost. */
const slowAfterMs = 700;
/** The line is asked again after this long, in ms, or when the browser hears that it is back. */
const retryMs = 15_000;

/**
 * Opens this page in another language, with all that is typed on the device. Where the server is slow to answer, or that
 * language is neither here nor to be had, the person is told so; it opens later unless they no longer wait for it.
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
  // Their device refuses what is typed, as the page says: it would be gone.
  if (useSaveFacts.getState().deviceError !== null) return;
  storeReadingChoice(languageKey, id);
  allowReload();
  const { pathname, search, hash } = location;
  location.assign(addressIn(base, pathInSite(pathname)) + search + hash);
}

/** Keeps that a person wants the language of this page, here and where they log in next. */
export function stayInLanguage(language: SiteLanguage): void {
  storeReadingChoice(languageKey, language.id);
  storeInAccount(language);
}

/** A guest's choice stays on the device: their work would begin with it. */
function storeInAccount({ id }: SiteLanguage): void {
  if (currentPersonId() !== 'guest') setCourse('progress', languageProgressId, { id });
}
