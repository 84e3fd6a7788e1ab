import type { CommentLine } from '@/domain/job-search/comment-lines';
import type { ResumePlace } from '@/domain/machine-check/resume-place';

/** What stands on one line of the paper; `index`: of the text among all of the resume. */
export type PaperRowTexts = { texts: { index: number; line: CommentLine }[] };

/** The texts of a resume as the paper sets them: the dates beside their title, employer and place on the line below. */
export function paperRows(lines: readonly CommentLine[]): PaperRowTexts[] {
  const rows = new Map<string, PaperRowTexts>();
  for (const [index, line] of lines.entries()) {
    const key = rowOf(line.place) ?? `line ${String(index)}`;
    const row = rows.get(key) ?? { texts: [] };
    row.texts.push({ index, line });
    rows.set(key, row);
  }
  return [...rows.values()];
}

/** Which texts share a row; null for one that has a row of its own. */
function rowOf(place: ResumePlace): string | null {
  if (place.part === 'personalInfo') return place.field === 'name' ? null : 'contact';
  if (place.part !== 'experience' && place.part !== 'education') return null;
  const { part, id, field } = place;
  const isHead = field === 'jobTitle' || field === 'degree' || isDate(place);
  if (isHead) return `${part} ${id} head`;
  return field === 'description' || field === 'achievement' ? null : `${part} ${id} place`;
}

/** A day, month or year of a job or school. */
export function isDate(place: ResumePlace): boolean {
  return (
    'field' in place &&
    (place.field === 'startDate' || place.field === 'endDate' || place.field === 'graduationYear')
  );
}
