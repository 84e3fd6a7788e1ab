import { bulletLines, isFilled } from '../page-layout/resume-text-lines';
import type { Education, Experience } from '../resume/record-schema';
import { kindOfDate } from '../resume/tidy-date';
import { startsSmall } from '../resume/tidy-text';
import type { ResumePlace } from './field-ref';

/** A job of the paper, paid or not, and where a field of it stands. */
export type PlacedJob = {
  job: Experience;
  placeOf: (field: Exclude<keyof Experience, 'id'>) => ResumePlace;
};

/** A text in a form that differs from the others', and where it stands. */
export type WrittenForm =
  | { kind: 'dates'; problem: 'mixed-dates'; text: string; place: ResumePlace }
  | { kind: 'entries'; problem: 'small-letter'; text: string; place: ResumePlace };

/** One date of each other kind than the whole names of months, where the dates of a resume are of two kinds. */
export function mixedDateFindings(
  jobs: readonly PlacedJob[],
  schools: readonly Education[],
): WrittenForm[] {
  const dates = [
    ...jobs.flatMap(({ job, placeOf }) =>
      (['startDate', 'endDate'] as const).map((field) => ({
        text: job[field].trim(),
        place: placeOf(field),
      })),
    ),
    ...schools.map(({ id, graduationYear }) => ({
      text: graduationYear.trim(),
      place: { part: 'education', id, field: 'graduationYear' } as const,
    })),
  ];
  const kinds = dates.map(({ text }) => kindOfDate(text));
  if (new Set(kinds.filter((kind) => kind !== null)).size < 2) return [];
  return (['word', 'number'] as const).flatMap((kind): WrittenForm[] => {
    const date = dates[kinds.indexOf(kind)];
    return date ? [{ kind: 'dates', problem: 'mixed-dates', ...date }] : [];
  });
}

/** A job's title, and its lines, that begin with a small letter. */
export function smallLetterFindings({ job, placeOf }: PlacedJob): WrittenForm[] {
  const lineOf = (field: 'description' | 'achievement') =>
    bulletLines({ ...job, description: '', achievement: '', [field]: job[field] ?? '' }).find(
      startsSmall,
    );
  const found = (
    field: 'jobTitle' | 'description' | 'achievement',
    text: string | undefined,
  ): WrittenForm[] =>
    text === undefined
      ? []
      : [{ kind: 'entries', problem: 'small-letter', text, place: placeOf(field) }];
  return [
    ...found('jobTitle', [job.jobTitle.trim()].filter(isFilled).find(startsSmall)),
    ...found('description', lineOf('description')),
    ...found('achievement', lineOf('achievement')),
  ];
}
