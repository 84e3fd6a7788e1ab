import { partCards } from '@/content/part-cards';
import { partMinutes } from '@/content/en/part-minutes';
import { questOf, type Quest } from '@/domain/course/quest';
import { ensureWork } from '@/workspace/document/open-work';
import { currentRecord, workingRecord } from '@/workspace/document/working-record';

/** A quest, and the minutes of its next part; null if unknown. */
export type OpenQuest = Quest & { minutes: number | null };

/**
 * Opens the work of the current person and calls `onChange` with their progress, then again after each change, which may come
 * from another device. Returns the function that stops it.
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
