export type StarStory = { s: string; t: string; a: string; r: string };
export type PitchParts = { p1: string; p2: string; p3: string };
export type StoryResult = { ok: true; text: string } | { ok: false };

/** The four STAR parts as one paragraph. `ok: false` until all four hold text. */
export function combineStory({ s = '', t = '', a = '', r = '' }: Partial<StarStory>): StoryResult {
  const parts = [s, t, a, r].map(asSentence);
  return parts.includes('') ? { ok: false } : { ok: true, text: parts.join(' ') };
}

/** The pitch from the parts that hold text. `ok: false` only when all are blank. */
export function buildPitch({ p1 = '', p2 = '', p3 = '' }: Partial<PitchParts>): StoryResult {
  const parts = [p1, p2, p3].map(asSentence).filter((part) => part !== '');
  return parts.length === 0 ? { ok: false } : { ok: true, text: parts.join(' ') };
}

/** One part as a sentence: spaces tidied, first letter large, a full stop unless it ends in a mark. */
export function asSentence(part: string): string {
  const text = part.trim().replaceAll(/\s+/gu, ' ');
  if (text === '') return '';
  const first = String.fromCodePoint(text.codePointAt(0) ?? 0);
  const opened = first.toLocaleUpperCase('en') + text.slice(first.length);
  return /[.!?…][)"'”’]*$/u.test(opened) ? opened : `${opened}.`;
}
