import type { Measure } from '@/domain/page-layout/break-lines';
import { laidOutSize } from '@/domain/page-layout/layout-units';
import type { Face } from '@/domain/page-layout/page-style';
import type { TrueType } from '@/domain/page-layout/true-type';

export type PaperFonts = Readonly<Record<Face, TrueType>>;

/**
 * A font as pdfkit asks for it. One letter is one glyph, at its own width: with no ligatures and no kerning, what
 * somebody copies out of the file is what was typed.
 */
export function pdfFont(font: TrueType): object {
  const glyph = (codePoint: number) => {
    const id = font.glyphOf(codePoint);
    return { id, advanceWidth: font.advanceOf(id), codePoints: [codePoint] };
  };
  return {
    ...font,
    italicAngle: 0,
    post: { isFixedPitch: false },
    head: { macStyle: { italic: false } },
    getGlyph: (id: number) => ({ id, advanceWidth: font.advanceOf(id), codePoints: [0] }),
    layout: (text: string) => {
      const glyphs = Array.from(text, (letter) => glyph(letter.codePointAt(0) ?? 0));
      const positions = glyphs.map(({ advanceWidth }) => ({
        xAdvance: advanceWidth,
        yAdvance: 0,
        xOffset: 0,
        yOffset: 0,
      }));
      return {
        glyphs,
        positions,
        // Read only after pdfkit has scaled the positions.
        get advanceWidth() {
          return positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0);
        },
      };
    },
    createSubset: () => {
      const glyphs = [0];
      return {
        includeGlyph: (id: number) => {
          if (!glyphs.includes(id)) glyphs.push(id);
          return glyphs.indexOf(id);
        },
        encode: () => font.subset(glyphs),
      };
    },
  };
}

/** Measures texts in points by the widths of the font's letters, in the size in which they are set. */
export function measureBy(fonts: PaperFonts): Measure {
  return (text, face, size) => {
    const font = fonts[face];
    let units = 0;
    for (const letter of text) units += font.advanceOf(font.glyphOf(letter.codePointAt(0) ?? 0));
    return (units * laidOutSize(size)) / font.unitsPerEm;
  };
}
