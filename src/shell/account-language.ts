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
 * Once the account's record is here: offers the language that its person has chosen on another device, unless they have
 * chosen one here. An account that knows of none learns which one they read.
 */
export function watchAccountLanguage(): void {
  stop();
  stop = useSaveFacts.subscribe(offerOnceLoaded);
  offerOnceLoaded();
}

function offerOnceLoaded(): void {
  const { record } = workingRecord.getState();
  // Before, nobody knows what the account holds.
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
    // Who has chosen nothing and reads the source's language has said nothing.
    if (read && (chosen !== null || read !== languages[0]))
      editRecord((before) => withLanguage(before, read.id));
    return;
  }
  const other = languages.find(({ id, base }) => id === known && base !== siteBase);
  if (other && chosen === null && useAppNotices.getState().notice === 'none')
    useAppNotices.setState({ notice: 'account-language', otherLanguage: other.name });
}

/** What was chosen in this window or on this device, by hand. */
function readChosenLanguage(): string | null {
  const areas = [() => globalThis.sessionStorage, () => globalThis.localStorage];
  const kept = areas.map((area) => safeStorage(area).getItem(languageKey));
  return kept.find((choice) => choice !== null) ?? null;
}
