import type { ReflectingNote } from '@/content/types';
import { Activity } from '../activity';
import { AnswerField } from '../answer-field';

/** A box to answer one of the questions of Reflecting in. */
export function ReflectingBox({ note }: { note: ReflectingNote }) {
  return (
    <Activity title={note.title} draftId={note.id}>
      <AnswerField draftId={note.id} field={note} />
    </Activity>
  );
}
