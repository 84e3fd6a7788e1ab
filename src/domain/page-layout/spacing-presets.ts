/** How large the text is, and how wide the margins. */
export type PaperSize = 'small' | 'medium' | 'large';

/**
 * In points; `height` is a line's, per its letters; `gaps` widens what stands between the parts. `margins`: wider ones than
 * those of the size, above and below, left and right. `most`: the step is for a single page, of which it fills no more than
 * this share.
 */
export type PaperStep = {
  letters: number;
  height: number;
  gaps: number;
  margins?: { margin: number; side: number };
  most?: number;
};

/** For a page that stays half empty: the white lies around the words as a frame, and looks meant. */
const framed: PaperStep = {
  letters: 12,
  height: 1.45,
  gaps: 1.75,
  margins: { margin: 86.25, side: 79.5 },
  most: 0.7,
};

/**
 * How much air stands between the lines, for each size. A resume takes the widest step with which it needs no page more:
 * the first ones are close so that a line or two need no second page, the last ones for a page that stays partly empty.
 * `usual` is where nothing measures the pages. No letter of the text is under 10 points and no margin under half an inch: less
 * is hard to read, and some printers cut it. Margins are whole pixels of a screen (0.75 points), to which Chromium rounds them
 * when it prints.
 */
export const paperSteps: Readonly<
  Record<
    PaperSize,
    { margin: number; usual: PaperStep; steps: readonly [PaperStep, ...PaperStep[]] }
  >
> = {
  small: {
    margin: 36,
    usual: { letters: 10, height: 1.25, gaps: 0.8 },
    steps: [
      { letters: 10, height: 1.2, gaps: 0.6 },
      { letters: 10, height: 1.25, gaps: 0.8 },
      { letters: 10, height: 1.3, gaps: 1 },
      { letters: 10, height: 1.35, gaps: 1.2 },
    ],
  },
  medium: {
    margin: 50.25,
    usual: { letters: 10.5, height: 1.25, gaps: 1 },
    steps: [
      { letters: 10, height: 1.2, gaps: 0.65 },
      { letters: 10, height: 1.25, gaps: 0.8 },
      { letters: 10.5, height: 1.25, gaps: 0.85 },
      { letters: 10.5, height: 1.25, gaps: 1 },
      { letters: 10.5, height: 1.3, gaps: 1.15 },
      { letters: 11, height: 1.3, gaps: 1.2 },
      { letters: 11.5, height: 1.35, gaps: 1.35 },
      { letters: 11.5, height: 1.4, gaps: 1.5, most: 0.8 },
      { letters: 11.5, height: 1.4, gaps: 1.6, margins: { margin: 64.5, side: 72 }, most: 0.74 },
      framed,
    ],
  },
  large: {
    margin: 64.5,
    usual: { letters: 12, height: 1.25, gaps: 1 },
    steps: [
      { letters: 12, height: 1.25, gaps: 0.85 },
      { letters: 12, height: 1.25, gaps: 1 },
      { letters: 12, height: 1.3, gaps: 1.2 },
      { letters: 12, height: 1.35, gaps: 1.5 },
      framed,
    ],
  },
};
