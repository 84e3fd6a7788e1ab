import type { PageLineStyle } from './page-style';

/** Chromium lays out in 64ths of a pixel (LayoutUnit); in points. */
const unit = 72 / 96 / 64;

/** Points cut off as Chromium does when it lays out: over a page that adds up to half a line. */
export function inUnits(points: number): number {
  return Math.floor(points / unit + 1e-6) * unit;
}

/**
 * How large Chromium sets letters for which a size is asked, in points: it cuts sizes to hundredths of a pixel
 * (FontDescription::EffectiveFontSize), and where FreeType draws the letters (Linux, Android) to 64ths; their widths follow.
 */
export function laidOutSize(points: number): number {
  const hundredths = Math.floor((points / 72) * 96 * 100 + 1e-6) / 100;
  return inUnits((hundredths / 96) * 72);
}

/** How high a line is in Chromium, in points: it rounds the size of the letters before it takes the line's share of it. */
export function lineHeight({ size, height }: Pick<PageLineStyle, 'size' | 'height'>): number {
  return inUnits(Math.round(size / unit) * unit * height);
}
