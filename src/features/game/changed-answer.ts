import { saveAnswer } from '@/domain/game/answer-edits';
import { applyGameEdits } from '@/domain/game/game-edits';
import { findStep, type GameScript } from '@/domain/game/game-script';
import type { GameState } from '@/domain/game/game-state';
import { entryIdIn } from '@/domain/game/game-turns';
import { currentRecord, editRecord } from '@/workspace/document/working-record';

/** Removes from the resume the answer that was given to this question earlier; skipping the question keeps it. */
export function clearAnswer(state: GameState, script: GameScript): void {
  const position = findStep(script, state.stepId);
  if (position?.step.kind !== 'question') return;
  const { field } = position.step;
  const section = position.section.id;
  const entryId = entryIdIn(state, section);
  const isOfEntry = section === 'experience' || section === 'education';
  if (isOfEntry && entryId === null) return;
  const world = { record: currentRecord(), newId: () => crypto.randomUUID() };
  const { edits } = saveAnswer(field, section, '', entryId, world);
  editRecord((record) => applyGameEdits(record, edits));
}
