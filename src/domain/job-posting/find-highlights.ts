import { createPhraseMatcher, stemmedWords, withoutOverlaps } from './phrase-matcher';

/** The three highlight lists of the Job Description Analysis. */
export const highlightKinds = ['hardSkills', 'softSkills', 'keyDuties'] as const;

export type HighlightKind = (typeof highlightKinds)[number];
export type HighlightLists = Readonly<Record<HighlightKind, readonly string[]>>;

/** One highlighted place: [start, end) in the text, and the phrase of the list it stands for. */
export type Highlight = { kind: HighlightKind; phrase: string; start: number; end: number };

/** Every place where a phrase of the lists stands in the text, in reading order, never overlapping. */
export function findHighlights(text: string, lists: HighlightLists): Highlight[] {
  const phrases = highlightKinds.flatMap((kind) => lists[kind].map((phrase) => ({ kind, phrase })));
  const find = createPhraseMatcher(phrases.map(({ phrase }) => phrase));
  const highlights = find(stemmedWords(text)).flatMap(({ phrase: index, start, end }) => {
    const named = phrases[index];
    return named ? [{ ...named, start, end }] : [];
  });
  return withoutOverlaps(highlights);
}

export type TextPiece = { text: string; start: number; highlight?: Highlight };

/** The text cut into plain and highlighted pieces; joined again they are the text. */
export function highlightPieces(text: string, highlights: readonly Highlight[]): TextPiece[] {
  const pieces: TextPiece[] = [];
  let at = 0;
  for (const highlight of highlights) {
    if (highlight.start > at) pieces.push({ text: text.slice(at, highlight.start), start: at });
    pieces.push({
      text: text.slice(highlight.start, highlight.end),
      start: highlight.start,
      highlight,
    });
    at = highlight.end;
  }
  if (at < text.length) pieces.push({ text: text.slice(at), start: at });
  return pieces;
}
