import { safeStorage } from '@/backend/safe-storage';
import { languages } from '@/content/languages';
import { siteBase } from '@/content/site-base';
import { languageOf, withLanguage } from '@/domain/course/site-language';
import type { LearnerRecord } from '@/domain/resume/record-schema';
import { languageKey } from '@/hydration/language-key';
import { useAppNotices } from '@/platform/app-notices';
import { courseMemory } from '@/workspace/document/course-memory';
import { useSaveFacts } from '@/workspace/document/save-facts';
import { editRecord, workingRecord } from '@/workspace/document/working-record';
import { currentPersonId } from '@/workspace/session/session';

let stop = () => {};

/**
 * When the account's record has loaded: offers the language that the person chose on another device, unless they chose one
 * here. Stores their language in the account if it has none.
 */
export function watchAccountLanguage(): void {
  stop();
  stop = useSaveFacts.subscribe(offerOnceLoaded);
  offerOnceLoaded();
}

function offerOnceLoaded(): void {
  const { record } = workingRecord.getState();
  // Before the first answer of the account its language is unknown.
  const isFromAccount = useSaveFacts.getState().savedAt !== null;
  const isTheirs = courseMemory.store.getState().personId === currentPersonId();
  if (!record || !isFromAccount || !isTheirs) return;
  stop();
  offerLanguage(record);
}

function offerLanguage(record: LearnerRecord): void {
  const chosen = readChosenLanguage();
  const known = languageOf(record);
  const read = languages.find(({ id, base }) =>
    chosen === null ? base === siteBase : id === chosen,
  );
  if (known === '') {
    // Reading English without having chosen it is no choice.
    if (read && (chosen !== null || read !== languages[0]))
      editRecord((before) => withLanguage(before, read.id));
    return;
  }
  const other = languages.find(({ id, base }) => id === known && base !== siteBase);
  if (other && chosen === null && useAppNotices.getState().notice === 'none')
    useAppNotices.setState({ notice: 'account-language', otherLanguage: other.name });
}

/** The language that the person chose in this window or on this device; null when they chose none. */
function readChosenLanguage(): string | null {
  const areas = [() => globalThis.sessionStorage, () => globalThis.localStorage];
  const kept = areas.map((area) => safeStorage(area).getItem(languageKey));
  return kept.find((choice) => choice !== null) ?? null;
}
