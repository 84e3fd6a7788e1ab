import type { Measure } from '@/domain/page-layout/break-lines';
import { widthOf } from '@/domain/page-layout/lay-out-text';
import type { PositionedText } from '@/domain/page-layout/lay-out-text';
import type { TextLink } from '@/domain/page-layout/text-links';

/** Pieces of a line that lead to one address, or to none. */
export type LinkedPieces = { href: string | null; pieces: PositionedText[] };

/**
 * The pieces of a line, parted where a link begins or ends; each letter stays where it was. `from`: how many letters of the
 * text stand on the lines before.
 */
export function linkedPieces(
  pieces: readonly PositionedText[],
  from: number,
  links: readonly TextLink[],
  measure: Measure,
): LinkedPieces[] {
  const parts: LinkedPieces[] = [];
  let at = from;
  for (const piece of pieces) {
    const end = at + piece.text.length;
    const cuts = links.flatMap((link) => [link.from, link.to]);
    const edges = [at, ...cuts.filter((cut) => cut > at && cut < end), end];
    for (const [index, start] of edges.slice(0, -1).entries()) {
      const before = piece.text.slice(0, start - at);
      const text = piece.text.slice(start - at, (edges[index + 1] ?? end) - at);
      const x = piece.x + widthOf({ ...piece, text: before }, measure);
      const href = links.find((link) => link.from <= start && start < link.to)?.href ?? null;
      const last = parts.at(-1);
      if (last && last.href === href) last.pieces.push({ ...piece, text, x });
      else parts.push({ href, pieces: [{ ...piece, text, x }] });
    }
    at = end;
  }
  return parts;
}
