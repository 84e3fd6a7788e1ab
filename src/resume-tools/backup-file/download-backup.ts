import { backupFileName, backupToText, type Backup } from '@/domain/backup/backup';
import { workingRecord } from '@/workspace/document/working-record';
import { downloadOrShareText, type DownloadOutcome } from '@/ui/download-or-share';

/** Hands over somebody's work as one file. */
export async function saveBackup(content: Backup): Promise<DownloadOutcome> {
  const now = new Date();
  const day = { year: now.getFullYear(), month: now.getMonth() + 1, day: now.getDate() };
  const text = backupToText(content, now.getTime());
  return await downloadOrShareText(text, backupFileName(day), 'application/json');
}

/** All work of the person whose record is open, as one backup; null when there is nothing to save. */
export async function gatherBackup(): Promise<Backup | null> {
  try {
    const { gatherWork } = await import('@/workspace/account/backup');
    return await gatherWork();
  } catch {
    // Storage or a part of the page has failed: this download is the way out, so it works from what the memory holds.
    const { record } = workingRecord.getState();
    return record && { resume: record, progress: {}, drafts: {} };
  }
}
