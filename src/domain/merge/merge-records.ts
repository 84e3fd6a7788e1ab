import { valueAtPath } from '../resume/conflicts';
import { isSameValue } from '../resume/json-value';
import type { Json, JsonRecord } from '../resume/json-value';
import { isBlankEntry } from '../resume/record-schema';
import type { Conflict, LearnerRecord } from '../resume/record-schema';
import { mergeCourse } from './merge-course';
import { mergeList } from './merge-list';
import type { ThreeWay } from './merge-list';
import { mergeValue } from './merge-value';

/**
 * Merges two versions of a record that grew from `base` (null: nobody knows from what), field by
 * field and entry by entry. Where both typed something different, mine shows and theirs
 * is kept in `conflicts`. Nothing typed on either side is dropped; swapping the sides changes only
 * which one shows, and the order of entries where both moved or added; merging again adds nothing.
 * Inputs come from `readRecordDocument`. Parts equal to mine keep mine's identity.
 */
export function mergeRecords(versions: ThreeWay<LearnerRecord>): LearnerRecord {
  const { base, mine, theirs } = versions;
  if (isSameValue(mine, theirs) || isSameValue(theirs, base)) return mine;
  if (isSameValue(mine, base)) return theirs;
  const conflicts: Conflict[] = [];
  const merged = withCourse(mergeParts(versions, conflicts), versions, conflicts);
  return withOpenConflicts(merged, versions, conflicts);
}

function mergeParts(versions: ThreeWay<LearnerRecord>, conflicts: Conflict[]): LearnerRecord {
  const base = toParts(versions.base);
  const mine = toParts(versions.mine, versions.base?.sections);
  const theirs = toParts(versions.theirs, versions.base?.sections);
  const all: Conflict[] = [];
  const parts = mergeValue({ base, mine, theirs }, [], all) as JsonRecord;
  // Two devices gave a section different positions: one wins without a conflict, because no text is lost.
  conflicts.push(
    ...all.filter(({ path: [root, part] }) => root !== 'sections' || part !== 'layout'),
  );
  const record = { ...parts, skills: mergeSkills(versions) } as unknown as LearnerRecord;
  return withoutTemplates(record, versions);
}

function withCourse(
  merged: LearnerRecord,
  versions: ThreeWay<LearnerRecord>,
  conflicts: Conflict[],
): LearnerRecord {
  const { base, mine, theirs } = versions;
  const sides = { base: base?.course, mine: mine.course, theirs: theirs.course };
  const course = mergeCourse(sides, conflicts);
  return course === undefined ? merged : { ...merged, course };
}

/**
 * What the general merge takes care of; skills, conflicts and the course have rules of their own. `had`: the sections that
 * there were before. A side without the key has taken out each of them, and not all as one: a look that the other side
 * chose brings back no entry.
 */
function toParts(record: LearnerRecord | null, had?: LearnerRecord['sections']): Json | undefined {
  if (record === null) return undefined;
  const { skills: _skills, conflicts: _conflicts, course: _course, ...parts } = record;
  if (had === undefined) return parts;
  const layout = had.layout && { layout: parts.sections?.layout ?? {} };
  return { ...parts, sections: { ...parts.sections, ...layout } };
}

/** Skills are an ordered set by their text; a lone empty one is no skill at all. */
function mergeSkills({ base, mine, theirs }: ThreeWay<LearnerRecord>): string[] {
  if (isSameValue(mine.skills, theirs.skills)) return mine.skills;
  const skills = mergeList(
    { base: base && toSkillSet(base), mine: toSkillSet(mine), theirs: toSkillSet(theirs) },
    (skill) => skill,
    (skill) => skill.mine,
  );
  if (isSameValue(skills, mine.skills)) return mine.skills;
  return skills.length === 0 ? [''] : skills;
}

function toSkillSet({ skills }: LearnerRecord): string[] {
  return skills.map((skill) => skill.trim()).filter((skill) => skill !== '');
}

/** An untouched blank template counts as absent when the other side has something. */
function withoutTemplates(merged: LearnerRecord, versions: ThreeWay<LearnerRecord>): LearnerRecord {
  const experience = withoutTemplate('experience', merged.experience, versions);
  const education = withoutTemplate('education', merged.education, versions);
  return { ...merged, experience, education };
}

function withoutTemplate<Entry extends { id: string }>(
  list: 'experience' | 'education',
  merged: Entry[],
  { base, mine, theirs }: ThreeWay<LearnerRecord>,
): Entry[] {
  const mineId = templateId(list, mine, base);
  const theirsId = templateId(list, theirs, base);
  if (merged.length < 2 || (mineId === null && theirsId === null)) return merged;
  const drop = new Set(mineId !== null && theirsId !== null ? [theirsId] : [mineId, theirsId]);
  return merged.filter((entry) => !drop.has(entry.id) || !isBlankEntry(entry));
}

function templateId(
  list: 'experience' | 'education',
  record: LearnerRecord,
  base: LearnerRecord | null,
): string | null {
  const [only, second] = record[list];
  if (only === undefined || second !== undefined || !isBlankEntry(only)) return null;
  const isKnown = base?.[list].some(({ id }) => id === only.id) ?? false;
  const isDisputed = record.conflicts?.some(({ path }) => path[1] === only.id) ?? false;
  return isKnown || isDisputed ? null : only.id;
}

/**
 * Conflicts merge as a set: dismissed on one side is gone, on every device. A new one from this
 * merge joins them; one whose other version is what shows now is settled.
 */
function withOpenConflicts(
  merged: LearnerRecord,
  { base, mine, theirs }: ThreeWay<LearnerRecord>,
  conflicts: Conflict[],
): LearnerRecord {
  const carried = mergeList<Conflict>(
    {
      base: base && (base.conflicts ?? []),
      mine: mine.conflicts ?? [],
      theirs: theirs.conflicts ?? [],
    },
    ({ id }) => id,
    (conflict) => conflict.mine,
  );
  const byId = new Map([...carried, ...conflicts].map((conflict) => [conflict.id, conflict]));
  const open = [...byId.values()].filter(
    ({ path, other }) => valueAtPath(merged, path) !== other && other.trim() !== '',
  );
  return open.length === 0 ? merged : { ...merged, conflicts: open };
}
