const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
};

/** The text of `word/document.xml` in its order, a line for each paragraph (ECMA-376, 17.3: `w:p`, `w:t`, `w:tab`). */
export function docxTexts(xml: string): string {
  const parts = xml.matchAll(/<w:t(?: [^>]*)?>([^<]*)<\/w:t>|<w:tab\/>|<\/w:p>/g);
  return Array.from(parts, ([part, text]) => {
    if (part === '</w:p>') return '\n';
    return text === undefined ? '\t' : decoded(text);
  }).join('');
}

function decoded(text: string): string {
  return text.replaceAll(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (whole, decimal, hex, name) => {
    if (typeof decimal === 'string') return String.fromCodePoint(Number(decimal));
    if (typeof hex === 'string') return String.fromCodePoint(Number.parseInt(hex, 16));
    return entities[String(name)] ?? whole;
  });
}
