import { currentPersonId } from '@/workspace/session/session';
import { ensureWork } from '@/workspace/document/open-work';
import { currentRecord, editRecord } from '@/workspace/document/working-record';

/** A story in the three fields of a PAR statement. */
export type ParTexts = { problem: string; action: string; result: string };

export type SentStory =
  | { outcome: 'added'; undo: () => Promise<void> }
  /** The very same statement stands on the list: nothing was added. */
  | { outcome: 'already-there' }
  | { outcome: 'failed' };

/** Adds a story to the PAR statements of the current person. Opens the resume if no screen has done so yet. */
export async function sendStory(par: ParTexts): Promise<SentStory> {
  try {
    const work = await ensureWork(currentPersonId());
    // Came with the open resume: only who sends a story needs either.
    const { removeEntry, restoreEntry } = await import('@/domain/resume/edit-resume');
    const { parStatements } = currentRecord();
    if (parStatements.some((known) => isSame(known, par))) return { outcome: 'already-there' };
    const id = crypto.randomUUID();
    editRecord((record) =>
      restoreEntry(record, 'parStatements', { id, ...par }, record.parStatements.length),
    );
    await work.flush();
    return {
      outcome: 'added',
      undo: async () => {
        editRecord((record) => removeEntry(record, 'parStatements', id));
        await work.flush();
      },
    };
  } catch {
    return { outcome: 'failed' };
  }
}

function isSame(one: ParTexts, other: ParTexts): boolean {
  return (
    one.problem === other.problem && one.action === other.action && one.result === other.result
  );
}
