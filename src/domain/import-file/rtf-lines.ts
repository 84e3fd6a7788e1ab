import { windows1252 } from '../autopsy/decode-text-file';
import { characterOf } from './entities';
import { ImportRefused, importLimits, type Watch } from './import-refused';
import { createLineSink, type LineSink } from './line-sink';

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

const token =
  /\\([a-z]+)(-?\d{1,10})? ?|\\'([\da-f]{2})|\\([^a-z'])|([{}])|[\r\n]+|[^\\{}\r\n]+/giu;

type Group = { isHidden: boolean; skipAfterUnicode: number; end: 'box' | 'line' | null };

/**
 * The lines of a rich text file (RTF 1.9.1), which is ASCII with escapes: code page 1252, `\uN` with the count of
 * stand-ins to skip (`\ucN`), paragraphs, tabs, list marks and table rows. Deleted revisions, pictures and field codes
 * are left out. Throws `nested` and what the line sink throws.
 */
export function rtfLines(source: string, watch: Watch): string[] {
  const sink = createLineSink();
  const outer: Group[] = [];
  let group: Group = { isHidden: false, skipAfterUnicode: 1, end: null };
  let toSkip = 0;
  let isRow = false;
  let steps = 0;

  const write = (text: string) => {
    if (group.isHidden) return;
    const kept = text.slice(toSkip);
    toSkip = Math.max(0, toSkip - text.length);
    if (kept !== '') sink.text(kept);
  };
  const brace = (mark: string) => {
    toSkip = 0;
    if (mark === '}') {
      if (group.end === 'box') sink.closeBox();
      if (group.end === 'line') sink.breakLine();
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
    if (skipped.has(name)) group.isHidden = true;
    else if (name === 'shptxt') {
      group.isHidden = false;
      group.end = 'box';
      sink.openBox();
    } else if (name === 'deleted' && value !== 0) group.isHidden = true;
    else if (group.isHidden) return;
    else if (/^(?:header|footer)[lrf]?$/u.test(name)) group.end = 'line';
    else if (name === 'uc') group.skipAfterUnicode = Math.min(10, Math.max(0, value ?? 1));
    else if (name === 'u') {
      const code = value ?? 0;
      sink.text(utf16Unit(code < 0 ? code + 65_536 : code));
      toSkip = group.skipAfterUnicode;
    } else if (name === 'bin') toSkip = 0;
    else isRow = structure(sink, name, isRow);
  };

  for (const [match, name, value, hex, symbol, mark] of source.matchAll(token)) {
    if ((steps += 1) % 2000 === 0) watch();
    if (mark !== undefined) brace(mark);
    else if (name !== undefined) word(name, value === undefined ? undefined : Number(value));
    else if (hex !== undefined) write(windows1252(Number.parseInt(hex, 16)));
    else if (symbol === '*') group.isHidden = true;
    else if (symbol === '~') write(' ');
    else if (symbol === '_') write('-');
    else if (symbol === '\n' || symbol === '\r') sink.endLine();
    else if (symbol === '\\' || symbol === '{' || symbol === '}') write(symbol);
    else if (symbol === undefined && !/^[\r\n]/u.test(match)) write(match);
  }
  return sink.lines().map(joinedSurrogates);
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

function joinedSurrogates(line: string): string {
  return line.replaceAll(/\p{Cs}/gu, '');
}
