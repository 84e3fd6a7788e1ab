import { strToU8 } from 'fflate';
import type { Block, ForeignDocument } from './foreign-layouts';

const size = 10;
const leading = 14;
/** About the mean width of Helvetica's letters, in ems: near enough to keep columns apart. */
const letter = 0.5;

/** A PDF with one font and every line at its place, as a word processor prints it. Letters beyond WinAnsi lose their accents. */
export function pdfFile({ header, blocks }: ForeignDocument): Uint8Array {
  const pages: string[][] = [[]];
  let y = 740;
  const put = (text: string, x: number, at: number) => {
    const plain = text.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll(/[–—]/gu, '-');
    const safe = plain.replaceAll('•', '\u0095').replaceAll(/[\\()]/gu, String.raw`\$&`);
    pages.at(-1)?.push(`BT /F1 ${size} Tf 1 0 0 1 ${x} ${at} Tm (${safe}) Tj ET`);
  };
  const write = (block: Block, x: number, right: number): void => {
    if (y < 60) {
      pages.push([]);
      y = 740;
    }
    if (block.kind === 'gap') y -= leading * 0.9;
    else if (block.kind === 'row') {
      const top = y;
      const page = pages.length;
      const isNarrow = block.cells[0]?.length === 1 && JSON.stringify(block.cells[0]).length < 45;
      const first = isNarrow ? 100 : 210;
      let bottom = y;
      const widths =
        block.cells.length === 2
          ? [first, right - x - first]
          : block.cells.map(() => (right - x) / block.cells.length);
      let left = x;
      for (const [index, cell] of block.cells.entries()) {
        if (pages.length === page) y = top;
        for (const one of cell) write(one, left, left + (widths[index] ?? 0) - 10);
        bottom = Math.min(bottom, y);
        left += widths[index] ?? 0;
      }
      y = bottom;
    } else if (block.kind === 'box') for (const one of block.blocks) write(one, x, right);
    else {
      const [main = '', ...others] = (block.kind === 'item' ? `• ${block.text}` : block.text).split(
        '\t',
      );
      const most = Math.floor((right - x) / (size * letter * 0.95));
      for (const [index, part] of (others.length > 0 ? [main] : wrapped(main, most)).entries()) {
        if (index > 0) y -= leading;
        put(part, block.kind === 'item' && index > 0 ? x + 8 : x, y);
      }
      for (const other of others) put(other, right - other.length * size * letter, y);
      y -= leading;
    }
  };
  for (const text of header) write({ kind: 'line', text }, 60, 550);
  for (const block of blocks) write(block, 60, 550);
  return assemble(pages.map((lines) => lines.join('\n')));
}

function wrapped(text: string, most: number): string[] {
  const lines = [''];
  for (const word of text.split(' ')) {
    const line = lines.at(-1) ?? '';
    if (line !== '' && line.length + word.length + 1 > most) lines.push(word);
    else lines[lines.length - 1] = line === '' ? word : `${line} ${word}`;
  }
  return lines;
}

/** The objects of a PDF around the content of its pages (ISO 32000-1, 7.5). Texts are bytes of WinAnsi. */
export function assemble(contents: readonly string[]): Uint8Array {
  const kids = contents.map((_, index) => `${4 + index * 2} 0 R`).join(' ');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${contents.length} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    ...contents.flatMap((content, index) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Resources << /Font << /F1 3 0 R >> >> /Contents ${5 + index * 2} 0 R >>`,
      `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    ]),
  ];
  let file = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const at = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return at;
  });
  const start = file.length;
  const rows = offsets.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('');
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return strToU8(file, true);
}
