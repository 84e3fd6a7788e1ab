import { undoChange } from '@/domain/merge/undo-change';
import type { LastQuestion } from '@/domain/game/last-questions';
import { getOpenWork } from '@/workspace/document/open-work';
import { currentRecord, editRecord } from '@/workspace/document/working-record';
import { readGameField, setGame, useGameField } from './game-record';

/** An answer that stands in the resume now. `undo` takes it out again and puts the words back into their box. */
export type AddedAnswer = { undo: () => void };

/** What is typed and not added yet; kept like every other answer. */
export function useLastAnswer(question: LastQuestion): string {
  return useGameField(fieldOf(question));
}

export function typeLastAnswer(question: LastQuestion, text: string): void {
  setGame({ [fieldOf(question)]: text });
}

/** Puts an answer into its sections of the resume. Null when it names nothing that could be added. */
export async function addLastAnswer(question: LastQuestion): Promise<AddedAnswer | null> {
  // The reader of lines loads only when somebody answers.
  const [{ sectionsOfAnswer }, { addFieldsToRecord }] = await Promise.all([
    import('@/domain/game/last-questions'),
    import('@/domain/resume-text/fill-record/add-fields'),
  ]);
  const text = readGameField(fieldOf(question));
  const sections = sectionsOfAnswer(question, text);
  if (Object.keys(sections).length === 0) return null;
  const fields = { personalInfo: {}, experience: [], education: [], skills: [], sections };
  const before = currentRecord();
  editRecord((record) => addFieldsToRecord(record, fields, () => crypto.randomUUID()).record);
  const after = currentRecord();
  typeLastAnswer(question, '');
  void getOpenWork()?.flush();
  return {
    undo: () => {
      editRecord((now) => undoChange(before, after, now));
      // Give the answer back to its box, unless something else was typed there since.
      if (readGameField(fieldOf(question)) === '') typeLastAnswer(question, text);
    },
  };
}

function fieldOf(question: LastQuestion): string {
  return `last-${question}`;
}
