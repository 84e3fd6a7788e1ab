import { bulletLines, hasPrintableText } from '../page-layout/resume-text-lines';
import { resumeBlocks } from '../page-layout/resume-blocks';
import type { PageBlock } from '../page-layout/resume-blocks';
import { isEmail, isPhone } from '../resume-text/contact/contact-parts';
import { isCare } from '../language/en/care-words';
import { isOwnTime } from '../language/en/job-words';
import { isSectionHeading } from '../resume-text/sections/heading-lines';
import { blankExperience, isBlankEntry } from '../resume/record-schema';
import type { Education, LearnerRecord } from '../resume/record-schema';
import { isImplausibleLocation, isSwapped } from '../resume/implausible-entry';
import { isHidden, sectionEntries } from '../sections/section-layout';
import { privateLinesOfResume, type PrivateLineInField } from './private-lines-of-resume';
import { readDate } from './read-date';
import type { FieldRef } from './field-ref';
import {
  mixedDateFindings,
  smallLetterFindings,
  type JobWithFieldRefs,
} from './inconsistent-forms';

/** The checks that need no written file, in the order in which they are shown. */
export const checkKinds = ['private', 'contact', 'dates', 'headings', 'entries'] as const;
export type CheckKind = (typeof checkKinds)[number];

/** A text that a machine may read otherwise than the person means; `text` is the words in question. */
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
    | PrivateLineInField['why'];
  text: string;
  fieldRef: FieldRef | null;
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
    ...privateLinesOfResume(record).map(privateLineFinding),
    ...contactFindings(record),
    ...jobs.flatMap(dateFindings),
    ...schools.flatMap(graduationFindings),
    ...mixedDateFindings(jobs, schools),
    ...headingFindings(resumeBlocks(record)),
    ...jobs.flatMap(jobFindings),
    ...jobs.flatMap(smallLetterFindings),
    ...schools.flatMap(schoolFindings),
  ];
}

function privateLineFinding({ why, text, fieldRef }: PrivateLineInField): MachineFinding {
  return { kind: 'private', problem: why, text, fieldRef };
}

function paidJobs(record: LearnerRecord): JobWithFieldRefs[] {
  const jobs = isHidden(record, 'experience') ? [] : record.experience;
  return jobs
    .filter((job) => !isBlankEntry(job))
    .map((job) => ({
      job,
      fieldRefOf: (field) => ({ part: 'experience', id: job.id, field }),
    }));
}

function volunteerJobs(record: LearnerRecord): JobWithFieldRefs[] {
  const entries = isHidden(record, 'volunteer') ? [] : sectionEntries(record, 'volunteer');
  return entries
    .filter((entry) => !isBlankEntry(entry))
    .map((entry) => ({
      job: { ...blankExperience(() => entry.id), ...entry },
      fieldRefOf: (field) => ({
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
    fieldRef: { part: 'personalInfo', field },
  });
  return [
    ...(hasPrintableText(name) ? [] : [found('no-name', 'name')]),
    ...(hasPrintableText(email) || hasPrintableText(phone) ? [] : [found('no-contact', 'email')]),
    ...(hasPrintableText(phone) && !isPhone(phone.trim()) ? [found('phone', 'phone')] : []),
    ...(hasPrintableText(email) && !isEmail(email.trim()) ? [found('email', 'email')] : []),
  ];
}

function dateFindings({
  job: { startDate, endDate },
  fieldRefOf,
}: JobWithFieldRefs): MachineFinding[] {
  const found = (problem: 'date' | 'reversed', field: 'startDate' | 'endDate'): MachineFinding => ({
    kind: 'dates',
    problem,
    text: (field === 'startDate' ? startDate : endDate).trim(),
    fieldRef: fieldRefOf(field),
  });
  const [start, end] = [readDate(startDate), readDate(endDate)];
  const isStartDate = start !== null && start !== 'today';
  const unread = [
    ...(hasPrintableText(startDate) && !isStartDate ? [found('date', 'startDate')] : []),
    ...(hasPrintableText(endDate) && end === null ? [found('date', 'endDate')] : []),
  ];
  const isReversed = isStartDate && end !== null && end !== 'today' && start.from > end.to;
  return isReversed ? [found('reversed', 'endDate')] : unread;
}

/** A school that goes on may say so in words. */
function graduationFindings({ id, graduationYear }: Education): MachineFinding[] {
  const isRead =
    !hasPrintableText(graduationYear) ||
    readDate(graduationYear) !== null ||
    /(?:^|\D)(?:19|20)\d\d(?!\d)|progress|expected|curso/iu.test(graduationYear);
  if (isRead) return [];
  const fieldRef = { part: 'education', id, field: 'graduationYear' } as const;
  return [{ kind: 'dates', problem: 'date', text: graduationYear.trim(), fieldRef }];
}

/** The headings of the paper that our own reader of resumes does not know: it knows all but one that somebody gave. */
function headingFindings(blocks: readonly PageBlock[]): MachineFinding[] {
  return blocks.flatMap((block): MachineFinding[] =>
    block.kind === 'section' && !isSectionHeading(block.text)
      ? [{ kind: 'headings', problem: 'heading', text: block.text, fieldRef: { part: 'ownTitle' } }]
      : [],
  );
}

function jobFindings({ job, fieldRefOf }: JobWithFieldRefs): MachineFinding[] {
  const { jobTitle, company, location } = job;
  const found = (
    problem: MachineFinding['problem'],
    field: 'jobTitle' | 'company' | 'location' | 'description',
  ) => ({
    kind: 'entries' as const,
    problem,
    text: [jobTitle, company].find(hasPrintableText)?.trim() ?? '',
    fieldRef: fieldRefOf(field),
  });
  return [
    ...(hasPrintableText(jobTitle) ? [] : [found('no-title', 'jobTitle')]),
    ...(hasPrintableText(company) || isOwnTime(jobTitle) || isCare(jobTitle)
      ? []
      : [found('no-company', 'company')]),
    ...(bulletLines(job).length > 0 || isOwnTime(jobTitle)
      ? []
      : [found('no-work', 'description')]),
    ...(isImplausibleLocation(location)
      ? [{ ...found('odd-place', 'location'), text: location.trim() }]
      : []),
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
    fieldRef: { part: 'education', id, field },
  });
  const names = isSwapped({ degree, school })
    ? [found('swapped', 'school', school)]
    : hasPrintableText(school)
      ? []
      : [found('no-school', 'school', degree)];
  return [
    ...names,
    ...(isImplausibleLocation(location) ? [found('odd-place', 'location', location)] : []),
  ];
}
