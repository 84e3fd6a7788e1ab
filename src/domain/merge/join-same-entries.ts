import { newConflict } from '../resume/conflicts';
import type { Conflict, LearnerRecord } from '../resume/record-schema';

type Entry = { id: string };

/** What makes two entries of a list the same one, written down twice. */
type MatchRule<T extends Entry> = {
  /** What both must say, and say alike. */
  heads: readonly (keyof T & string)[];
  /** What one of them may leave out, and must not say otherwise. */
  agreeing: readonly (keyof T & string)[];
  /** Lines of which each stands for itself. */
  lines?: keyof T & string;
};

const sameJob: MatchRule<LearnerRecord['experience'][number]> = {
  heads: ['jobTitle', 'company'],
  agreeing: ['startDate', 'endDate'],
  lines: 'description',
};
const sameSchool: MatchRule<LearnerRecord['education'][number]> = {
  heads: ['degree', 'school'],
  agreeing: ['graduationYear'],
};

/**
 * Makes one of the jobs and schools that came in with another record and were in `before` already, and of skills that differ
 * in nothing but capitals. No word is lost: what was left out is filled in, new lines of a description stand below the known
 * ones, and a text that differs becomes a conflict that the person can decide on.
 */
export function joinSameEntries(before: LearnerRecord, now: LearnerRecord): LearnerRecord {
  const found: Conflict[] = [];
  const experience = joinList('experience', before.experience, now.experience, sameJob, found);
  const education = joinList('education', before.education, now.education, sameSchool, found);
  const skills = withoutDuplicates(now.skills);
  const isSame =
    experience.length === now.experience.length &&
    education.length === now.education.length &&
    skills.length === now.skills.length;
  if (isSame) return now;
  const conflicts = [...(now.conflicts ?? []), ...found];
  return { ...now, experience, education, skills, ...(conflicts.length > 0 && { conflicts }) };
}

function joinList<T extends Entry>(
  list: 'experience' | 'education',
  before: readonly T[],
  now: readonly T[],
  rule: MatchRule<T>,
  found: Conflict[],
): T[] {
  const known = new Set(before.map(({ id }) => id));
  const stays = new Map(now.map((entry) => [entry.id, entry]));
  for (const entry of now) {
    const same = known.has(entry.id)
      ? undefined
      : now.find(({ id }) => known.has(id) && isSameEntry(stays.get(id) ?? entry, entry, rule));
    if (!same) continue;
    const kept = stays.get(same.id) ?? same;
    stays.set(same.id, mergeEntries(kept, entry, rule, [list, same.id], found));
    stays.delete(entry.id);
  }
  return now.flatMap(({ id }) => stays.get(id) ?? []);
}

function isSameEntry<T extends Entry>(
  first: T,
  second: T,
  { heads, agreeing }: MatchRule<T>,
): boolean {
  return (
    heads.every(
      (field) =>
        folded(textOf(first, field)) !== '' &&
        folded(textOf(first, field)) === folded(textOf(second, field)),
    ) &&
    agreeing.every((field) => {
      const [here, there] = [folded(textOf(first, field)), folded(textOf(second, field))];
      return here === '' || there === '' || here === there;
    })
  );
}

function mergeEntries<T extends Entry>(
  kept: T,
  other: T,
  { lines }: MatchRule<T>,
  path: readonly string[],
  found: Conflict[],
): T {
  const merged: Record<string, unknown> = { ...other, ...kept };
  for (const [field, value] of Object.entries(other)) {
    if (field === 'id' || typeof value !== 'string' || value.trim() === '') continue;
    const here = textOf(kept, field as keyof T & string);
    if (here.trim() === '') merged[field] = value;
    else if (field === lines) merged[field] = joinLines(here, value);
    else if (folded(here) !== folded(value)) found.push(newConflict([...path, field], value));
  }
  return merged as T;
}

/** The lines of one text, and below them those of the other that it does not have. */
function joinLines(first: string, other: string): string {
  const known = new Set(first.split('\n').map(folded));
  const more = other.split('\n').filter((line) => !known.has(folded(line)));
  return [first, ...more].join('\n');
}

function withoutDuplicates(skills: readonly string[]): string[] {
  const known = new Set<string>();
  return skills.filter((skill) => {
    const isNew = !known.has(folded(skill));
    known.add(folded(skill));
    return isNew;
  });
}

function textOf<T extends Entry>(entry: T, field: keyof T & string): string {
  const value = entry[field];
  return typeof value === 'string' ? value : '';
}

function folded(text: string): string {
  return text.trim().replaceAll(/\s+/gu, ' ').toLowerCase();
}
