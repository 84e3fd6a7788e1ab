import { expect, test } from 'vitest';
import type { TrueType } from '@/domain/page-layout/true-type';
import { paperFonts } from '@tests/support/paper-fonts';

test('a letter with a mark brings the glyphs that it is made of, under their new numbers', async () => {
  const { regular } = await paperFonts('modern');
  const letter = glyphOf(regular, 'ú');
  const parts = componentsOf(regular.subset([0, letter]), 1);
  expect(parts).toEqual([2, 3]);
});

test('a subset has as many glyphs as its tables say', async () => {
  const { bold } = await paperFonts('classic');
  const subset = bold.subset([0, glyphOf(bold, 'a'), glyphOf(bold, 'b')]);
  const tables = tablesOf(subset);
  expect(tables.get('maxp')?.getUint16(4)).toBe(3);
  expect(tables.get('hhea')?.getUint16(34)).toBe(3);
  expect(tables.get('loca')?.byteLength).toBe(16);
  expect(tables.get('hmtx')?.getUint16(4)).toBe(bold.advanceOf(glyphOf(bold, 'a')));
  expect(tables.get('loca')?.getUint32(12)).toBe(tables.get('glyf')?.byteLength);
});

test.each(['modern', 'classic'] as const)(
  'each letter of a subset stands where its outline begins: programs move one that claims another place (%s)',
  async (template) => {
    for (const font of Object.values(await paperFonts(template))) {
      const letters = Array.from('Bellweather – lú·', (letter) => glyphOf(font, letter));
      const tables = tablesOf(font.subset([0, ...new Set(letters)]));
      const [loca, glyf, hmtx] = ['loca', 'glyf', 'hmtx'].map((name) => tables.get(name));
      const count = tables.get('maxp')?.getUint16(4) ?? 0;
      for (let glyph = 0; glyph < count; glyph += 1) {
        const [start = 0, end] = [loca?.getUint32(glyph * 4), loca?.getUint32(glyph * 4 + 4)];
        if (start !== end) expect(hmtx?.getInt16(glyph * 4 + 2)).toBe(glyf?.getInt16(start + 2));
      }
    }
  },
);

test('what is not in the font has the glyph of nothing', async () => {
  const { regular } = await paperFonts('modern');
  for (const letter of ['王', '🍳', '\u0627']) expect(glyphOf(regular, letter)).toBe(0);
  for (const letter of 'Aaéñữ–•’') expect(glyphOf(regular, letter)).toBeGreaterThan(0);
});

function glyphOf(font: TrueType, letter: string): number {
  return font.glyphOf(letter.codePointAt(0) ?? 0);
}

function tablesOf(bytes: Uint8Array): Map<string, DataView> {
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  return new Map(
    Array.from({ length: view.getUint16(4) }, (_, index) => {
      const at = 12 + index * 16;
      const name = String.fromCharCode(...bytes.subarray(at, at + 4));
      const start = bytes.byteOffset + view.getUint32(at + 8);
      return [name, new DataView(bytes.buffer, start, view.getUint32(at + 12))];
    }),
  );
}

/** The numbers of the glyphs that a glyph of two parts is made of. */
function componentsOf(font: Uint8Array, glyph: number): number[] {
  const tables = tablesOf(font);
  const start = tables.get('loca')?.getUint32(glyph * 4) ?? 0;
  const outlines = tables.get('glyf');
  const flags = outlines?.getUint16(start + 10) ?? 0;
  const second = start + 10 + 4 + ((flags & 1) === 0 ? 2 : 4);
  return [start + 12, second + 2].map((at) => outlines?.getUint16(at) ?? -1);
}
