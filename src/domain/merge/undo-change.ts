import type { LearnerRecord } from '../resume/record-schema';
import { mergeRecords } from './merge-records';

/**
 * Takes back one change of a record (`before` → `after`) without touching what was typed since: `now` is the record as
 * it stands. What the change added goes, what it added and the person has edited stays, and no conflict is raised.
 */
export function undoChange(
  before: LearnerRecord,
  after: LearnerRecord,
  now: LearnerRecord,
): LearnerRecord {
  if (now === after) return before;
  const { conflicts: _found, ...undone } = mergeRecords({ base: after, mine: now, theirs: before });
  return now.conflicts === undefined ? undone : { ...undone, conflicts: now.conflicts };
}
