import { isOwnTime } from '../language/en/job-words';
import { readDate } from '../machine-check/read-date';
import { isBlankEntry } from '../resume/record-schema';
import type { LearnerRecord } from '../resume/record-schema';
import { sectionEntries } from '../sections/section-layout';
import { jobSearchOf, cheatSheetText } from './edit-job-search';

/** A question that application forms ask. `isOptional`: not everybody has something to answer. */
export type CheatSheetField = { id: string; label: string; hint?: string; isOptional?: boolean };
export type CheatSheetKind = 'about' | 'emergency' | 'job' | 'school' | 'reference';
/** The questions by the part of a form that asks them. */
export type CheatSheetFields = Readonly<Record<CheatSheetKind, readonly CheatSheetField[]>>;

/** One part of the sheet: what the resume says of it, and the answers that only forms ask for. */
export type CheatSheetBlock = {
  kind: CheatSheetKind;
  /** Where its answers stand in the papers. */
  part: string;
  /** Lines of the resume, the first one its name; none for what no resume has. */
  known: string[];
  rows: SheetRow[];
};

/** `isOfResume`: nobody has typed here, so it says what the resume says. */
type SheetRow = { field: CheatSheetField; text: string; isMissing: boolean; isOfResume: boolean };

/** Forms ask for three as a rule. */
const references = ['1', '2', '3'];

/** The sheet in the order in which forms ask: the person, their jobs and schools, references, and whom to call. */
export function cheatSheet(record: LearnerRecord, fields: CheatSheetFields): CheatSheetBlock[] {
  const block = (
    kind: CheatSheetKind,
    part: string,
    known: string[],
    ofResume: Answers = {},
    isOfNobody = false,
  ): CheatSheetBlock => ({
    kind,
    part,
    known: known.map((line) => line.trim()).filter((line) => line !== ''),
    rows: fields[kind].map((field) =>
      rowOf(
        record,
        part,
        isOfNobody && ofEmployer.has(field.id) ? { ...field, isOptional: true } : field,
        ofResume[field.id],
      ),
    ),
  });
  const { name, phone, email, address } = record.personalInfo;
  return [
    block('about', 'about', [name, phone, email, address]),
    ...record.experience
      .filter((job) => !isBlankEntry(job))
      .map((job) =>
        block(
          'job',
          `job ${job.id}`,
          [joined(job.jobTitle, job.company), job.location],
          { from: job.startDate, to: job.endDate },
          isOwnTime(job.jobTitle) && job.company.trim() === '',
        ),
      ),
    ...leftParts(record, 'job').map((part) => block('job', part, [])),
    ...record.education
      .filter((school) => !isBlankEntry(school))
      .map((school) =>
        block('school', `school ${school.id}`, [
          joined(school.degree, school.school),
          joined(school.location, school.graduationYear),
        ]),
      ),
    ...leftParts(record, 'school').map((part) => block('school', part, [])),
    ...references.map((number, index) =>
      block('reference', `reference ${number}`, [], referenceAnswers(record, index)),
    ),
    block('emergency', 'emergency', []),
  ];
}

/** Answers about a job or school that the resume leaves out: forms ask for those, too. */
function leftParts(record: LearnerRecord, kind: 'job' | 'school'): string[] {
  const entries = kind === 'job' ? record.experience : record.education;
  const shown = new Set(
    entries.filter((entry) => !isBlankEntry(entry)).map(({ id }) => `${kind} ${id}`),
  );
  return Object.entries(jobSearchOf(record).sheet)
    .filter(
      ([part, texts]) => part.startsWith(`${kind} `) && !shown.has(part) && !isBlankEntry(texts),
    )
    .map(([part]) => part);
}

/** What the resume says of what the sheet asks for, by the field. */
type Answers = Readonly<Record<string, string>>;

/** A reference of the resume as a form asks for it; none where the learner has written somebody else here. */
function referenceAnswers(record: LearnerRecord, index: number): Answers {
  const filled = sectionEntries(record, 'references').filter((entry) => !isBlankEntry(entry));
  const { name = '', relation = '', phone = '', email = '' } = filled[index] ?? {};
  const own = cheatSheetText(record, `reference ${references[index] ?? ''}`, 'name').trim();
  return own === '' || own === name.trim() ? { name, how: relation, phone, email } : {};
}

/** What only an employer has: nobody has to find a supervisor for the years with their family. */
const ofEmployer: ReadonlySet<string> = new Set([
  'address',
  'phone',
  'supervisor',
  'call',
  'leaving',
]);

/** The fields that are dates. */
const dates: ReadonlySet<string> = new Set(['from', 'to']);

/** Forms ask for the month: a date of the resume that names none leaves the question open. */
function rowOf(
  record: LearnerRecord,
  part: string,
  field: CheatSheetField,
  ofResume = '',
): SheetRow {
  const own = cheatSheetText(record, part, field.id).trim();
  const isOfResume = own === '' && ofResume.trim() !== '';
  const text = isOfResume ? ofResume.trim() : own;
  const isOpen = dates.has(field.id) ? !namesMonth(text) : text === '';
  return { field, text, isMissing: isOpen && field.isOptional !== true, isOfResume };
}

/** True for "May 2023" and "now"; not for "2023" or "Summer 2023". */
function namesMonth(text: string): boolean {
  const date = readDate(text);
  return date === 'today' || (date !== null && date.from === date.to);
}

function joined(...texts: string[]): string {
  return texts
    .map((text) => text.trim())
    .filter((text) => text !== '')
    .join(', ');
}
