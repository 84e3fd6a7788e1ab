import { isSurelyEmployer, looksLikeName } from '../../language/en/job-words';
import { isWithin, takeDateRange, type TakenDates } from '../values/dates';
import type { EntryKindProfile } from '../entry-model/entry-kind-profile';
import type { TextLine } from '../lines/text-lines';

/**
 * One job or school: the header lines that name it, the dates of one of them (`datedAt`: its index, -1: none), and the
 * body that tells of it.
 */
export type Entry = {
  header: TextLine[];
  dates: TakenDates | null;
  datedAt: number;
  body: TextLine[];
  /** The lowest CRF marginal along the header's lines, 0..1. Undefined if the file labels its fields ("Employer: …"). */
  cutProbability?: number;
};
export type EntryCuts = { before: TextLine[]; entries: Entry[] };

/** In a form each entry begins with the same label ("Employer 2: …"). */
export function cutByLabels(
  lines: readonly TextLine[],
  profile: EntryKindProfile,
): EntryCuts | null {
  const labelIn = (plain: string) => formLabelOf(plain, profile);
  const ofProjects = linesOfProjects(lines, profile);
  const fields = lines.map((line) => (ofProjects.has(line) ? null : labelIn(line.plain)));
  const named = fields.filter((field) => field === 'title' || field === 'employer');
  const first = fields.find((field) => field !== null && field !== 'description');
  if (named.length < 2 || !first) return null;
  // With more dates than labels, a label is only a word of some headers.
  const dated = lines.filter(
    ({ plain }, at) => fields[at] !== 'dates' && takeDateRange(plain) !== null,
  ).length;
  if (new Set(named).size === 1 && dated >= named.length) return null;
  const starts = fields.flatMap((field, at) => (field === first ? [at] : []));
  // Where a short line stands over each of them, they all are names.
  const areNamed = starts.every((from) => {
    const above = lines[from - 1];
    return fields[from - 1] === null && above?.kind === 'text' && looksLikeName(above.plain);
  });
  const employerOf = (from: number) =>
    named.includes('employer')
      ? null
      : areNamed
        ? (lines[from - 1] ?? null)
        : employerAbove(lines, fields, from);
  const dates = new Set(
    starts.flatMap((from) => [dateAbove(lines, fields, from), employerOf(from)]),
  );
  return {
    before: lines.slice(0, starts[0] ?? 0).filter((line) => !dates.has(line)),
    entries: starts.map((from, at) => {
      const to = starts[at + 1] ?? lines.length;
      const count = fields
        .slice(from, to)
        .findIndex(
          (field, after) =>
            field === 'description' ||
            (field === null &&
              !isFormLine(lines[from + after]) &&
              !isWithinForm(fields.slice(from, to), after)),
        );
      const end = count === -1 ? to : from + count;
      // What a form asks besides ("Department: …") tells of the job.
      const asked = lines.slice(from, end);
      const above = dateAbove(lines, fields, from);
      const labeled = asked.filter(({ plain }) => labelIn(plain) !== null);
      const isDated = labeled.some(({ plain }) => takeDateRange(plain) !== null);
      // "Ciudad y fecha: Lima, 03/2016 a 06/2018", "Period one: …": whatever they call it, it dates the job.
      const range = isDated
        ? undefined
        : asked.find((line) => isFormLine(line) && takeDateRange(line.plain) !== null);
      const head = asked.filter((line) => line === range || labeled.includes(line));
      if (above && !head.some(({ plain }) => takeDateRange(plain) !== null)) head.unshift(above);
      const employer = employerOf(from);
      if (employer) head.unshift(employer);
      const ranged = head.findIndex(
        ({ plain }) => takeDateRange(plain) !== null || labelIn(plain) === 'dates',
      );
      const datedAt =
        ranged === -1
          ? head.findIndex(({ plain }) => profile.takeSingleDate(plain) !== null)
          : ranged;
      const dated = head[datedAt];
      const text = dated?.plain.replace(profile.labels.dates, '') ?? '';
      return {
        header: head,
        dates: takeDateRange(text) ?? profile.takeSingleDate(text),
        datedAt,
        body: [...asked, ...lines.slice(end, to)].filter(
          (line) => !head.includes(line) && !dates.has(line),
        ),
      };
    }),
  };
}

const projectLabel =
  /^(?:projects?|client|customer|projekt|proyecto|projet|projeto|kunde|cliente)(?:\s(?:name|title|no\.?))?\s*#?\d{0,2}\s*[:–-]\s*\S/iu;

/** The lines of forms that tell of a project ("Project: …", "Role: …", "Duration: …") within a job, which no employer's are. */
export function linesOfProjects(
  lines: readonly TextLine[],
  profile: EntryKindProfile,
): ReadonlySet<TextLine> {
  const found = new Set<TextLine>();
  let form: TextLine[] = [];
  let around: TakenDates | null = null;
  const close = () => {
    const isOfJob = form.some(({ plain }) => formLabelOf(plain, profile) === 'employer');
    const dates = form.flatMap(({ plain }) => takeDateRange(plain) ?? []);
    const isPart =
      around !== null && dates.every((one) => around !== null && isWithin(one, around));
    const from = isOfJob || !isPart ? -1 : form.findIndex(({ plain }) => projectLabel.test(plain));
    if (from !== -1) for (const line of form.slice(from)) found.add(line);
    form = [];
  };
  for (const line of lines) {
    const isAsked = isFormLine(line) || projectLabel.test(line.plain);
    if (!isAsked || line.gap > 0) close();
    if (isAsked) form.push(line);
    else around = takeDateRange(line.plain) ?? around;
  }
  close();
  return found;
}

/** What a line of a form asks for. */
export function formLabelOf(
  plain: string,
  { labels }: EntryKindProfile,
): keyof EntryKindProfile['labels'] | null {
  const found = Object.entries(labels).find(([, label]) => label.test(plain));
  return found ? (found[0] as keyof EntryKindProfile['labels']) : null;
}

/** An answer may take a line more ("Lima, Peru" below the company), with another label under it. */
function isWithinForm(fields: readonly (string | null)[], at: number): boolean {
  const below = fields[at + 1];
  return below !== undefined && below !== null && below !== 'description';
}

function isFormLine(line: TextLine | undefined): boolean {
  return line !== undefined && /^[\p{L} .'’/]{2,25}\s*:\s*\S/u.test(line.plain);
}

/** Dates alone may stand right over the first label of a form. */
function dateAbove(
  lines: readonly TextLine[],
  fields: readonly (string | null)[],
  from: number,
): TextLine | null {
  const line = lines[from - 1];
  return line && fields[from - 1] === null && takeDateRange(line.plain)?.rest === '' ? line : null;
}

/** A form that asks for no employer has it over each of its jobs ("2. Blue Door Diner"). */
function employerAbove(
  lines: readonly TextLine[],
  fields: readonly (string | null)[],
  from: number,
): TextLine | null {
  // The form may ask something else first ("Project: …").
  let at = from - 1;
  while (from - at < 3 && fields[at] === null && isFormLine(lines[at])) at -= 1;
  const line = lines[at];
  const isName =
    line !== undefined &&
    fields[at] === null &&
    line.plain.length <= 70 &&
    takeDateRange(line.plain) === null &&
    (/^\d{1,2}[.)]/u.test(line.raw.trim()) ||
      line.isBold ||
      line.level > 0 ||
      isSurelyEmployer(line.plain) ||
      line.plain === line.plain.toUpperCase());
  return isName ? line : null;
}
