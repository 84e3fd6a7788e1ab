/** True in a build of another language than the source's: its texts quote English, for the resume is English. */
export const isTranslation = import.meta.env.BASE_URL !== '/';

/**
 * The pieces of a text of a translation: every other one, from the second on, is English in quotes with its meaning behind
 * it, as in `Escriba “Line Cook” (cocinero).` A text without any is one piece.
 */
export function englishPieces(text: string): string[] {
  return text.split(/(“[^”]+”)(?= \()/u);
}

/** An English text and what it means: `Load trucks. (Cargar camiones).` Without parentheses at its end there is no meaning. */
export function meaningOf(text: string): [english: string, meaning: string] {
  const [, english = text, meaning = ''] = /^(.*\S)( \([^()]+\)\.?)$/su.exec(text) ?? [];
  return isTranslation ? [english, meaning] : [text, ''];
}
