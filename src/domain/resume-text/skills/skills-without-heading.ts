import { hintedKinds } from '../../language/en/heading-kinds';
import { headsOnlySkills } from '../../language/en/heading-names';
import { isJobTitle } from '../../language/en/job-words';
import type { Section } from '../sections/sections-by-content';
import { skillSuggestion } from '../suggestions';
import type { ResumeReading, Taken } from '../line-targets';
import { isSkill, skillItems, namesCode, namesTool } from './skill-items';
import { labelAtStart } from './skill-lines';
import { skillList } from './skill-list';
import { maxLineLength, type TextLine } from '../lines/text-lines';

/**
 * Short names without a heading, or below an unknown one, are suggested if some of them are surely tools; below
 * any other heading, where half of a list of bullets is.
 */
export function readSkillsWithoutHeading(
  sections: readonly Section[],
  reading: ResumeReading,
): void {
  const knowsTools = knownSkills(reading).some(namesCode);
  const left = new Map(reading.left.map(({ line, text }) => [line, text]));
  const isLeft = (line: TextLine) => left.get(line) === line.raw.trim();
  const told = new Set(reading.taken.flatMap(({ line, target }) => (tells(target) ? line : [])));
  // What goes on below the skills, under names of its own, are more of them.
  let areAfterSkills = false;
  for (const { kinds, heading, lines, isGuess } of sections) {
    const isUnknown = isGuess && kinds[0] === 'other' && hintedKinds(heading?.plain ?? '') === null;
    areAfterSkills = kinds[0] === 'skills' || (areAfterSkills && isUnknown === true);
    const isOpen = heading === null || isUnknown === true;
    const fewest = areAfterSkills && lines.every(({ plain }) => areNames(plain)) ? 0 : 2;
    for (const names of runsOfNames(lines, (line) =>
      isOpen ? isLeft(line) : line.kind === 'bullet' && (isLeft(line) || told.has(line)),
    )) {
      const areTools = isOpen
        ? names.filter(({ plain }) => namesCode(plain)).length >= fewest
        : names.filter(({ plain }) => namesTool(plain)).length * 2 >= names.length;
      if (names.length >= 3 && areTools) offerSkills(names, reading);
    }
  }
  if (!knowsTools) offerListsOfTools(reading);
}

/** What somebody tells of a job or of themselves may list what they work with. */
function tells(place: Taken['target']): boolean {
  return place.kind === 'job' || (place.kind === 'section' && place.section === 'summary');
}

function knownSkills({ fields, suggestions }: ResumeReading): string[] {
  return [
    ...fields.skills,
    ...suggestions.flatMap(({ kind, value }) => (kind === 'skill' ? [value] : [])),
  ];
}

/** The names that stand line after line; a label over some of them does not end them. */
function runsOfNames(
  lines: readonly TextLine[],
  isOpen: (line: TextLine) => boolean,
): TextLine[][] {
  const runs: TextLine[][] = [[]];
  for (const line of lines) {
    if (isOpen(line) && areNames(line.plain)) runs.at(-1)?.push(line);
    else if (line.plain.length > 40 || !line.plain.endsWith(':')) runs.push([]);
  }
  return runs;
}

/** Where nothing else names a tool, a line that lists some is all that somebody says of them, wherever it stands. */
function offerListsOfTools(reading: ResumeReading): void {
  const { taken, left } = reading;
  const whole = left.filter(({ line, text }) => text === line.raw.trim()).map(({ line }) => line);
  const ofJobs = taken.filter(({ target }) => target.kind === 'job').map(({ line }) => line);
  const lists = [...new Set([...whole, ...ofJobs])].filter(
    ({ plain }) =>
      plain.length <= maxLineLength &&
      ((headsOnlySkills(labelAtStart(plain)) && namesCode(plain)) || listsTools(plain)),
  );
  if (lists.length > 0) offerSkills(lists, reading);
}

/** "Weaving: Python, Loomlab, HTML": short names, and half of them are tools. */
function listsTools(plain: string): boolean {
  const items = skillItems(plain.slice(labelAtStart(plain).length));
  const tools = items.filter(namesTool);
  return tools.length > 1 && tools.length * 2 >= items.length && items.every(isSkill);
}

function offerSkills(names: readonly TextLine[], reading: ResumeReading): void {
  const { skills, likely, withLevel, taken } = skillList(names, true);
  const known = new Set(knownSkills(reading));
  const text = names.map(({ plain }) => plain).join('\n');
  const found = [...skills, ...likely].sort((a, b) => text.indexOf(a) - text.indexOf(b));
  for (const value of found)
    if (!known.has(value)) reading.suggestions.push(skillSuggestion(value, withLevel.get(value)));
  // What a job tells of stays there, too.
  const open = new Set(reading.left.map(({ line }) => line));
  reading.taken.push(
    ...taken.flatMap((line): Taken[] =>
      open.has(line) ? [{ line, target: { kind: 'skills' } }] : [],
    ),
  );
  reading.left = reading.left.filter(({ line }) => !taken.includes(line));
}

function areNames(plain: string): boolean {
  return (
    plain.length <= maxLineLength &&
    skillItems(plain).every(
      (item) => item.split(/\s+/u).length <= 4 && isSkill(item) && !isJobTitle(item),
    )
  );
}
