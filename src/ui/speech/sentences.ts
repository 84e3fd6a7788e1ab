/** Where a sentence begins and ends in its text, in UTF-16 units. */
export type Span = { start: number; end: number };

/** More than this is said in pieces: some browsers stop in the middle of an utterance of a quarter of a minute. */
const maxUtteranceLength = 200;

/** The sentences of a text in reading order, without the white space around them. */
export function sentenceSpans(text: string, language: string): Span[] {
  return spansOf(text, language).flatMap((span) => pieces(text, span));
}

/** The same as texts. */
export function sentencesOf(text: string, language: string): string[] {
  return sentenceSpans(text, language).map(({ start, end }) => text.slice(start, end));
}

function spansOf(text: string, language: string): Span[] {
  if ('Segmenter' in Intl) {
    const segments = new Intl.Segmenter(language, { granularity: 'sentence' }).segment(text);
    return Array.from(segments, ({ index, segment }) => ({
      start: index,
      end: index + segment.length,
    }));
  }
  return Array.from(text.matchAll(/.*?[.!?…](?=\s)|.+$/gsu), ({ index, 0: match }) => ({
    start: index,
    end: index + match.length,
  }));
}

/** A span without white space at its ends, cut behind a comma or a space where it is long; none for white space alone. */
function pieces(text: string, { start, end }: Span): Span[] {
  const sentence = text.slice(start, end);
  const from = start + sentence.length - sentence.trimStart().length;
  const to = start + sentence.trimEnd().length;
  if (to <= from) return [];
  if (to - from <= maxUtteranceLength) return [{ start: from, end: to }];
  const head = text.slice(from, from + maxUtteranceLength);
  const comma = head.lastIndexOf(', ') + 1;
  const cut = comma > maxUtteranceLength / 2 ? comma : head.lastIndexOf(' ');
  const at = from + (cut > 0 ? cut : maxUtteranceLength);
  return [...pieces(text, { start: from, end: at }), ...pieces(text, { start: at, end: to })];
}
