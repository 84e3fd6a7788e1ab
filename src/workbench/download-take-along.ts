import {
  takeAlongFileName,
  takeAlongToText,
  type TakeAlong,
} from '../domain/take-along/take-along';
import { workingResume } from '../record/working-resume';
import { keepText, type FileOutcome } from '../ui/keep-file';

/** Hands over somebody's work as one file. */
export async function saveTakeAlong(content: TakeAlong): Promise<FileOutcome> {
  const now = new Date();
  const day = { year: now.getFullYear(), month: now.getMonth() + 1, day: now.getDate() };
  const text = takeAlongToText(content, now.getTime());
  return await keepText(text, takeAlongFileName(day), 'application/json');
}

/** All the work of whoever sits here; null when there is none to be had. */
export async function gatherTakeAlong(): Promise<TakeAlong | null> {
  try {
    const { gatherWork } = await import('../account/take-along');
    return await gatherWork();
  } catch {
    // This very download is the way out when a part of the page or the device's storage is missing.
    const { resume } = workingResume.getState();
    return resume && { resume, progress: {}, drafts: {} };
  }
}
