/** How large the text is, and how wide the margins. */
export type TextSize = 'small' | 'medium' | 'large';

/**
 * In points; `height` is a line's, per its letters; `gaps` widens what stands between the parts. `margins`: wider ones than
 * those of the size, above and below, left and right. `most`: the step is for a single page, of which it fills no more than
 * this share.
 */
export type SpacingPreset = {
  fontSize: number;
  lineHeight: number;
  spacingScale: number;
  margins?: { margin: number; side: number };
  maxPageFill?: number;
};

/** For a page that stays half empty: the white lies around the words as a frame, and looks meant. */
const looseSpacing: SpacingPreset = {
  fontSize: 12,
  lineHeight: 1.45,
  spacingScale: 1.75,
  margins: { margin: 86.25, side: 79.5 },
  maxPageFill: 0.7,
};

/**
 * How much air stands between the lines, for each size. A resume takes the widest step with which it needs no page more:
 * the first ones are close so that a line or two need no second page, the last ones for a page that stays partly empty.
 * `usual` is where nothing measures the pages. No letter of the text is under 10 points and no margin under half an inch: less
 * is hard to read, and some printers cut it. Margins are whole pixels of a screen (0.75 points), to which Chromium rounds them
 * when it prints.
 */
export const spacingPresets: Readonly<
  Record<
    TextSize,
    {
      margin: number;
      standard: SpacingPreset;
      presets: readonly [SpacingPreset, ...SpacingPreset[]];
    }
  >
> = {
  small: {
    margin: 36,
    standard: { fontSize: 10, lineHeight: 1.25, spacingScale: 0.8 },
    presets: [
      { fontSize: 10, lineHeight: 1.2, spacingScale: 0.6 },
      { fontSize: 10, lineHeight: 1.25, spacingScale: 0.8 },
      { fontSize: 10, lineHeight: 1.3, spacingScale: 1 },
      { fontSize: 10, lineHeight: 1.35, spacingScale: 1.2 },
    ],
  },
  medium: {
    margin: 50.25,
    standard: { fontSize: 10.5, lineHeight: 1.25, spacingScale: 1 },
    presets: [
      { fontSize: 10, lineHeight: 1.2, spacingScale: 0.65 },
      { fontSize: 10, lineHeight: 1.25, spacingScale: 0.8 },
      { fontSize: 10.5, lineHeight: 1.25, spacingScale: 0.85 },
      { fontSize: 10.5, lineHeight: 1.25, spacingScale: 1 },
      { fontSize: 10.5, lineHeight: 1.3, spacingScale: 1.15 },
      { fontSize: 11, lineHeight: 1.3, spacingScale: 1.2 },
      { fontSize: 11.5, lineHeight: 1.35, spacingScale: 1.35 },
      { fontSize: 11.5, lineHeight: 1.4, spacingScale: 1.5, maxPageFill: 0.8 },
      {
        fontSize: 11.5,
        lineHeight: 1.4,
        spacingScale: 1.6,
        margins: { margin: 64.5, side: 72 },
        maxPageFill: 0.74,
      },
      looseSpacing,
    ],
  },
  large: {
    margin: 64.5,
    standard: { fontSize: 12, lineHeight: 1.25, spacingScale: 1 },
    presets: [
      { fontSize: 12, lineHeight: 1.25, spacingScale: 0.85 },
      { fontSize: 12, lineHeight: 1.25, spacingScale: 1 },
      { fontSize: 12, lineHeight: 1.3, spacingScale: 1.2 },
      { fontSize: 12, lineHeight: 1.35, spacingScale: 1.5 },
      looseSpacing,
    ],
  },
};
