import { AlignmentType, BorderStyle, LevelFormat, LineRuleType } from 'docx';
import type { LineStyle, PaperFamily, PaperStyle } from '@/domain/paper/paper-style';

/** What Word has in place of the PDF's fonts: the same widths, on every computer. */
const fontByFamily: Readonly<Record<PaperFamily, string>> = {
  Arimo: 'Arial',
  Tinos: 'Times New Roman',
  Carlito: 'Calibri',
  Gelasio: 'Georgia',
};

/** Word's name for a typeface. */
export function fontOf(family: PaperFamily): string {
  return fontByFamily[family];
}

/** The style of a heading, with the line beneath it where it has one. */
export function headingOf(look: LineStyle, family: PaperFamily, rule?: PaperStyle['rule']) {
  return {
    run: {
      font: fontOf(family),
      size: Math.round(look.size * 2),
      bold: look.face !== 'regular',
      color: colorOf(look),
      italics: false,
    },
    paragraph: {
      keepNext: true,
      spacing: {
        before: twips(look.before),
        after: twips(look.after),
        ...lineOf(look, family),
      },
      ...(rule && rule.thickness > 0 && { border: borderOf(look, rule) }),
    },
  };
}

/** A line beneath; Word counts its thickness in eighths of a point. */
function borderOf(look: LineStyle, { thickness, gap }: PaperStyle['rule']) {
  return {
    bottom: {
      style: BorderStyle.SINGLE,
      size: Math.round(thickness * 8),
      color: colorOf(look),
      space: Math.round(gap),
    },
  };
}

/** The one list: its sign, and how far its words stand in. */
export function bulletLevel({ bullets }: PaperStyle) {
  return {
    level: 0,
    format: LevelFormat.BULLET,
    text: '•',
    alignment: AlignmentType.LEFT,
    style: {
      run: { color: bullets.color.slice(1) },
      paragraph: { indent: { left: twips(bullets.indent), hanging: twips(bullets.indent) } },
    },
  };
}

/** Six hexadecimal digits. */
export function colorOf({ color }: LineStyle): string {
  return color.slice(1);
}

/** How high Word sets a line of a typeface by itself, per its letters. */
const ownHeights: Readonly<Record<PaperFamily, number>> = {
  Arimo: 1.149,
  Tinos: 1.149,
  Carlito: 1.221,
  Gelasio: 1.136,
};

/** A line's height as Word counts it: in 240ths of the one that it takes by itself. */
export function lineOf({ height }: LineStyle, family: PaperFamily) {
  return {
    line: Math.round((240 * height) / ownHeights[family]),
    // What Word takes for granted; LibreOffice does not.
    lineRule: LineRuleType.AUTO,
  };
}

/** Twentieths of a point, as Word measures. */
export function twips(points: number): number {
  return Math.round(points * 20);
}
