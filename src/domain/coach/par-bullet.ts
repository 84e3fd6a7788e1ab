import type { ParStatement } from '../resume/record-schema';

/**
 * A PAR statement as a resume bullet: what the person did, then what came of it. The problem
 * stays in the inventory, for the interview. "I" at the start goes; nothing is added.
 */
export function parToBullet({ action, result }: Pick<ParStatement, 'action' | 'result'>): string {
  const parts = [withoutOpening(action), inSentence(withoutOpening(result))].filter(
    (part) => part !== '',
  );
  return capitalized(parts.join('; '));
}

/** A description with one more bullet on its own line. */
export function addBullet(description: string, bullet: string): string {
  const before = description.trimEnd();
  return before === '' ? bullet : `${before}\n${bullet}`;
}

/** A description without the last line that is this bullet; null when the person has changed or removed that line. */
export function removeBullet(description: string, bullet: string): string | null {
  const lines = description.split('\n');
  const lastIndex = lines.lastIndexOf(bullet);
  return lastIndex === -1 ? null : lines.filter((_, index) => index !== lastIndex).join('\n');
}

function withoutOpening(text: string): string {
  return text
    .trim()
    .replaceAll(/\s+/gu, ' ')
    .replace(/^(?:I|we)\s+/iu, '')
    .replace(/[.;,\s]$/u, '');
}

// Only words that are never a name: "Kroger gave me a raise" keeps its capital.
const openers = new Set(
  'a all an and but by each every everybody everyone everything fewer he in it less many more most my new no nobody nothing on our she sales that the their there they this we with'.split(
    ' ',
  ),
);

/** What begins a sentence of its own, as it goes on after a semicolon. */
function inSentence(text: string): string {
  const [first = ''] = text.split(' ', 1);
  return openers.has(first.toLowerCase()) ? first.toLowerCase() + text.slice(first.length) : text;
}

function capitalized(text: string): string {
  const first = String.fromCodePoint(text.codePointAt(0) ?? 32);
  return text === '' ? '' : first.toLocaleUpperCase('en') + text.slice(first.length);
}
