import { splitBullets } from './coach-bullet';

/**
 * What kind of text stands in a field of the resume: lines of a description, a list with commas, what somebody was called or
 * earned, the name of an employer or a school, a city, or a name, a number, a date.
 */
export type TextKind = 'lines' | 'list' | 'title' | 'name' | 'place' | 'contact';

/** The lines or the items of a text, or the whole of it; none that is blank, no bullet signs. */
export function splitTextParts(kind: TextKind, text: string): string[] {
  if (kind === 'lines') return splitBullets(text).map((bullet) => bullet.text);
  const parts = kind === 'list' ? text.split(/[,\n]/u) : [text];
  return parts.map((part) => part.trim()).filter((part) => part !== '');
}

/** The text without one of its parts; '' where nothing is left. */
export function withoutTextPart(kind: TextKind, text: string, part: string): string {
  if (kind === 'lines')
    return text
      .split('\n')
      .filter((line) => !splitTextParts('lines', line).includes(part))
      .join('\n');
  return splitTextParts(kind, text)
    .filter((item) => item !== part)
    .join(', ');
}
