import { strToU8, zipSync } from 'fflate';

/** A Word file with this markup in its body, and further parts by their names. */
export function wordFile(body: string, parts: Record<string, string> = {}): Uint8Array {
  return zipSync({
    'word/document.xml': strToU8(`<w:document><w:body>${body}</w:body></w:document>`),
    ...Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)])),
  });
}

export function wordParagraph(text: string): string {
  return `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`;
}
