import { isPersonName } from '../../resume-text/contact/person-name';
import { plainStyle, type FileLine } from '../../resume-text/lines/text-lines';
import { decodeEntities } from '../parse/entities';

/**
 * The lines of a web page with the name of its person on top, where only its title ("Resume - Mira Tolan") and words within
 * other lines say it. What the page never says may be somebody else's.
 */
export function withNameFromTitle(lines: readonly FileLine[], source: string): FileLine[] {
  const [, title = ''] = /<title[^<>]*>([^<]{3,120})</iu.exec(source) ?? [];
  const [name, ...others] = decodeEntities(title)
    .split(/\s*[|–—:·•]\s*|\s+-\s+/u)
    .map((part) => part.trim())
    .filter(isPersonName);
  const isAlone = lines.some(({ text }) => text === name);
  const isSaid = name !== undefined && lines.some(({ text }) => text.includes(name));
  return isSaid && !isAlone && others.length === 0
    ? [{ ...plainStyle, text: name }, ...lines]
    : [...lines];
}
