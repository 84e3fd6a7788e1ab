import { partCards } from '@/content/part-cards';
import { partMinutes } from '@/content/en/part-minutes';
import { questOf, type Quest } from '@/domain/course/quest';
import { ensureWork } from '@/workspace/document/open-work';
import { currentRecord, workingRecord } from '@/workspace/document/working-record';

/** A quest, and how many minutes its next part takes; null where that is not known. */
export type OpenQuest = Quest & { minutes: number | null };

/**
 * Opens the work of whoever sits here and tells what they have reached, then again whenever it changes: another device's
 * work may come in. Returns the function that ends it.
 */
export async function openQuest(
  personId: string,
  onChange: (quest: OpenQuest) => void,
): Promise<() => void> {
  await ensureWork(personId);
  const tell = () => {
    if (!workingRecord.getState().record) return;
    const quest = questOf(currentRecord(), partCards);
    onChange({ ...quest, minutes: minutesOf(quest) });
  };
  tell();
  return workingRecord.subscribe(tell);
}

function minutesOf({ wayOn }: Quest): number | null {
  if (wayOn?.kind !== 'module' || !wayOn.part) return null;
  return partMinutes[wayOn.moduleId]?.[wayOn.part.id] ?? null;
}
