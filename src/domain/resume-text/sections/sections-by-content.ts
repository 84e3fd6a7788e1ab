import { takeDateRange, takeSingleDate } from '../values/dates';
import { columns, type TextLine } from '../lines/text-lines';
import { headingName, hintedKinds } from '../../language/en/heading-kinds';
import { headingStyleKey } from './heading-styles';
import { inJobLabel, type SectionKind } from '../../language/en/heading-names';
import { isJobTitle } from '../../language/en/job-words';
import { isLanguageName } from '../../language/en/language-names';
import { jobLabels } from '../../language/en/resume-labels';
import { degreeWord, isDegree, isSchool, schoolWord } from '../../language/en/school-words';

/** `kinds`: what the section may hold, in the order of reading; "Education & Skills" holds two. */
export type Section = {
  kinds: SectionKind[];
  heading: TextLine | null;
  lines: TextLine[];
  /** Only the style of the line says that it is a heading. */
  isGuess?: true;
};

/**
 * The sections with kinds that their lines tell better than their headings. A line that only looks like a heading, after
 * jobs and over dated lines, heads one of the jobs: their names may look like the headings.
 */
export function sectionsByContent(sections: readonly Section[]): Section[] {
  const whole: Section[] = [];
  for (const section of withListsOfProjects(sections).flatMap(withJobsApart)) {
    const before = whole.at(-1);
    const { isGuess, kinds, heading, lines } = section;
    const isEntry =
      heading !== null &&
      (isGuess ||
        (inJobLabel.test(headingName(heading.plain)) && !isInItsLetters(before, heading))) &&
      kinds.every((kind) => kind === 'other' || kind === 'awards') &&
      before?.kinds.length === 1 &&
      before.kinds[0] === 'experience' &&
      (!isGuess ||
        hintedKinds(heading.plain) === null ||
        columns(heading.plain).some((part) => isJobTitle(part))) &&
      lines.some(({ plain, kind }) => kind === 'text' && takeDateRange(plain) !== null);
    const isOfJobs =
      isGuess &&
      heading !== null &&
      kinds.every((kind) => kind === 'other') &&
      /\b(?:experiences?|experiencias?|erfahrung(?:en)?)(?:$| (?:and|&|y|und) )|^professional$/u.test(
        headingName(heading.plain),
      ) &&
      lines.some(({ plain }) => takeDateRange(plain) !== null);
    // "Skills" right over "Computer" and "Kitchen", each with its own list.
    const isPartOfSkills =
      isGuess &&
      kinds.length === 1 &&
      kinds[0] === 'other' &&
      before?.lines.length === 0 &&
      before.kinds.length === 1 &&
      before.kinds[0] === 'skills' &&
      lines.length > 0;
    if (before && heading && (isEntry || isOfOneLook(section, before)))
      before.lines.push(heading, ...lines);
    else if (isPartOfSkills || isListBelowSkills(section, before) || isHighlights(section))
      whole.push({ ...section, kinds: ['skills'], isGuess: true });
    else if (isOfJobs || isMoreJobs(section, before))
      whole.push({ ...section, kinds: ['experience'] });
    else if (isListOfSkills(section)) whole.push({ ...section, kinds: ['skills'] });
    else if (isForm(section)) whole.push({ ...section, kinds: ['contact'] });
    else if (isOfSchools(section)) whole.push({ ...section, kinds: ['education'] });
    else
      whole.push(isOfCodeLanguages(section) ? { ...section, kinds: ['skills'] } : { ...section });
  }
  return whole;
}

/**
 * What only looks like a heading, in letters that lines within the section above have and its heading has not, is one more
 * of those: an employer or a title with its dates below it, or the name of a kind of skills.
 */
function isOfOneLook({ isGuess, kinds, heading, lines }: Section, before: Section): boolean {
  const [kind] = before.kinds;
  if (!isGuess || !heading || !before.heading || before.kinds.length > 1) return false;
  const look = headingStyleKey(heading);
  const isLikeThose =
    look !== headingStyleKey(before.heading) &&
    before.lines.some((line) => line.kind === 'text' && headingStyleKey(line) === look);
  const hasDates = lines.slice(0, 3).some(isDated);
  return (
    isLikeThose &&
    (kind === 'skills'
      ? kinds.every((one) => one === 'other' || one === 'skills') && !hasDates
      : (kind === 'experience' || kind === 'education') &&
        hasDates &&
        kinds.every((one) => one === 'other' || one === 'awards' || one === 'education'))
  );
}

/** True for a line with a date, or with two of them. */
export function isDated({ plain }: TextLine): boolean {
  return takeDateRange(plain) !== null || takeSingleDate(plain) !== null;
}

/** "Other" right after jobs, over lines that begin with their times as those do, has more of them. */
function isMoreJobs({ heading, lines }: Section, before: Section | undefined): boolean {
  const dated = (all: readonly TextLine[]) =>
    all.filter(({ plain }) => /^\d/u.test(plain) && takeDateRange(plain) !== null).length;
  return (
    heading !== null &&
    before?.kinds[0] === 'experience' &&
    /^(?:others?|miscellaneous|divers|autres?|varios|otros|sonstiges|weiteres|outros|altro)$/u.test(
      headingName(heading.plain),
    ) &&
    dated(before.lines) > 0 &&
    dated(lines) > 1
  );
}

/** More than three items between commas, none of more than `maxWords` words. */
function listsNames({ plain }: TextLine, maxWords: number): boolean {
  const items = plain.split(/,\s+/u);
  return items.length > 3 && items.every((item) => item.split(' ').length <= maxWords);
}

/** "Skills", then "Research" and "Design" each over a list with commas: kinds of skills, though such words head sections. */
function isListBelowSkills({ kinds, lines }: Section, before: Section | undefined): boolean {
  const isList = (line: TextLine) => listsNames(line, 5);
  const isName = ({ plain }: TextLine) => plain.split(' ').length <= 3;
  return (
    kinds.length === 1 &&
    kinds[0] === 'other' &&
    before?.kinds.length === 1 &&
    before.kinds[0] === 'skills' &&
    (before.lines.length === 0 || before.isGuess === true) &&
    lines.length < 8 &&
    lines.every((line) => isList(line) || isName(line)) &&
    lines.filter(isList).length * 2 > lines.length
  );
}

/** "PROJECTS" in the bold or large letters of "WORK EXPERIENCE" heads a section as that does. */
function isInItsLetters(before: Section | undefined, heading: TextLine): boolean {
  const over = before?.heading;
  return (
    over != null &&
    (over.isBold || over.size > 12) &&
    headingStyleKey(over) === headingStyleKey(heading)
  );
}

/** "Technologies: …" again and again names the tools of each project, and no skills of a section. */
function withListsOfProjects(sections: readonly Section[]): Section[] {
  const names = sections.map(({ kinds, heading }) =>
    kinds[0] === 'skills' && heading !== null && heading.plain.length > heading.raw.length
      ? headingName(heading.raw)
      : '',
  );
  return sections.map((section, at) =>
    names[at] !== '' && names.indexOf(names[at] ?? '') !== names.lastIndexOf(names[at] ?? '')
      ? { ...section, isGuess: true }
      : section,
  );
}

/**
 * What another column begins with, without a heading: dated lines go on with the jobs or schools that began on the page
 * before; all else may be how to reach somebody.
 */
export function continuedKind(first: readonly TextLine[], before: readonly Section[]): SectionKind {
  const isOfSchool = first.some(
    ({ kind, plain }) => kind === 'text' && (isSchool(plain) || isDegree(plain)),
  );
  const continued = isOfSchool ? 'education' : 'experience';
  const isDated = first.some(({ plain }) => takeDateRange(plain) !== null);
  const isOpen = before.some(({ kinds, lines }) => kinds[0] === continued && lines.length > 0);
  return isDated && isOpen ? continued : 'contact';
}

/** A form may go on with jobs, each behind its labels, below the people who would say something good. */
function withJobsApart(section: Section): Section[] {
  const { kinds, lines } = section;
  const { employer, title, dates } = jobLabels;
  const from = lines.findIndex(({ plain }) => employer.test(plain));
  const form = lines.slice(from, from + 4);
  const areJobs =
    kinds.length === 1 &&
    kinds[0] === 'references' &&
    from !== -1 &&
    [title, dates].every((label) => form.some(({ plain }) => label.test(plain)));
  return areJobs
    ? [
        { ...section, lines: lines.slice(0, from) },
        { kinds: ['experience'], heading: null, lines: lines.slice(from) },
      ]
    : [section];
}

/** "Highlights" over nothing but short items, as some forms call what somebody can. */
function isHighlights({ kinds, lines, heading }: Section): boolean {
  return (
    heading !== null &&
    kinds.length === 1 &&
    kinds[0] === 'other' &&
    /^(?:(?:skills? )?(?:highlights|qualifications)|skills (?:and|&) experience|experience (?:and|&) skills)$/u.test(
      headingName(heading.plain),
    ) &&
    lines.length > 2 &&
    lines.every(({ plain }) => plain.split(/\s+/u).length <= 10 && !/\d{4}/u.test(plain)) &&
    lines.filter(({ plain }) => plain.split(/\s+/u).length <= 4).length * 2 > lines.length
  );
}

/** "Personal Profile" over a form ("Date of birth: …", "Nationality: …") sums nobody up. */
function isForm({ kinds, lines }: Section): boolean {
  const facts = lines.filter(({ plain }) => /^[\p{L}’'&. ]{2,28}\s?(?::|\t)\s*\S/u.test(plain));
  return (
    kinds.length === 1 &&
    kinds[0] === 'summary' &&
    facts.length > 2 &&
    facts.length * 1.7 > lines.length
  );
}

/** "Technical Experience" over rows of short names, without a date or a title, says what somebody works with. */
function isListOfSkills({ kinds, lines, heading }: Section): boolean {
  return (
    heading !== null &&
    kinds.length === 1 &&
    kinds[0] === 'experience' &&
    lines.filter((line) => listsNames(line, 4)).length * 2.5 >= lines.length &&
    lines.length > 0 &&
    !lines.some(({ plain }) => takeDateRange(plain) !== null || isJobTitle(plain))
  );
}

/** "Qualifications" are degrees where a school or a year stands with them; elsewhere they are what somebody can. */
function isOfSchools({ kinds, heading, lines }: Section): boolean {
  const isAcademic =
    heading !== null &&
    /\b(?:academic|educational|technical|academical) qualifications?$/u.test(
      headingName(heading.plain),
    );
  if (isAcademic && lines.length <= 14 && lines.some(({ plain }) => /(?:19|20)\d\d/u.test(plain)))
    return kinds.every((kind) => kind === 'other' || kind === 'skills');
  return (
    heading !== null &&
    lines.length <= 14 &&
    /\bqualifications?\b/u.test(headingName(heading.plain)) &&
    kinds.every((kind) => kind === 'other' || kind === 'skills') &&
    (lines.some(
      ({ plain }) =>
        plain.length < 140 &&
        degreeWord.test(plain) &&
        (schoolWord.test(plain) || /(?:19|20)\d\d/u.test(plain)),
    ) ||
      // "Qualifications" alone may stand over a school, its years and its degree, line by line.
      (/^qualifications?$/u.test(headingName(heading.plain)) &&
        [degreeWord, schoolWord, /^[^\p{L}]*(?:19|20)\d\d/u].every((words) =>
          lines.some(({ plain }) => plain.length < 60 && words.test(plain)),
        )))
  );
}

/** "Languages" over Java and Python: no word below it is a language that people speak. */
function isOfCodeLanguages({ kinds, lines, isGuess }: Section): boolean {
  return (
    !isGuess &&
    kinds.length === 1 &&
    kinds[0] === 'languages' &&
    lines.length > 0 &&
    lines.every(({ plain }) => !plain.split(/[^\p{L}]+/u).some(isLanguageName)) &&
    lines.some(({ plain }) => codeLanguage.test(plain))
  );
}

const codeLanguage =
  /(?:^|[^\p{L}])(?:java(?:script)?|python|c\+\+|c#|php|ruby|sql|html|typescript|bash)(?![\p{L}])/iu;
