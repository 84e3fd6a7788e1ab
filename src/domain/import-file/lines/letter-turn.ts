/** The index at which a line changes between bold and regular letters: 0 if it does not, -1 if it does more than once. */
export type Turn = number;

const maxHeadLength = 110;

/** A line with a tab where its letters turn once: people set a title and an employer apart by weight alone. */
export function withTurn(text: string, turn: Turn): string {
  const [before, after] = [text.slice(0, turn).trimEnd(), text.slice(turn).trimStart()];
  const areNames =
    turn > 0 &&
    text.length <= maxHeadLength &&
    [before, after].every((part) => /\p{L}{2}/u.test(part)) &&
    /^[\p{Lu}\d(]/u.test(after) &&
    /[\p{L}\p{N})]$/u.test(before) &&
    !/^[•●▪◦‣∙·\p{Co}-]/u.test(before);
  return areNames ? `${before}\t${after}` : text;
}
