/** The index at which a line changes between bold and regular letters. 0: it does not; -1: more than once. */
export type BoldBoundary = number;

const maxHeaderLength = 110;

/**
 * The line with a tab at its bold boundary, if both sides look like names: some people separate title and employer by
 * weight alone.
 */
export function tabAtBoldBoundary(text: string, turn: BoldBoundary): string {
  const [before, after] = [text.slice(0, turn).trimEnd(), text.slice(turn).trimStart()];
  const areNames =
    turn > 0 &&
    text.length <= maxHeaderLength &&
    [before, after].every((part) => /\p{L}{2}/u.test(part)) &&
    /^[\p{Lu}\d(]/u.test(after) &&
    /[\p{L}\p{N})]$/u.test(before) &&
    !/^[•●▪◦‣∙·\p{Co}-]/u.test(before);
  return areNames ? `${before}\t${after}` : text;
}
