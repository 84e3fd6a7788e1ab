import { bulletLines, hasPrintableText } from '../page-layout/resume-text-lines';
import type { Education, Experience } from '../resume/record-schema';
import { kindOfDate } from '../resume/tidy-date';
import { startsSmall } from '../resume/tidy-text';
import type { FieldRef } from './field-ref';

/** A job of the paper, paid or not, and where a field of it stands. */
export type JobWithFieldRefs = {
  job: Experience;
  fieldRefOf: (field: Exclude<keyof Experience, 'id'>) => FieldRef;
};

/** A text in a form that differs from the others', and where it stands. */
export type InconsistentForm =
  | { kind: 'dates'; problem: 'mixed-dates'; text: string; fieldRef: FieldRef }
  | { kind: 'entries'; problem: 'small-letter'; text: string; fieldRef: FieldRef };

/** One date of each other kind than the whole names of months, where the dates of a resume are of two kinds. */
export function mixedDateFindings(
  jobs: readonly JobWithFieldRefs[],
  schools: readonly Education[],
): InconsistentForm[] {
  const dates = [
    ...jobs.flatMap(({ job, fieldRefOf }) =>
      (['startDate', 'endDate'] as const).map((field) => ({
        text: job[field].trim(),
        fieldRef: fieldRefOf(field),
      })),
    ),
    ...schools.map(({ id, graduationYear }) => ({
      text: graduationYear.trim(),
      fieldRef: { part: 'education', id, field: 'graduationYear' } as const,
    })),
  ];
  const kinds = dates.map(({ text }) => kindOfDate(text));
  if (new Set(kinds.filter((kind) => kind !== null)).size < 2) return [];
  return (['word', 'number'] as const).flatMap((kind): InconsistentForm[] => {
    const date = dates[kinds.indexOf(kind)];
    return date ? [{ kind: 'dates', problem: 'mixed-dates', ...date }] : [];
  });
}

/** A job's title, and its lines, that begin with a small letter. */
export function smallLetterFindings({ job, fieldRefOf }: JobWithFieldRefs): InconsistentForm[] {
  const lineOf = (field: 'description' | 'achievement') =>
    bulletLines({ ...job, description: '', achievement: '', [field]: job[field] ?? '' }).find(
      startsSmall,
    );
  const found = (
    field: 'jobTitle' | 'description' | 'achievement',
    text: string | undefined,
  ): InconsistentForm[] =>
    text === undefined
      ? []
      : [{ kind: 'entries', problem: 'small-letter', text, fieldRef: fieldRefOf(field) }];
  return [
    ...found('jobTitle', [job.jobTitle.trim()].filter(hasPrintableText).find(startsSmall)),
    ...found('description', lineOf('description')),
    ...found('achievement', lineOf('achievement')),
  ];
}
