import { readComments, type ReadComments } from '@/domain/job-search/comment-file';
import {
  readBackup,
  backupLimits,
  type BackupReading,
  type BackupProblem,
} from '@/domain/backup/read-backup';

/** 'unreadable': the system did not hand the file out. */
export type FileRefusal = BackupProblem | 'unreadable';
type ReadFile = BackupReading | ReadComments | { ok: false; reason: FileRefusal };

/**
 * Reads a file that somebody brought: a backup, or comments on a resume. Too large a file is refused before it is read.
 * Never throws.
 */
export async function readFile(file: File): Promise<ReadFile> {
  if (file.size > backupLimits.bytes) return { ok: false, reason: 'too-large' };
  try {
    const text = toText(await file.arrayBuffer());
    return text === null
      ? { ok: false, reason: 'not-ours' }
      : (readComments(text) ?? readBackup(text));
  } catch {
    return { ok: false, reason: 'unreadable' };
  }
}

function toText(bytes: ArrayBuffer): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}
