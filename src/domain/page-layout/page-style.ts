import { spacingPresets } from './spacing-presets';
import type { TextSize, SpacingPreset } from './spacing-presets';

export type Template = 'modern' | 'classic';
/** Colours that stay dark on a printer without colour: each has at least 7 to 1 against white (WCAG 2.2, 1.4.6). */
export const accents = {
  forest: '#17442f',
  navy: '#173d66',
  wine: '#6e1d35',
  plum: '#4a2c6e',
  ink: '#1c1c1c',
} as const;
export type AccentColor = keyof typeof accents;

/** Two typefaces that go together, one for the headings and one for the text. */
export const fontPairs = {
  /** As wide as Arial. */
  plain: { headings: 'Arimo', text: 'Arimo' },
  /** As wide as Times New Roman. */
  book: { headings: 'Tinos', text: 'Tinos' },
  /** As wide as Georgia and Calibri. */
  warm: { headings: 'Gelasio', text: 'Carlito' },
} as const;
export type FontPair = keyof typeof fontPairs;
export type FontFamily = (typeof fontPairs)[FontPair]['headings' | 'text'];

/** How the titles of sections look: with a line beneath, in capitals with a line, or without one. */
export const headingStyleOptions = ['line', 'capitals', 'bare'] as const;
export type HeadingStyle = (typeof headingStyleOptions)[number];

/** What a person chooses of how their resume looks; a part that is absent is the template's default. */
export type ResumeTheme = {
  template: Template;
  size: TextSize;
  accent?: AccentColor;
  fonts?: FontPair;
  heading?: HeadingStyle;
};
/** A theme with every part chosen. */
export type CompleteTheme = Required<ResumeTheme>;

/**
 * `heading`: the bold face of the headings' typeface, where that is not the text's. `italic` is there where the style sets
 * employers and dates in it.
 */
export type Face = 'regular' | 'bold' | 'heading' | 'italic';

const templateDefaults: Readonly<
  Record<Template, Pick<CompleteTheme, 'accent' | 'fonts' | 'heading'>>
> = {
  modern: { accent: 'forest', fonts: 'plain', heading: 'capitals' },
  classic: { accent: 'ink', fonts: 'book', heading: 'capitals' },
};

/** A theme with the template's defaults where the person has chosen nothing. */
export function completeTheme(look: ResumeTheme): CompleteTheme {
  return { ...templateDefaults[look.template], ...look };
}

/**
 * How a kind of line looks. Sizes and distances in points (1/72 inch); `height` is the line's, per its size; `tracking` is
 * what stands between its letters beside their own widths, per its size.
 */
export type PageLineStyle = {
  face: Face;
  size: number;
  height: number;
  tracking: number;
  color: string;
  isCentred: boolean;
  before: number;
  after: number;
};

/** A line as wide as the text: how thick it is drawn, and how far below the words; a thickness of 0 means no line. In points. */
export type RuleStyle = { thickness: number; gap: number; color: string };

export type PageStyle = CompleteTheme & {
  family: FontFamily;
  /** Of the name and the titles of sections. */
  headingFamily: FontFamily;
  /** The titles of sections stand in capital letters. */
  isInCapitals: boolean;
  /** US Letter; `margin` above and below, `side` left and right. */
  page: { width: number; height: number; margin: number; side: number };
  /** Above the name at the left margin; a thickness of 0 means no bar. `gap`: between it and the name. */
  bar: { width: number; thickness: number; gap: number; color: string };
  name: PageLineStyle;
  contact: PageLineStyle;
  /** Beneath the contact. */
  headRule: RuleStyle;
  /** Above the words about the person, which stand beneath the contact without a title. */
  leadGap: number;
  section: PageLineStyle;
  /** Beneath the title of a section. */
  rule: RuleStyle;
  body: PageLineStyle;
  /** The title of a job or school. */
  title: PageLineStyle;
  /** The dates of a job or school: a column of their own at the right edge of the title's line. */
  dates: PageLineStyle;
  /** For whom a job was, or where a school: set apart from the title above and the place behind. */
  employer: { face: Extract<Face, 'regular' | 'italic'>; color: string };
  place: { color: string };
  /** Above an entry that is not the first of its section. */
  entryGap: number;
  /** Above an entry of one line that is not the first of its section. */
  lineGap: number;
  /** `before` the first bullet, `between` two of them. */
  bullets: { indent: number; before: number; between: number; color: string };
  /** How wide the column of the labels is, before the words of short sections. */
  labelWidth: number;
  /** No job and no school goes from one page to the next, but one that is longer than a page. */
  keepsEntriesTogether: boolean;
  /** The words of a list stand below each other in two columns, with bullets in place of the dots between them. */
  hasListColumns: boolean;
  /** How wide each of two columns of a list is, with its bullet, and what stands free between them. */
  listColumn: { width: number; gap: number };
};

/** What a rule takes of the page's height: a browser lays lines out in whole pixels of a screen, however thin they are. */
export const ruleHeight = 0.75;

const ink = '#1c1c1c';
const quiet = '#4a4a46';
const hair = '#c4cdc8';

/** These typefaces look smaller than Arimo at the same size, so they are set larger; Word takes sizes in half points. */
const sizeCorrection: Readonly<Record<FontFamily, number>> = {
  Arimo: 0,
  Tinos: 0.5,
  Carlito: 0.5,
  Gelasio: 0,
};

/** Classic has an italic face in its own typeface alone: each costs every first visit 20 kB. */
export function employerFace(look: ResumeTheme): PageStyle['employer']['face'] {
  const { template, fonts } = completeTheme(look);
  return template === 'classic' && fonts === 'book' ? 'italic' : 'regular';
}

/**
 * Sizes, gaps, fonts and colors of a theme at one spacing preset, in points: shared by the preview, the print, the PDF
 * and the Word file.
 */
export function pageStyle(
  look: ResumeTheme,
  step: SpacingPreset = spacingPresets[look.size].standard,
  keepsEntriesTogether = false,
): PageStyle {
  const whole = completeTheme(look);
  const { margin } = spacingPresets[whole.size];
  const { lineHeight, spacingScale, margins = { margin, side: margin } } = step;
  const isModern = whole.template === 'modern';
  const fonts = fontPairs[whole.fonts];
  const size = Math.min(12, step.fontSize + sizeCorrection[fonts.text]);
  const color = accents[whole.accent];
  const headingFace: Face = fonts.headings === fonts.text ? 'bold' : 'heading';
  const isInCapitals = whole.heading === 'capitals';
  const body: PageLineStyle = {
    face: 'regular',
    size,
    height: lineHeight,
    tracking: 0,
    color: ink,
    isCentred: false,
    before: 0,
    after: 0,
  };
  const face = employerFace(look);
  return {
    ...whole,
    family: fonts.text,
    headingFamily: fonts.headings,
    isInCapitals,
    page: { width: 612, height: 792, ...margins },
    bar: { width: 36, thickness: isModern ? 3 : 0, gap: 6, color },
    name: { ...body, ...nameOf(whole, step.fontSize), face: headingFace },
    contact: {
      ...body,
      size: Math.max(10, size - 0.5),
      color: quiet,
      isCentred: !isModern,
      before: isModern ? 4 : 3,
      after: (isModern ? 4 : 3) * spacingScale,
    },
    headRule: { thickness: isModern ? 0 : 0.5, gap: 6, color: ink },
    leadGap: 10 * spacingScale,
    section: {
      ...body,
      face: headingFace,
      size: isInCapitals ? Math.max(10, size - 0.5) : size + 1,
      height: 1.2,
      tracking: isInCapitals ? 0.08 : 0,
      color,
      before: 16 * spacingScale,
      after: (whole.heading === 'bare' ? 4 : 6) * spacingScale,
    },
    rule: {
      thickness: whole.heading === 'bare' ? 0 : 0.5,
      gap: 3,
      color: isModern ? hair : color,
    },
    body,
    title: { ...body, face: 'bold', size: size + 1 },
    dates: { ...body, face },
    employer: { face, color: isModern ? color : ink },
    place: { color: quiet },
    entryGap: 12 * spacingScale,
    lineGap: 3 * spacingScale,
    bullets: { indent: size * 1.1, before: 3 * spacingScale, between: 2 * spacingScale, color },
    labelWidth: size * 7.6,
    keepsEntriesTogether,
    hasListColumns: false,
    listColumn: { width: 158.4, gap: size * 1.5 },
  };
}

/** The name is no larger where there is more room. */
function nameOf(
  { template, size, accent }: CompleteTheme,
  letters: number,
): Partial<PageLineStyle> {
  const maxSize = { small: 24, medium: 26, large: 28 }[size];
  const own = Math.min(maxSize, Math.round(letters * 5) / 2);
  return template === 'modern'
    ? { size: own, height: 1.15, tracking: -0.01, color: accents[accent], isCentred: false }
    : { size: own - 2, height: 1.15, tracking: 0.03, color: ink, isCentred: true };
}
