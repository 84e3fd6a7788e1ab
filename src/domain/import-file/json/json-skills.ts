import { jsonItems, jsonWords } from '../../export/json-parts';
import { isRecord, type Json, type JsonRecord } from '../../resume/json-value';
import { skillSuggestion, type Suggestion } from '../../resume-text/suggestions';
import { placeLines, type PlacedLine } from '../../resume-text/line-targets';
import { isVague } from '../../resume-text/skills/skill-items';
import { skillList } from '../../resume-text/skills/skill-list';
import { textLines } from '../../resume-text/lines/text-lines';

/** The skills of a foreign file, and what of them stands in groups ("Workshop: welding, potting"), a line for each. */
export function skillsInGroups(skills: Json | undefined): { alone: Json[]; groups: string[] } {
  const all = isRecord(skills)
    ? Object.entries(skills).map(([name, keywords]): JsonRecord => ({ name, keywords }))
    : jsonItems(skills, /[,;\n]/u);
  const lines = all.map((skill) => (isRecord(skill) ? lineOf(skill) : ''));
  return {
    alone: all.filter((_, at) => lines[at] === ''),
    groups: lines.filter((line) => line !== ''),
  };
}

function lineOf(skill: JsonRecord): string {
  const name = jsonWords(skill['name']).trim();
  const words = jsonItems(skill['keywords'], /[,;\n]/u).map((item) => jsonWords(item).trim());
  const level = jsonWords(skill['level']).trim();
  const label = level === '' ? name : `${name} (${level})`;
  return words.some((word) => word !== '') ? `${label}: ${words.join(', ')}` : '';
}

/** The skills that such lines list; the name of a group may be a skill, too. */
export function readGroups(groups: readonly string[]): {
  skills: string[];
  offers: Suggestion[];
  lines: PlacedLine[];
} {
  const lines = textLines(groups.join('\n\n'));
  const { skills, likely, withLevel, taken, left } = skillList(lines);
  const names = groups.map((group) =>
    group.slice(0, group.indexOf(':')).replace(/ \([^()]*\)$/u, ''),
  );
  const offered = [
    ...names.filter((name) => /^\p{Lu}/u.test(name) && !isVague.test(name)),
    ...likely,
  ];
  return {
    skills,
    offers: [...new Set(offered)]
      .filter((value) => !skills.includes(value))
      .map((value) => skillSuggestion(value, withLevel.get(value))),
    lines: placeLines(
      lines,
      taken.map((line) => ({ line, target: { kind: 'skills' } })),
      left,
    ),
  };
}
