import { undoChange } from '../merge/undo-change';
import type { LearnerRecord } from '../resume/record-schema';

/**
 * Takes back the merge of a file (`before` → `after`), the conflicts it raised included, without
 * touching what was typed or decided since: `now` is the record as it stands.
 */
export function undoRestore(
  before: LearnerRecord,
  after: LearnerRecord,
  now: LearnerRecord,
): LearnerRecord {
  if (now === after) return before;
  const { conflicts: open = [], ...undone } = undoChange(before, after, now);
  const known = idsOf(before);
  const raised = new Set([...idsOf(after)].filter((id) => !known.has(id)));
  const conflicts = open.filter(({ id }) => !raised.has(id));
  return conflicts.length === 0 ? undone : { ...undone, conflicts };
}

function idsOf({ conflicts = [] }: LearnerRecord): Set<string> {
  return new Set(conflicts.map(({ id }) => id));
}
