/** The tables of a TrueType font that a PDF needs of it (Adobe PDF 1.7, 9.9; glyphs by ISO/IEC 14496-22). */
const embeddedTables = ['cvt ', 'fpgm', 'glyf', 'head', 'hhea', 'hmtx', 'loca', 'maxp', 'prep'];

export type TrueType = {
  unitsPerEm: number;
  ascent: number;
  descent: number;
  lineGap: number;
  capHeight: number;
  xHeight: number;
  postscriptName: string;
  bbox: { minX: number; minY: number; maxX: number; maxY: number };
  glyphCount: number;
  /** The number of a character's glyph; 0 where the font does not have it. */
  glyphOf: (codePoint: number) => number;
  /** In units of the em. */
  advanceOf: (glyph: number) => number;
  /** A font file with only these glyphs, numbered by their place in the list. */
  subset: (glyphs: readonly number[]) => Uint8Array;
};

/** Reads a TrueType font with a Unicode table of format 4. Throws a RangeError where the file ends too early. */
export function readTrueType(bytes: Uint8Array, postscriptName: string): TrueType {
  const tables = tablesOf(bytes);
  const table = (name: string) => {
    const found = tables.get(name);
    if (!found) throw new RangeError(`The font has no table ${name}.`);
    return found;
  };
  const [head, hhea, hmtx, os2] = ['head', 'hhea', 'hmtx', 'OS/2'].map(table) as [
    DataView,
    DataView,
    DataView,
    DataView,
  ];
  const metrics = hhea.getUint16(34);
  const advanceOf = (glyph: number) => hmtx.getUint16(Math.min(glyph, metrics - 1) * 4);
  const bearingOf = (glyph: number) =>
    hmtx.getInt16(glyph < metrics ? glyph * 4 + 2 : (metrics + glyph) * 2);
  return {
    unitsPerEm: head.getUint16(18),
    ascent: hhea.getInt16(4),
    descent: hhea.getInt16(6),
    lineGap: hhea.getInt16(8),
    xHeight: os2.getInt16(86),
    capHeight: os2.getInt16(88),
    postscriptName,
    bbox: {
      minX: head.getInt16(36),
      minY: head.getInt16(38),
      maxX: head.getInt16(40),
      maxY: head.getInt16(42),
    },
    glyphCount: table('maxp').getUint16(4),
    glyphOf: readCharacters(table('cmap')),
    advanceOf,
    subset: (glyphs) => writeSubset(tables, glyphs, { advanceOf, bearingOf }),
  };
}

function tablesOf(bytes: Uint8Array): Map<string, DataView> {
  const file = viewOf(bytes);
  return new Map(
    Array.from({ length: file.getUint16(4) }, (_, index) => {
      const at = 12 + index * 16;
      const name = String.fromCharCode(...bytes.subarray(at, at + 4));
      const start = file.getUint32(at + 8);
      return [name, viewOf(bytes.subarray(start, start + file.getUint32(at + 12)))];
    }),
  );
}

function readCharacters(cmap: DataView): (codePoint: number) => number {
  const records = Array.from({ length: cmap.getUint16(2) }, (_, index) =>
    cmap.getUint32(4 + index * 8 + 4),
  );
  const start = records.find((offset) => cmap.getUint16(offset) === 4);
  if (start === undefined) throw new RangeError('The font has no table of characters.');
  const size = cmap.getUint16(start + 6);
  const glyphByCharacter = new Map<number, number>();
  for (let at = start + 14; at < start + 14 + size; at += 2) {
    const end = cmap.getUint16(at);
    const first = cmap.getUint16(at + size + 2);
    const delta = cmap.getUint16(at + 2 * size + 2);
    const rangeAt = at + 3 * size + 2;
    const range = cmap.getUint16(rangeAt);
    for (let code = first; code <= end && code < 0xffff; code += 1) {
      const raw = range === 0 ? code : cmap.getUint16(rangeAt + range + 2 * (code - first));
      if (raw !== 0) glyphByCharacter.set(code, (raw + delta) & 0xffff);
    }
  }
  return (codePoint) => glyphByCharacter.get(codePoint) ?? 0;
}

function writeSubset(
  tables: ReadonlyMap<string, DataView>,
  wanted: readonly number[],
  { advanceOf, bearingOf }: Record<'advanceOf' | 'bearingOf', (glyph: number) => number>,
): Uint8Array {
  const glyphs = [...wanted];
  const outlines: Uint8Array[] = [];
  // A letter with a mark is made of two glyphs, which come in at the end of the list.
  for (let index = 0; index < glyphs.length; index += 1)
    outlines.push(outlineOf(tables, glyphs[index] ?? 0, glyphs));
  const loca = new DataView(new ArrayBuffer((glyphs.length + 1) * 4));
  outlines.reduce((offset, outline, index) => {
    loca.setUint32((index + 1) * 4, offset + outline.length);
    return offset + outline.length;
  }, 0);
  const hmtx = new DataView(new ArrayBuffer(glyphs.length * 4));
  glyphs.forEach((glyph, index) => {
    hmtx.setUint16(index * 4, advanceOf(glyph));
    hmtx.setInt16(index * 4 + 2, bearingOf(glyph));
  });
  const written = new Map<string, Uint8Array>([
    ['glyf', joined(outlines)],
    ['loca', bytesOf(loca)],
    ['hmtx', bytesOf(hmtx)],
    ['head', changed(tables.get('head'), [[50, 1]])],
    ['hhea', changed(tables.get('hhea'), [[34, glyphs.length]])],
    ['maxp', changed(tables.get('maxp'), [[4, glyphs.length]])],
  ]);
  return fontFile(
    embeddedTables.flatMap((name) => {
      const source = tables.get(name);
      const content = written.get(name) ?? (source && bytesOf(source));
      return content ? [{ name, content }] : [];
    }),
  );
}

/** A glyph's outline, of a length that 4 divides; what it is made of is added to the glyphs and renumbered in it. */
function outlineOf(
  tables: ReadonlyMap<string, DataView>,
  glyph: number,
  glyphs: number[],
): Uint8Array {
  const [head, loca, glyf] = [tables.get('head'), tables.get('loca'), tables.get('glyf')];
  if (!head || !loca || !glyf) throw new RangeError('The font has no outlines.');
  const offset = (index: number) =>
    head.getInt16(50) === 1 ? loca.getUint32(index * 4) : loca.getUint16(index * 2) * 2;
  const [start, end] = [offset(glyph), offset(glyph + 1)];
  const outline = new Uint8Array(Math.ceil((end - start) / 4) * 4);
  outline.set(bytesOf(glyf).subarray(start, end));
  const view = viewOf(outline);
  if (end === start || view.getInt16(0) >= 0) return outline;
  for (let at = 10, flags = moreComponents; (flags & moreComponents) !== 0;) {
    flags = view.getUint16(at);
    const component = view.getUint16(at + 2);
    if (!glyphs.includes(component)) glyphs.push(component);
    view.setUint16(at + 2, glyphs.indexOf(component));
    at += componentSize(flags);
  }
  return outline;
}

const moreComponents = 0x20;

function componentSize(flags: number): number {
  const offsets = (flags & 0x01) === 0 ? 2 : 4;
  const scale = (flags & 0x08) !== 0 ? 2 : (flags & 0x40) !== 0 ? 4 : (flags & 0x80) !== 0 ? 8 : 0;
  return 4 + offsets + scale;
}

function fontFile(tables: readonly { name: string; content: Uint8Array }[]): Uint8Array {
  const directory = new DataView(new ArrayBuffer(12 + tables.length * 16));
  const power = Math.floor(Math.log2(tables.length));
  directory.setUint32(0, 0x00010000);
  directory.setUint16(4, tables.length);
  directory.setUint16(6, 2 ** power * 16);
  directory.setUint16(8, power);
  directory.setUint16(10, tables.length * 16 - 2 ** power * 16);
  let offset = directory.byteLength;
  const contents = tables.map(({ name, content }, index) => {
    const padded = new Uint8Array(Math.ceil(content.length / 4) * 4);
    padded.set(content);
    const at = 12 + index * 16;
    for (let letter = 0; letter < 4; letter += 1)
      directory.setUint8(at + letter, name.charCodeAt(letter));
    directory.setUint32(at + 4, checksum(padded));
    directory.setUint32(at + 8, offset);
    directory.setUint32(at + 12, content.length);
    offset += padded.length;
    return padded;
  });
  return joined([bytesOf(directory), ...contents]);
}

function checksum(bytes: Uint8Array): number {
  const view = viewOf(bytes);
  let sum = 0;
  for (let at = 0; at < bytes.length; at += 4) sum = (sum + view.getUint32(at)) >>> 0;
  return sum;
}

function changed(table: DataView | undefined, words: readonly [number, number][]): Uint8Array {
  const copy = table ? bytesOf(table).slice() : new Uint8Array();
  for (const [at, value] of words) viewOf(copy).setUint16(at, value);
  return copy;
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const bytes = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  parts.reduce((offset, part) => {
    bytes.set(part, offset);
    return offset + part.length;
  }, 0);
  return bytes;
}

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

function bytesOf(view: DataView): Uint8Array {
  return new Uint8Array(view.buffer, view.byteOffset, view.byteLength);
}
