/**
 * A page's headers and footers stand before its body, each line once: the first page's and the other pages' headers
 * mostly say the same, and what stands in the body too is not repeated. Page numbers are left out.
 */
export function withMargins(body: readonly string[], margins: readonly string[][]): string[] {
  const seen = new Set(body.map((line) => line.trim()));
  const fresh: string[] = [];
  for (const line of margins.flat()) {
    const text = line.trim();
    if (text === '' || seen.has(text) || isPageNumber(text)) continue;
    seen.add(text);
    fresh.push(line);
  }
  return [...fresh, ...body];
}

function isPageNumber(text: string): boolean {
  // A page's number is short; a long run of spaces would be tried at each of its places.
  return (
    text.length <= 40 && /^(?:page|página)?\s*\d{0,3}(?:\s*(?:of|de|\/)\s*\d{0,3})?$/iu.test(text)
  );
}
