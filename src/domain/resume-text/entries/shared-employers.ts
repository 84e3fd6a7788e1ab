import { isOwnTime } from '../../language/en/job-words';
import { schoolWord } from '../../language/en/school-words';
import { readDate } from '../../machine-check/read-date';
import type { Entry } from './labeled-entries';
import type { NamedHeader, NamedValue } from './job-confidence';

/** Parts of a house or university, which employ nobody. */
const partOfHouse = /\s(?:wing|floor|unit|ward|suites|section|crew)$/iu;
const partOfSchool = /\s(?:lab|laboratory)$/iu;

/** "Prof. Mary Elm" works there, too. */
function isPerson(entry: Entry | undefined, name: string): boolean {
  return (
    /^(?:Prof|Dr)\b/u.test(name) ||
    entry?.header.some(({ plain }) =>
      ['Prof. ', 'Professor ', 'Dr. '].some((of) => plain.includes(`${of}${name}`)),
    ) === true
  );
}

/**
 * One employer over several roles is said once: a role without one has that of the role above it, where the employer stands
 * on a line of its own, or where the upper role began in the month in which the lower one ended, or in the next.
 */
export function withSharedEmployers(
  heads: readonly NamedHeader[],
  entries: readonly Entry[],
): NamedHeader[] {
  let above: NamedValue | null = null;
  let isBanner = false;
  return heads.map((head, at) => {
    const { jobTitle, company } = head;
    // "Room Attendant, West Wing" below its hotel: a part of the same employer.
    if (
      above &&
      isBanner &&
      company.value !== '' &&
      (partOfHouse.test(company.value) ||
        (schoolWord.test(above.value) &&
          (partOfSchool.test(company.value) || isPerson(entries[at], company.value))))
    )
      return withEmployer(head, above, company.value);
    if (company.value !== '') {
      above = jobTitle.value === '' ? null : company;
      isBanner = !entries[at]?.header.some(
        ({ plain }) => plain.includes(jobTitle.value) && plain.includes(company.value),
      );
    } else if (above && jobTitle.value !== '' && !isOwnTime(jobTitle.value)) {
      if (isBanner || isPromotion(entries[at], entries[at - 1]))
        return withEmployer(head, above, null);
      above = null;
    }
    return head;
  });
}

function withEmployer(
  head: NamedHeader,
  { value }: NamedValue,
  runnerUp: string | null,
): NamedHeader {
  return { ...head, company: { value, confidence: 'likely', runnerUp } };
}

/** A title alone with its time, which ends where that of the role above it begins. */
function isPromotion(lower: Entry | undefined, upper: Entry | undefined): boolean {
  const [end, start] = [
    readDate(lower?.dates?.endDate ?? ''),
    readDate(upper?.dates?.startDate ?? ''),
  ];
  if (end === null || start === null || end === 'today' || start === 'today') return false;
  const areMonths = end.from === end.to && start.from === start.to;
  return areMonths && (start.from === end.from || start.from === end.from + 1);
}
