import { withoutMarginWords } from '../../language/en/page-words';
import type { FileLine } from '../../resume-text/lines/text-lines';

type Part = readonly FileLine[];

/**
 * A page's headers stand before its body and its feet after it, each line once: the first page's and the other pages'
 * headers mostly say the same, and what stands in the body too is not repeated. Page numbers are left out. Contact data
 * may stand in a foot, too; there it is found by its form.
 */
export function withMargins(
  body: Part,
  headers: readonly Part[],
  footers: readonly Part[] = [],
): FileLine[] {
  const seen = new Set(body.map(({ text }) => text.trim()));
  const fresh = (parts: readonly Part[]) =>
    parts.flat().filter(({ text }) => {
      const words = text.trim();
      if (words === '' || seen.has(words) || withoutMarginWords(words) === '') return false;
      seen.add(words);
      return true;
    });
  return [...fresh(headers), ...body, ...fresh(footers)];
}
