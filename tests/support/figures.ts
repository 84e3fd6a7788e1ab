/**
 * Whether a paragraph gives a figure (a share, a time span in seconds, or any number near a study or survey) without its
 * source, and without calling it a custom.
 */
export function isUnsourcedFigure(paragraph: string): boolean {
  const isFigure =
    /\d\s*(?:%|percent)|\d+ (?:to \d+ )?seconds|within \d+ hours|5 to 7/.test(paragraph) ||
    (/\b(?:study|survey|researchers)\b/i.test(paragraph) && /\d/.test(paragraph));
  return isFigure && !/<Source id=/.test(paragraph) && !/\bcustom|rough guide/i.test(paragraph);
}
