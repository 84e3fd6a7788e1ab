/** The sentences of a text in reading order. Some browsers stop in the middle of a long utterance. */
export function sentencesOf(text: string, language: string): string[] {
  const pieces =
    'Segmenter' in Intl
      ? Array.from(
          new Intl.Segmenter(language, { granularity: 'sentence' }).segment(text),
          ({ segment }) => segment,
        )
      : (text.match(/.*?[.!?…](?=\s)|.+$/gsu) ?? []);
  return pieces.map((piece) => piece.trim()).filter((piece) => piece !== '');
}
