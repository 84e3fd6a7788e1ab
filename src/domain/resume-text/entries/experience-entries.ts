import { contactParts } from '../contact/contact-parts';
import { cutEntries } from './cut-entries';
import { isJobTitle, isSurelyEmployer, titleScore } from '../../language/en/job-words';
import { isWithin, takeDateRange, type DateRange } from '../values/dates';
import { assignFields } from './assign-fields';
import { jobProfile } from './profiles';
import { tableOfJobs, withRowsOfTable } from './entry-table';
import { withUsualSecondLine } from './usual-header-lines';
import { withHeadersSplit } from './split-headers';
import type { Entry } from './labeled-entries';
import { jobLabels } from '../../language/en/resume-labels';
import type { UncertainField } from '../suggestions';
import { cutAppFileEntries, appFileHeader } from './app-file-entries';
import type { LeftText, Taken } from '../line-targets';
import type { FoundExperience } from '../resume-fields';
import type { NamedHeader, NamedValue } from './job-confidence';
import { confidenceThresholds } from '../entry-model/confidence-model';
import { maxLineLength } from '../lines/text-lines';
import type { TextLine } from '../lines/text-lines';

export type FoundJobs = {
  entries: FoundExperience[];
  /** The values that are not sure; `index`: their entry. */
  uncertain: UncertainField<'jobTitle' | 'company' | 'startDate' | 'endDate'>[];
  taken: Taken[];
  left: LeftText[];
};

/**
 * The jobs of a section: the lines are cut into entries first, then the fields of all headers are read together. What is not
 * sure becomes a suggestion and no value; every word that no field takes is in `left`: none is lost. `isAppFile`: the app
 * has written the file.
 */
export function experienceEntries(written: readonly TextLine[], isAppFile = false): FoundJobs {
  const table = withRowsOfTable(isAppFile ? [] : written, tableOfJobs);
  const lines = isAppFile ? written : withHeadersSplit(table.lines);
  const { before, entries: cut } = isAppFile
    ? cutAppFileEntries(lines)
    : cutEntries(lines, jobProfile);
  const entries = isAppFile ? cut : withUsualSecondLine(withPartsOfJobs(cut));
  const named = isAppFile ? entries.map(appFileHeader) : assignFields(entries, jobProfile);
  const found: FoundJobs = { entries: [], uncertain: [], taken: [], left: asLeft(before) };
  found.left.push(...asLeft(table.headings).map((one): LeftText => ({ ...one, isLabel: true })));
  const over = employersOverRoles(entries, named);
  for (const [at, { header: headLines, body, dates }] of entries.entries()) {
    const names = named[at];
    if (!names) continue;
    if (over.has(at)) {
      const place = { kind: 'job', index: found.entries.length } as const;
      found.taken.push(...headLines.map((line): Taken => ({ line, target: place })));
      found.left.push(...asLeft(body));
      continue;
    }
    if (names.jobTitle.value === '' && names.company.value === '') {
      found.left.push(...asLeft(headLines), ...asLeft(body));
      continue;
    }
    const titled = titleBelow(names, body[0]);
    if (titled) Object.assign(names, titled);
    const index = found.entries.length;
    const isWholeLine =
      titled !== null && body[0]?.plain.replace(/\s*[.:;]$/u, '') === titled.jobTitle.value;
    const { description, rest } = describe(isWholeLine ? body.slice(1) : body);
    const place = { kind: 'job', index } as const;
    for (const line of [...headLines, ...body])
      if (!rest.includes(line)) found.taken.push({ line, target: place });
    const { startDate, endDate, isUnfinished } = dates ?? noDates;
    found.entries.push({
      jobTitle: sureValue(names.jobTitle),
      company: sureValue(names.company),
      location: names.location,
      startDate: isUnfinished ? '' : startDate,
      endDate: isUnfinished ? '' : endDate,
      description,
    });
    found.uncertain.push(...uncertainFields(index, names));
    const again = takeDateRange(dates?.rest ?? '');
    if (again && endDate !== '' && again.endDate !== '') {
      // Who worked there twice ended with the later range.
      found.uncertain.push({
        index,
        field: 'endDate',
        value: again.endDate,
        runnerUp: endDate,
        isLikely: true,
      });
      const job = found.entries[index];
      if (job) job.endDate = '';
    }
    // Dates beside names that may be anything may date anything, or nothing that is a job.
    const entry = found.entries[index];
    const isDoubtful =
      [endDate, names.jobTitle.value, names.company.value].includes('') ||
      [names.jobTitle, names.company].every(
        ({ probability = 0 }) => probability < confidenceThresholds.dates,
      );
    if (entry && isDoubtful && entry.jobTitle === '' && entry.company === '')
      for (const field of ['startDate', 'endDate'] as const) {
        const value = entry[field];
        if (value === '') continue;
        found.uncertain.push({ index, field, value, runnerUp: null, isLikely: true });
        entry[field] = '';
      }
    if (isUnfinished)
      found.left.push(
        ...asParts(headLines, [
          { text: `${startDate} – ${endDate}`, line: entries[at]?.datedAt ?? 0 },
        ]),
      );
    found.left.push(...asParts(headLines, names.rest), ...asLeft(rest));
  }
  return found;
}

const noDates: DateRange = { startDate: '', endDate: '' };

/** "As a line cook, I …", "I worked as a line cook and …". */
const toldTitle =
  /^(?:as (?:an?|the) |i (?:worked|work|am working) as (?:an?|the) )([^,.]{4,45}?)(?:, i\b|\s(?:and|for|of|in|at|where)\s)/iu;

/**
 * An employer without dates or with the whole time there, over roles with dates of their own: each role is a job at that
 * employer, and the line over them is no job. Gives the employer to the roles; returns the indexes of such entries.
 */
function employersOverRoles(
  entries: readonly Entry[],
  named: readonly NamedHeader[],
): ReadonlySet<number> {
  const over = new Set<number>();
  for (const [at, { dates }] of entries.entries()) {
    const names = named[at];
    if (!names || names.jobTitle.value !== '' || names.company.value === '') continue;
    for (let next = at + 1; next < entries.length; next += 1) {
      const role = named[next];
      const [own, { length = 0 } = {}] = [entries[next]?.dates, entries[next]?.header];
      if (!role || !own || role.jobTitle.value === '' || (dates && !isWithin(own, dates))) break;
      // "Shift Lead: Night Crew" within the time at the employer above: all of the line is the title.
      const isPart =
        dates !== null &&
        length === 1 &&
        !own.rest.includes('\t') &&
        own.rest.startsWith(role.jobTitle.value) &&
        !isSurelyEmployer(role.company.value);
      if (role.company.value !== '' && !isPart) break;
      if (role.company.value !== '')
        Object.assign(role, { rest: [], jobTitle: { ...names.company, value: own.rest } });
      role.company = { ...names.company, confidence: 'likely', runnerUp: null };
      over.add(at);
    }
  }
  return over;
}

const overProjects =
  /^(?:(?:key|main|selected|major) )?(?:projects?|projekte?|proyectos?|projets?|projetos?)\s*:?$/iu;

/**
 * What stands below "Projects" within a job, or an item of a list, with a part of the time of the job above it tells of
 * that job.
 */
function withPartsOfJobs(entries: readonly Entry[]): Entry[] {
  const whole: Entry[] = [];
  for (const entry of entries) {
    const above = whole.at(-1);
    const [level = 0] = entry.header.map((line) => line.level);
    const isPart =
      above?.dates &&
      above.header[0]?.kind === 'text' &&
      (level === 0 || level !== above.header[0].level) &&
      (entry.header.every(({ kind }) => kind === 'bullet') ||
        above.body.some(({ plain }) => overProjects.test(plain))) &&
      isWithin(entry.dates, above.dates);
    if (isPart) above.body.push(...entry.header, ...entry.body);
    else whole.push({ ...entry, body: [...entry.body] });
  }
  return whole;
}

/** A header without a title, over a line of nothing but a title ("• Shift supervisor."): that title; else null. */
function titleBelow(
  { jobTitle, company }: NamedHeader,
  line: TextLine | undefined,
): Pick<NamedHeader, 'jobTitle' | 'company'> | null {
  const title = toldTitle.exec(line?.plain ?? '')?.[1] ?? titleOf(line?.plain ?? '');
  if (!isJobTitle(title) || titleScore(jobTitle.value) >= 2 || titleScore(company.value) >= 2)
    return null;
  const isEmployer = company.value === '';
  return {
    jobTitle: {
      value: title,
      confidence: 'likely',
      runnerUp: jobTitle.value === '' ? null : jobTitle.value,
    },
    company: isEmployer ? { ...jobTitle, confidence: 'likely', runnerUp: null } : company,
  };
}

/** "Shift supervisor.", "Line cook, making breakfast for …": a title, and what it was about. */
function titleOf(plain: string): string {
  const [, before = plain] = /^([^,:;]{4,45}),\s\p{Ll}/u.exec(plain) ?? [];
  return before.replace(/\s*[.:;]$/u, '');
}

function sureValue({ value, confidence }: NamedValue): string {
  return confidence === 'sure' ? value : '';
}

function uncertainFields(index: number, names: NamedHeader): FoundJobs['uncertain'] {
  return (['jobTitle', 'company'] as const).flatMap((field) => {
    const { value, confidence, runnerUp } = names[field];
    return confidence === 'sure' || (value === '' && (runnerUp ?? '') === '')
      ? []
      : [{ index, field, value, runnerUp, isLikely: confidence === 'likely' }];
  });
}

/** The words of a job, a line for each; what reaches somebody is no duty and is left. */
function describe(lines: readonly TextLine[]): { description: string; rest: TextLine[] } {
  const texts: string[] = [];
  const rest: TextLine[] = [];
  let before: TextLine | null = null;
  for (const line of lines) {
    // "Duties:" is a label, and no duty.
    const isLabel = /^[^.!?]{2,40}:$/u.test(line.plain);
    const isContact =
      line.plain.length <= maxLineLength &&
      contactParts(line.plain).some(({ kind }) => kind === 'email' || kind === 'phone');
    if (isContact || isLabel) {
      rest.push(line);
      continue;
    }
    const plain = line.plain.replace(jobLabels.description, '');
    if (before && isWrapped(before, line)) texts.push(`${texts.pop() ?? ''} ${plain}`);
    else texts.push(plain);
    before = line;
  }
  return { description: texts.join('\n'), rest };
}

/** The second half of a line that was broken over two. */
function isWrapped(before: TextLine, { kind, plain, gap }: TextLine): boolean {
  if (kind !== 'text' || gap > 0) return false;
  return /^\p{Ll}/u.test(plain) || (before.plain.length >= 60 && !/[.!?:;]$/u.test(before.plain));
}

function asParts(
  lines: readonly TextLine[],
  parts: readonly { text: string; line: number }[],
): LeftText[] {
  return parts.flatMap(({ text, line }) => {
    const from = lines[line];
    return from ? [{ line: from, text }] : [];
  });
}

function asLeft(lines: readonly TextLine[]): LeftText[] {
  return lines.map((line) => ({ line, text: line.raw.trim() }));
}
