import { bulletLines, isFilled } from '../page-layout/resume-text-lines';
import { paperOf } from '../page-layout/resume-blocks';
import type { PaperBlock } from '../page-layout/resume-blocks';
import { isEmail, isPhone } from '../resume-text/contact/contact-parts';
import { isCare } from '../language/en/care-words';
import { isOwnTime } from '../language/en/job-words';
import { isSectionHeading } from '../resume-text/sections/section-headings';
import { blankExperience, isBlankEntry } from '../resume/record-schema';
import type { Education, LearnerRecord } from '../resume/record-schema';
import { isOddPlace, isSwapped } from '../resume/implausible-entry';
import { isHidden, sectionEntries } from '../sections/section-layout';
import { linesToLookAt, type LineToLookAt } from './private-lines-of-resume';
import { readDate } from './read-date';
import type { ResumePlace } from './field-ref';
import { mixedDateFindings, smallLetterFindings, type PlacedJob } from './inconsistent-forms';

/** The checks that need no written file, in the order in which they are shown. */
export const checkKinds = ['private', 'contact', 'dates', 'headings', 'entries'] as const;
export type CheckKind = (typeof checkKinds)[number];

/** A place that a machine may read otherwise than the person means; `text` are the words in question. */
export type MachineFinding = {
  kind: CheckKind;
  problem:
    | 'no-name'
    | 'no-contact'
    | 'email'
    | 'phone'
    | 'date'
    | 'reversed'
    | 'mixed-dates'
    | 'heading'
    | 'no-title'
    | 'no-company'
    | 'no-work'
    | 'small-letter'
    | 'odd-place'
    | 'swapped'
    | 'no-school'
    | LineToLookAt['why'];
  text: string;
  place: ResumePlace | null;
};

/**
 * What a machine would stumble over in a resume, found by plain rules. Entries with nothing in them are not on the
 * paper and are not looked at.
 */
export function checkResume(record: LearnerRecord): MachineFinding[] {
  const jobs = [...paidJobs(record), ...volunteerJobs(record)];
  const schools = isHidden(record, 'education')
    ? []
    : record.education.filter((school) => !isBlankEntry(school));
  return [
    ...linesToLookAt(record).map(lineFinding),
    ...contactFindings(record),
    ...jobs.flatMap(dateFindings),
    ...schools.flatMap(graduationFindings),
    ...mixedDateFindings(jobs, schools),
    ...headingFindings(paperOf(record)),
    ...jobs.flatMap(jobFindings),
    ...jobs.flatMap(smallLetterFindings),
    ...schools.flatMap(schoolFindings),
  ];
}

function lineFinding({ why, text, place }: LineToLookAt): MachineFinding {
  return { kind: 'private', problem: why, text, place };
}

function paidJobs(record: LearnerRecord): PlacedJob[] {
  const jobs = isHidden(record, 'experience') ? [] : record.experience;
  return jobs
    .filter((job) => !isBlankEntry(job))
    .map((job) => ({
      job,
      placeOf: (field) => ({ part: 'experience', id: job.id, field }),
    }));
}

function volunteerJobs(record: LearnerRecord): PlacedJob[] {
  const entries = isHidden(record, 'volunteer') ? [] : sectionEntries(record, 'volunteer');
  return entries
    .filter((entry) => !isBlankEntry(entry))
    .map((entry) => ({
      job: { ...blankExperience(() => entry.id), ...entry },
      placeOf: (field) => ({
        part: 'sections',
        key: 'volunteer',
        id: entry.id,
        // Unpaid work has no achievement of its own.
        field: field === 'achievement' ? 'description' : field,
      }),
    }));
}

function contactFindings({ personalInfo }: LearnerRecord): MachineFinding[] {
  const { name, email, phone } = personalInfo;
  const found = (
    problem: MachineFinding['problem'],
    field: 'name' | 'email' | 'phone',
  ): MachineFinding => ({
    kind: 'contact',
    problem,
    text: personalInfo[field].trim(),
    place: { part: 'personalInfo', field },
  });
  return [
    ...(isFilled(name) ? [] : [found('no-name', 'name')]),
    ...(isFilled(email) || isFilled(phone) ? [] : [found('no-contact', 'email')]),
    ...(isFilled(phone) && !isPhone(phone.trim()) ? [found('phone', 'phone')] : []),
    ...(isFilled(email) && !isEmail(email.trim()) ? [found('email', 'email')] : []),
  ];
}

function dateFindings({ job: { startDate, endDate }, placeOf }: PlacedJob): MachineFinding[] {
  const found = (problem: 'date' | 'reversed', field: 'startDate' | 'endDate'): MachineFinding => ({
    kind: 'dates',
    problem,
    text: (field === 'startDate' ? startDate : endDate).trim(),
    place: placeOf(field),
  });
  const [start, end] = [readDate(startDate), readDate(endDate)];
  const isStartDate = start !== null && start !== 'today';
  const unread = [
    ...(isFilled(startDate) && !isStartDate ? [found('date', 'startDate')] : []),
    ...(isFilled(endDate) && end === null ? [found('date', 'endDate')] : []),
  ];
  const isReversed = isStartDate && end !== null && end !== 'today' && start.from > end.to;
  return isReversed ? [found('reversed', 'endDate')] : unread;
}

/** A school that goes on may say so in words. */
function graduationFindings({ id, graduationYear }: Education): MachineFinding[] {
  const isRead =
    !isFilled(graduationYear) ||
    readDate(graduationYear) !== null ||
    /(?:^|\D)(?:19|20)\d\d(?!\d)|progress|expected|curso/iu.test(graduationYear);
  if (isRead) return [];
  const place = { part: 'education', id, field: 'graduationYear' } as const;
  return [{ kind: 'dates', problem: 'date', text: graduationYear.trim(), place }];
}

/** The headings of the paper that our own reader of resumes does not know: it knows all but one that somebody gave. */
function headingFindings(blocks: readonly PaperBlock[]): MachineFinding[] {
  return blocks.flatMap((block): MachineFinding[] =>
    block.kind === 'section' && !isSectionHeading(block.text)
      ? [{ kind: 'headings', problem: 'heading', text: block.text, place: { part: 'ownTitle' } }]
      : [],
  );
}

function jobFindings({ job, placeOf }: PlacedJob): MachineFinding[] {
  const { jobTitle, company, location } = job;
  const found = (
    problem: MachineFinding['problem'],
    field: 'jobTitle' | 'company' | 'location' | 'description',
  ) => ({
    kind: 'entries' as const,
    problem,
    text: [jobTitle, company].find(isFilled)?.trim() ?? '',
    place: placeOf(field),
  });
  return [
    ...(isFilled(jobTitle) ? [] : [found('no-title', 'jobTitle')]),
    ...(isFilled(company) || isOwnTime(jobTitle) || isCare(jobTitle)
      ? []
      : [found('no-company', 'company')]),
    ...(bulletLines(job).length > 0 || isOwnTime(jobTitle)
      ? []
      : [found('no-work', 'description')]),
    ...(isOddPlace(location) ? [{ ...found('odd-place', 'location'), text: location.trim() }] : []),
  ];
}

function schoolFindings({ id, degree, school, location }: Education): MachineFinding[] {
  const found = (
    problem: MachineFinding['problem'],
    field: 'school' | 'location',
    text: string,
  ): MachineFinding => ({
    kind: 'entries',
    problem,
    text: text.trim(),
    place: { part: 'education', id, field },
  });
  const names = isSwapped({ degree, school })
    ? [found('swapped', 'school', school)]
    : isFilled(school)
      ? []
      : [found('no-school', 'school', degree)];
  return [...names, ...(isOddPlace(location) ? [found('odd-place', 'location', location)] : [])];
}
