import { noSkillLabel } from '../../language/en/resume-labels';
import { isShortSkill, isSkill, skillItems, littleWord } from './skill-items';
import type { TextLine } from '../lines/text-lines';

/** A short name, then words about it. */
export function isNameWithProse({ kind }: TextLine, name: string, content: string): boolean {
  const words = content.split(/\s+/u).length;
  return (
    kind === 'bullet' &&
    name !== '' &&
    name.split(/\s+/u).length <= 4 &&
    !noSkillLabel.test(name) &&
    !ofLevel.test(name) &&
    words >= 2 &&
    skillItems(content).length <= 3 &&
    (isProse(content) ||
      (words < 4 && /[^.]\.$/u.test(content)) ||
      (/[^.]\.$/u.test(content) && /\s\p{Ll}{3,}\s/u.test(content))) &&
    (isProse(content) || !content.includes(',') || /(?:^|,\s)\p{Ll}/u.test(content))
  );
}

/** "Very Proficient: …" says how well somebody knows what follows. */
const ofLevel = /\b(?:proficien\w+|familiar|advanced|intermediate|basics?|beginner|knowledge)\b/iu;

/** Sentences tell of skills, and name none. */
export function isProse(content: string): boolean {
  // What a bracket lists is told of no skill.
  const all = content.replaceAll(/\([^(),]*,[^()]*\)/gu, '').split(/\s+/u);
  // In columns, small words make no sentence of two long names.
  const words = content.includes('\t')
    ? all.filter((word) => !littleWord.test(word)).length
    : all.length;
  const items = skillItems(content).length;
  return (
    (words > 12 && words / items > 5) ||
    (words > 6 && /[^.]\.$/u.test(content) && words / items > 3.5) ||
    /^(?:an?|the|ability to|able to|i)\s.{20}/iu.test(content)
  );
}

/** "PowerPoint (…)", with a whole sentence in the bracket, is PowerPoint. */
export function nameBeforeBracket(content: string, least = 40): string[] {
  const [, name = '', told = ''] = /^([^(),]{2,40}?)\s*\((.+)/u.exec(content) ?? [];
  if (told.length < least) return [];
  return isSkill(name) && isShortSkill(name) ? [name] : [];
}
