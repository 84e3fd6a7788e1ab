/** How large the text is, and how wide the margins. */
export type TextSize = 'small' | 'medium' | 'large';

/** How large and how loose the text is set. */
export type SpacingPreset = {
  /** In points. */
  fontSize: number;
  /** As a multiple of the font size. */
  lineHeight: number;
  /** Multiplies the gaps between the parts of a page. */
  spacingScale: number;
  /** In points, in place of those of the text size: `margin` above and below, `side` left and right. */
  margins?: { margin: number; side: number };
  /** Use this preset only for a single page, filled to at most this share (0 to 1). */
  maxPageFill?: number;
};

/** For a page that stays half empty: wide margins on all sides make the white look intended. */
const looseSpacing: SpacingPreset = {
  fontSize: 12,
  lineHeight: 1.45,
  spacingScale: 1.75,
  margins: { margin: 86.25, side: 79.5 },
  maxPageFill: 0.7,
};

/**
 * The spacing presets of each text size, the tightest first. A resume takes the loosest one that needs no extra page: the
 * tight ones keep a line or two off a second page, the loose ones are for a page that stays partly empty. `standard` is used
 * where nothing measures the pages. No letter of the text is under 10 points and no margin under half an inch: less
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
