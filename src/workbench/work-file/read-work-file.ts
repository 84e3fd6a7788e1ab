import { readComments, type ReadComments } from '../../domain/papers/comment-file';
import {
  readTakeAlong,
  takeAlongLimits,
  type ReadTakeAlong,
  type TakeAlongProblem,
} from '../../domain/take-along/read-take-along';

/** 'unreadable': the system did not hand the file out. */
export type FileRefusal = TakeAlongProblem | 'unreadable';
type ReadFile = ReadTakeAlong | ReadComments | { ok: false; reason: FileRefusal };

/** Reads a file that somebody brought: a backup, or comments on a resume. Too large a file is refused before it is read. Never throws. */
export async function readFile(file: File): Promise<ReadFile> {
  if (file.size > takeAlongLimits.bytes) return { ok: false, reason: 'too-large' };
  try {
    const text = toText(await file.arrayBuffer());
    return text === null
      ? { ok: false, reason: 'not-ours' }
      : (readComments(text) ?? readTakeAlong(text));
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
