import { strToU8, zipSync } from 'fflate';
import type { Block, ForeignDocument } from './foreign-layouts';
import { pdfFile } from './pdf-file';

export type Format = { name: string; write: (document: ForeignDocument) => Uint8Array };

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Each format as its usual programs write it, as small as it can be. */
export const formats: readonly Format[] = [
  {
    name: 'cv.txt',
    write: ({ header, blocks }) => strToU8([...header, ...textOf(blocks)].join('\r\n')),
  },
  { name: 'cv.docx', write: docxFile },
  { name: 'cv.odt', write: odtFile },
  { name: 'cv.rtf', write: rtfFile },
  { name: 'cv.html', write: htmlFile },
  { name: 'cv.pdf', write: pdfFile },
];

/** As "Save as plain text" gives it: short cells side by side, long ones one after the other. */
function textOf(blocks: readonly Block[]): string[] {
  return blocks.flatMap((block) => {
    if (block.kind === 'line') return [block.text];
    if (block.kind === 'item') return [`• ${block.text}`];
    if (block.kind === 'gap') return [''];
    if (block.kind === 'box') return textOf(block.blocks);
    const cells = block.cells.map(textOf);
    const [first = [], ...others] = cells;
    if (others.length === 1 && first.length === 1 && !/^[A-Z][a-z]+$/u.test(first[0] ?? ''))
      return [`${first[0] ?? ''}\t${others[0]?.[0] ?? ''}`, ...(others[0] ?? []).slice(1)];
    return cells.every((cell) => cell.length < 2)
      ? [cells.map(([text = '']) => text).join('\t')]
      : cells.flatMap((cell) => [...cell, '']);
  });
}

function wordText(text: string): string {
  return text
    .split('\t')
    .map((part) => `<w:t xml:space="preserve">${escaped(part)}</w:t>`)
    .join('<w:tab/>');
}

function wordBlocks(blocks: readonly Block[]): string {
  return blocks
    .map((block) => {
      if (block.kind === 'line') return `<w:p><w:r>${wordText(block.text)}</w:r></w:p>`;
      if (block.kind === 'item')
        return `<w:p><w:pPr><w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr></w:pPr><w:r>${wordText(block.text)}</w:r></w:p>`;
      if (block.kind === 'gap') return '<w:p/>';
      if (block.kind === 'box') {
        const content = `<w:txbxContent>${wordBlocks(block.blocks)}</w:txbxContent>`;
        return `<w:p><w:r><mc:AlternateContent><mc:Choice Requires="wps"><w:drawing><wps:txbx>${content}</wps:txbx></w:drawing></mc:Choice><mc:Fallback><w:pict><v:textbox>${content}</v:textbox></w:pict></mc:Fallback></mc:AlternateContent></w:r></w:p>`;
      }
      const cells = block.cells.map((cell) => `<w:tc>${wordBlocks(cell)}</w:tc>`).join('');
      return `<w:tbl><w:tr>${cells}</w:tr></w:tbl>`;
    })
    .join('');
}

export function docxFile({ header, blocks }: ForeignDocument): Uint8Array {
  const part = (name: string, inside: string) =>
    strToU8(`<?xml version="1.0" encoding="UTF-8"?><w:${name} xmlns:w="w">${inside}</w:${name}>`);
  return zipSync({
    '[Content_Types].xml': strToU8('<Types/>'),
    'word/document.xml': part('document', `<w:body>${wordBlocks(blocks)}<w:sectPr/></w:body>`),
    ...(header.length > 0 && {
      'word/header1.xml': part('hdr', wordBlocks(header.map((text) => ({ kind: 'line', text })))),
      'word/header2.xml': part('hdr', wordBlocks(header.map((text) => ({ kind: 'line', text })))),
    }),
  });
}

function odtBlocks(blocks: readonly Block[]): string {
  const text = (words: string) => escaped(words).replaceAll('\t', '<text:tab/>');
  return blocks
    .map((block) => {
      if (block.kind === 'line') return `<text:p text:style-name="P1">${text(block.text)}</text:p>`;
      if (block.kind === 'item')
        return `<text:list><text:list-item><text:p>${text(block.text)}</text:p></text:list-item></text:list>`;
      if (block.kind === 'gap') return '<text:p/>';
      if (block.kind === 'box')
        return `<text:p><draw:frame><draw:text-box>${odtBlocks(block.blocks)}</draw:text-box></draw:frame></text:p>`;
      const cells = block.cells.map(
        (cell) => `<table:table-cell>${odtBlocks(cell)}</table:table-cell>`,
      );
      return `<table:table><table:table-row>${cells.join('')}</table:table-row></table:table>`;
    })
    .join('\n');
}

export function odtFile({ header, blocks }: ForeignDocument): Uint8Array {
  const lines = header.map((text) => `<text:p>${escaped(text)}</text:p>`).join('');
  return zipSync({
    mimetype: strToU8('application/vnd.oasis.opendocument.text'),
    'content.xml': strToU8(
      `<office:document-content><office:body><office:text>${odtBlocks(blocks)}</office:text></office:body></office:document-content>`,
    ),
    'styles.xml': strToU8(
      `<office:document-styles><office:master-styles><style:master-page><style:header>${lines}</style:header></style:master-page></office:master-styles></office:document-styles>`,
    ),
  });
}

function rtfText(text: string): string {
  return Array.from(text)
    .map((letter) => {
      const code = letter.codePointAt(0) ?? 0;
      if (letter === '\t') return '\\tab ';
      if ('\\{}'.includes(letter)) return `\\${letter}`;
      if (code < 128) return letter;
      if (code < 256 && code > 159) return `\\'${code.toString(16)}`;
      return `\\u${code > 32_767 ? code - 65_536 : code}?`;
    })
    .join('');
}

function rtfBlocks(blocks: readonly Block[]): string {
  return blocks
    .map((block) => {
      if (block.kind === 'line') return `\\pard\\plain ${rtfText(block.text)}\\par\r\n`;
      if (block.kind === 'item')
        return `\\pard{\\listtext\\f1\\'b7\\tab}\\ls1 ${rtfText(block.text)}\\par\r\n`;
      if (block.kind === 'gap') return '\\pard\\par\r\n';
      if (block.kind === 'box')
        return `{\\shp{\\*\\shpinst{\\sp{\\sn shapeType}{\\sv 202}}{\\shptxt ${rtfBlocks(block.blocks)}}}{\\shprslt ${rtfBlocks(block.blocks)}}}`;
      const cells = block.cells.map((cell) =>
        rtfBlocks(cell)
          .replaceAll('\\pard', '\\pard\\intbl')
          .replace(/\\par\r\n$/u, '\\cell\r\n'),
      );
      return `\\trowd\\cellx2000\\cellx9000 ${cells.join('')}\\trowd\\cellx2000\\row\r\n`;
    })
    .join('');
}

export function rtfFile({ header, blocks }: ForeignDocument): Uint8Array {
  const lines = header.map((text) => `${rtfText(text)}\\par `).join('');
  return strToU8(
    `{\\rtf1\\ansi\\ansicpg1252\\uc1{\\fonttbl{\\f0 Calibri;}}{\\colortbl;\\red0\\green0\\blue0;}{\\*\\generator Riched20;}{\\info{\\title Not this}}${lines && `{\\header ${lines}}`}${rtfBlocks(blocks)}}`,
  );
}

function htmlBlocks(blocks: readonly Block[]): string {
  return blocks
    .map((block) => {
      if (block.kind === 'line')
        return `<div>${escaped(block.text).replaceAll('\t', '&nbsp;&nbsp;|&nbsp;&nbsp;')}</div>`;
      if (block.kind === 'item') return `<ul><li>${escaped(block.text)}</li></ul>`;
      if (block.kind === 'gap') return '<p>&nbsp;</p>';
      if (block.kind === 'box') return `<aside>${htmlBlocks(block.blocks)}</aside>`;
      const cells = block.cells.map((cell) => `<td>${htmlBlocks(cell)}</td>`).join('');
      return `<table><tbody><tr>${cells}</tr></tbody></table>`;
    })
    .join('\n');
}

export function htmlFile({ header, blocks }: ForeignDocument): Uint8Array {
  const lines = header.map((text) => `<p>${escaped(text)}</p>`).join('');
  return strToU8(
    `<!DOCTYPE html><html><head><title>Not this</title><style>p { color: red }</style><script>if (1 < 2) document.write('<p>No</p>')</script></head><body><header>${lines}</header>${htmlBlocks(blocks)}</body></html>`,
  );
}
