import type { Resume } from '../resume/resume-schema';
import { mergeResume } from './merge-resume';

/**
 * Takes back one change of a resume (`before` → `after`) without touching what was typed since: `now` is the resume as
 * it stands. What the change added goes, what it added and the person has edited stays, and no conflict is raised.
 */
export function undoChange(before: Resume, after: Resume, now: Resume): Resume {
  if (now === after) return before;
  const { conflicts: _found, ...undone } = mergeResume({ base: after, mine: now, theirs: before });
  return now.conflicts === undefined ? undone : { ...undone, conflicts: now.conflicts };
}
