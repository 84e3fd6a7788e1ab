import type { DecodeText } from '../../autopsy/decode-text-file';
import type { FileLine } from '../../resume-text/lines/text-lines';
import { characterOf } from '../parse/entities';
import { ImportRefused, importLimits, type Watch } from '../import-refused';
import { createLineSink, type LineSink } from '../lines/line-sink';

/** Groups that hold no text of the page (RTF 1.9.1, "Destinations"); unknown ones say so by "\*". */
const skipped = new Set(
  'fonttbl colortbl stylesheet info pict object themedata colorschememapping datastore latentstyles listtable listoverridetable rsidtbl generator xmlnstbl mmathPr filetbl revtbl fldinst shprslt annotation atnid atnauthor nonshppict listtext pntext pn bkmkstart bkmkend'.split(
    ' ',
  ),
);

const characters: ReadonlyMap<string, string> = new Map(
  Object.entries({
    tab: '\t',
    cell: '',
    nestcell: '\t',
    emdash: '—',
    endash: '–',
    bullet: '•',
    lquote: '‘',
    rquote: '’',
    ldblquote: '“',
    rdblquote: '”',
    emspace: ' ',
    enspace: ' ',
  }),
);

/** The edges of a shape, in twentieths of a point. */
const edgeNames = ['shpleft', 'shptop', 'shpright', 'shpbottom'];

/** The name of the program that wrote the file is within these first letters. */
const maxHeadLength = 8000;

const token =
  /\\([a-z]+)(-?\d{1,10})? ?|\\'([\da-f]{2})|\\([^a-z'])|([{}])|[\r\n]+|[^\\{}\r\n]+/giu;

type Group = {
  isHidden: boolean;
  skipAfterUnicode: number;
  end: 'box' | 'line' | null;
  isBold: boolean;
  size: number;
  /** The code page of the font, where it has one of its own. */
  page: string | null;
};

/**
 * The lines of a rich text file (RTF 1.9.1), which is ASCII with escapes: bytes in the code page of the file or of their
 * font, `\uN` with the count of stand-ins to skip (`\ucN`), paragraphs, tabs, list marks and table rows. Deleted
 * revisions, pictures and field codes
 * are left out.
 *
 * @throws {ImportRefused} 'nested' | 'too-long'
 */
export function rtfLines(source: string, decode: DecodeText, watch: Watch): FileLine[] {
  const sink = createLineSink();
  const outer: Group[] = [];
  let group: Group = {
    isHidden: false,
    skipAfterUnicode: 1,
    end: null,
    isBold: false,
    size: 12,
    page: null,
  };
  let filePage = 'windows-1252';
  // Letters of some code pages are two bytes: they are gathered until a letter of another kind.
  let bytes: number[] = [];
  const fontPages = new Map<number, string>();
  let font = 0;
  let toSkip = 0;
  let isRow = false;
  const edges = [0, 0, 0, 0];
  let steps = 0;
  // LaTeX's arguments come as groups one after the other, and each of its entries behind a space.
  const isOfLatex = /latex2rtf/u.test(source.slice(0, maxHeadLength));
  let between: '' | ' ' | null = null;

  const write = (text: string) => {
    if (group.isHidden) return;
    if (isOfLatex && between !== null && text.trim() === '') {
      between = ' ';
      return;
    }
    if (between === ' ') sink.breakLine();
    else if (between === '') sink.text('\t');
    between = null;
    const kept = text.slice(toSkip);
    toSkip = Math.max(0, toSkip - text.length);
    if (kept !== '') sink.text(kept, group);
  };
  const flush = () => {
    if (bytes.length === 0) return;
    const page = group.page ?? filePage;
    const content = Uint8Array.from(bytes);
    bytes = [];
    write(decode(content, page) ?? decode(content, 'windows-1252') ?? '\uFFFD');
  };
  // Some programs write the bytes of their code page as they are.
  const writeRaw = (text: string) => {
    if (!/[\u0080-\u00FF]/u.test(text)) return write(text);
    bytes = Array.from(text, (letter) => letter.charCodeAt(0) & 255);
    flush();
  };
  const brace = (mark: string) => {
    toSkip = 0;
    if (mark === '}') {
      if (group.end === 'box') sink.closeBox();
      if (group.end === 'line') sink.breakLine();
      if (isOfLatex && !group.isHidden) between = '';
      group = outer.pop() ?? group;
      return;
    }
    if (outer.length >= importLimits.depth) throw new ImportRefused('nested');
    outer.push(group);
    group = { ...group, end: null };
  };
  const word = (name: string, value: number | undefined) => {
    // A list's own mark is its bullet; the numbers that only the program knows are left to it.
    if (name === 'listtext' || name === 'pntext') write('• ');
    if (name === 'ansicpg') filePage = codePage(value ?? 1252);
    else if (name === 'f') {
      font = value ?? 0;
      group.page = fontPages.get(font) ?? null;
    } else if (name === 'fcharset') {
      const page = charsets.get(value ?? 0);
      if (page !== undefined) fontPages.set(font, page);
    } else if (skipped.has(name)) group.isHidden = true;
    else if (edgeNames.includes(name)) edges[edgeNames.indexOf(name)] = value ?? 0;
    else if (name === 'shptxt') {
      group.isHidden = false;
      group.end = 'box';
      const [left = 0, top = 0, right = 0, bottom = 0] = edges.map((at) => at / 20);
      sink.openBox({ left, top, width: right - left, height: bottom - top });
    } else if (name === 'deleted' && value !== 0) group.isHidden = true;
    else if (group.isHidden) return;
    else if (name === 'b') group.isBold = value !== 0;
    else if (name === 'fs') group.size = (value ?? 24) / 2;
    else if (name === 'plain') Object.assign(group, { isBold: false, size: 12 });
    else if (name === 'li') sink.style({ indent: (value ?? 0) / 20 });
    else if (name === 'outlinelevel') sink.style({ level: (value ?? 0) + 1 });
    else if (name === 'pard') sink.style({ indent: 0, level: 0 });
    else if (/^(?:header|footer)[lrf]?$/u.test(name)) group.end = 'line';
    else if (name === 'uc') group.skipAfterUnicode = Math.min(10, Math.max(0, value ?? 1));
    else if (name === 'u') {
      const code = value ?? 0;
      sink.text(utf16Unit(code < 0 ? code + 65_536 : code), group);
      toSkip = group.skipAfterUnicode;
    } else if (name === 'bin') toSkip = 0;
    else isRow = structure(sink, name, isRow);
  };

  for (const [match, name, value, hex, symbol, mark] of source.matchAll(token)) {
    if ((steps += 1) % 2000 === 0) watch();
    if (hex === undefined) flush();
    if (mark !== undefined) brace(mark);
    else if (name !== undefined) word(name, value === undefined ? undefined : Number(value));
    else if (hex !== undefined) bytes.push(Number.parseInt(hex, 16));
    else if (symbol === '*') group.isHidden = true;
    else if (symbol === '~') write(' ');
    else if (symbol === '_') write('-');
    else if (symbol === '\n' || symbol === '\r') sink.endLine();
    else if (symbol === '\\' || symbol === '{' || symbol === '}') write(symbol);
    else if (symbol === undefined && !/^[\r\n]/u.test(match)) writeRaw(match);
  }
  flush();
  return sink.lines().map((line) => ({ ...line, text: withoutLoneSurrogates(line.text) }));
}

/** Paragraphs, characters with a name, and rows of tables; returns whether a row is open. */
function structure(sink: LineSink, name: string, isRow: boolean): boolean {
  if (name === 'par' || name === 'sect') sink.endLine();
  else if (name === 'line' || name === 'page') sink.breakLine();
  else if (name === 'trowd' && !isRow) {
    sink.openRow();
    sink.openCell();
    return true;
  } else if (name === 'cell' && isRow) {
    sink.closeCell();
    sink.openCell();
  } else if (name === 'row' && isRow) {
    sink.closeCell();
    sink.closeRow();
    return false;
  } else if (characters.has(name)) sink.text(characters.get(name) ?? '');
  return isRow;
}

/** Characters beyond 65,535 come as two halves, one `\u` each. */
function utf16Unit(code: number): string {
  return code >= 0xd800 && code <= 0xdfff ? String.fromCharCode(code) : characterOf(code);
}

function withoutLoneSurrogates(line: string): string {
  return line.replaceAll(/\p{Cs}/gu, '');
}

/** The code pages of fonts that are not those of the file (RTF 1.9.1, `\fcharset`). */
const charsets: ReadonlyMap<number, string> = new Map([
  [128, 'shift_jis'],
  [129, 'euc-kr'],
  [134, 'gbk'],
  [136, 'big5'],
  [161, 'windows-1253'],
  [162, 'windows-1254'],
  [163, 'windows-1258'],
  [177, 'windows-1255'],
  [178, 'windows-1256'],
  [186, 'windows-1257'],
  [204, 'windows-1251'],
  [222, 'windows-874'],
  [238, 'windows-1250'],
]);

function codePage(number: number): string {
  const named = new Map([
    [932, 'shift_jis'],
    [936, 'gbk'],
    [949, 'euc-kr'],
    [950, 'big5'],
    [866, 'ibm866'],
    [10000, 'macintosh'],
    [65001, 'utf-8'],
  ]);
  return named.get(number) ?? `windows-${number}`;
}
