import type { BoldBoundary } from '../lines/bold-boundary';

/** A piece of text on a page; points, with y growing upwards, as PDF has them. */
export type PdfPiece = {
  text: string;
  x: number;
  y: number;
  width: number;
  height: number;
  isBold?: boolean;
  /** Tagged as a heading of this level. */
  level?: number;
  /** Its letters stood apart, and so do its words. */
  isSpaced?: true;
};

/** Pieces that touch: the words of one line within one column. */
export type Segment = {
  text: string;
  x: number;
  end: number;
  y: number;
  height: number;
  letters: number;
  bold: number;
  level: number;
  /** Where its weight turns, and its last weight. */
  boldBoundary: BoldBoundary;
  isLastBold: boolean;
  isFoot?: true;
};
export type Row = Segment[];
