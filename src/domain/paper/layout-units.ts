import type { LineStyle } from './paper-style';

/** Chromium lays out in 64ths of a pixel (LayoutUnit); in points. */
const unit = 72 / 96 / 64;

/** Points cut off as Chromium does when it lays out: over a page that adds up to half a line. */
export function inUnits(points: number): number {
  return Math.floor(points / unit + 1e-6) * unit;
}

/** How high a line is in Chromium, in points: it rounds the size of the letters before it takes the line's share of it. */
export function lineHeight({ size, height }: Pick<LineStyle, 'size' | 'height'>): number {
  return inUnits(Math.round(size / unit) * unit * height);
}
