import { AlignmentType, BorderStyle, LevelFormat, LineRuleType } from 'docx';
import type {
  PageLineStyle,
  FontFamily,
  RuleStyle,
  PageStyle,
} from '@/domain/page-layout/page-style';

/** What Word has in place of the PDF's fonts: the same widths, on every computer. */
const fontByFamily: Readonly<Record<FontFamily, string>> = {
  Arimo: 'Arial',
  Tinos: 'Times New Roman',
  Carlito: 'Calibri',
  Gelasio: 'Georgia',
};

/** Word's name for a typeface. */
export function fontOf(family: FontFamily): string {
  return fontByFamily[family];
}

/** The style of a heading, with the line beneath it where it has one. */
export function headingOf(
  look: PageLineStyle,
  family: FontFamily,
  { rule, isInCapitals = false }: Partial<Pick<PageStyle, 'rule' | 'isInCapitals'>> = {},
) {
  return {
    run: {
      font: fontOf(family),
      size: Math.round(look.size * 2),
      bold: look.face !== 'regular',
      color: colorOf(look),
      italics: false,
      // Capitals are formatting only: the text in the file keeps its small letters.
      allCaps: isInCapitals,
      characterSpacing: twips(look.tracking * look.size),
    },
    paragraph: {
      keepNext: true,
      spacing: {
        before: twips(look.before),
        after: twips(look.after),
        ...lineOf(look, family),
      },
      ...(rule && borderBelow(rule)),
    },
  };
}

/** A line beneath a paragraph, where there is one; Word counts its thickness in eighths of a point. */
export function borderBelow(rule: RuleStyle) {
  return rule.thickness > 0 ? { border: { bottom: { ...edgeOf(rule), space: rule.gap } } } : {};
}

function edgeOf({ thickness, color }: Pick<RuleStyle, 'thickness' | 'color'>) {
  return { style: BorderStyle.SINGLE, size: Math.round(thickness * 8), color: colorOf({ color }) };
}

/** A paragraph without words that draws the bar above the name: the upper edge of a narrow one. */
export function barOf({ bar, page }: PageStyle) {
  return {
    border: { top: { ...edgeOf(bar), space: 0 } },
    indent: { right: twips(page.width - 2 * page.side - bar.width) },
    spacing: { before: 0, after: 0, line: twips(bar.gap), lineRule: LineRuleType.EXACT },
  };
}

/** The one list: its sign, and how far its words stand in. */
export function bulletLevel({ bullets }: PageStyle) {
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
export function colorOf({ color }: Pick<PageLineStyle, 'color'>): string {
  return color.slice(1);
}

/** How high Word sets a line of a typeface by itself, per its letters. */
const ownHeights: Readonly<Record<FontFamily, number>> = {
  Arimo: 1.149,
  Tinos: 1.149,
  Carlito: 1.221,
  Gelasio: 1.136,
};

/** A line's height as Word counts it: in 240ths of the one that it takes by itself. */
export function lineOf({ height }: PageLineStyle, family: FontFamily) {
  return {
    line: Math.round((240 * height) / ownHeights[family]),
    // Word's default; LibreOffice needs it written.
    lineRule: LineRuleType.AUTO,
  };
}

/** Twentieths of a point, as Word measures. */
export function twips(points: number): number {
  return Math.round(points * 20);
}
