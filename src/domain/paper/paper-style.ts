export type PaperTemplate = 'modern' | 'classic';
/** How large the text is, and how wide the margins. */
export type PaperSize = 'small' | 'medium' | 'large';
/** Colours that stay dark on a printer without colour: each has at least 7 to 1 against white (WCAG 2.2, 1.4.6). */
export const accents = {
  forest: '#17442f',
  navy: '#173d66',
  wine: '#6e1d35',
  plum: '#4a2c6e',
  ink: '#1c1c1c',
} as const;
export type PaperAccent = keyof typeof accents;

/** Two typefaces that go together, one for the headings and one for the text. */
export const fontPairs = {
  /** As wide as Arial. */
  plain: { headings: 'Arimo', text: 'Arimo' },
  /** As wide as Times New Roman. */
  book: { headings: 'Tinos', text: 'Tinos' },
  /** As wide as Georgia and Calibri. */
  warm: { headings: 'Gelasio', text: 'Carlito' },
} as const;
export type PaperFontPair = keyof typeof fontPairs;
export type PaperFamily = (typeof fontPairs)[PaperFontPair]['headings' | 'text'];

/** How the titles of sections look: with a line beneath, in capitals with a line, or without one. */
export const headingLooks = ['line', 'capitals', 'bare'] as const;
export type HeadingLook = (typeof headingLooks)[number];

/** What a person chooses of their paper's look; what they leave open is the template's. */
export type PaperLook = {
  template: PaperTemplate;
  size: PaperSize;
  accent?: PaperAccent;
  fonts?: PaperFontPair;
  heading?: HeadingLook;
};
/** A look with nothing left open. */
export type WholeLook = Required<PaperLook>;

/**
 * `heading`: the bold face of the headings' typeface, where that is not the text's. `italic` is there where the style sets
 * employers in it.
 */
export type Face = 'regular' | 'bold' | 'heading' | 'italic';

const ownLooks: Readonly<Record<PaperTemplate, Pick<WholeLook, 'accent' | 'fonts' | 'heading'>>> = {
  modern: { accent: 'forest', fonts: 'plain', heading: 'line' },
  classic: { accent: 'ink', fonts: 'book', heading: 'line' },
};

/** A look with the template's own choices where the person has made none. */
export function wholeLook(look: PaperLook): WholeLook {
  return { ...ownLooks[look.template], ...look };
}

/**
 * How a kind of line looks. Sizes and distances in points (1/72 inch); `height` is the line's, per its size.
 */
export type LineStyle = {
  face: Face;
  size: number;
  height: number;
  color: string;
  isCentred: boolean;
  before: number;
  after: number;
};

export type PaperStyle = WholeLook & {
  family: PaperFamily;
  /** Of the name and the titles of sections. */
  headingFamily: PaperFamily;
  /** The titles of sections stand in capital letters. */
  isInCapitals: boolean;
  /** US Letter. */
  page: { width: number; height: number; margin: number };
  name: LineStyle;
  contact: LineStyle;
  section: LineStyle;
  body: LineStyle;
  /** The dates of a job or school: a column of their own at the right edge. */
  dates: LineStyle;
  /** For whom a job was, or where a school: set apart from the place behind it. */
  employer: Extract<Face, 'bold' | 'italic'>;
  /** Above an entry that is not the first of its section. */
  entryGap: number;
  /** Above an entry of one line that is not the first of its section. */
  lineGap: number;
  /** `before` the first bullet, `between` two of them. */
  bullets: { indent: number; before: number; between: number; color: string };
  /**
   * The line beneath a section's title: its thickness (a browser draws whole pixels), 0 where there is none, and how far
   * below the title.
   */
  rule: { thickness: number; gap: number };
  /** No job and no school goes from one page to the next, but one that is longer than a page. */
  areEntriesWhole: boolean;
  /** The words of a list stand below each other in two columns, with bullets in place of commas. */
  areListsInColumns: boolean;
  /** What stands free between two columns. */
  columnGap: number;
};

/** In points; `height` is a line's, per its letters; `gaps` widens what stands between the parts. */
export type PaperStep = { letters: number; height: number; gaps: number };

/**
 * How much air stands between the lines, for each size. A resume takes the widest step with which it needs no page more:
 * the first ones are close so that a line or two need no second page, the last ones wide so that a short one fills its
 * own without being stretched: no letter over 12 points, no more than 36 points under the contact and 28 above a section's
 * title. `usual` is where nothing measures the pages. No letter is under 10 points and no margin under half an inch: less is
 * hard to read, and some printers cut it. Margins are whole pixels of a screen (0.75 points), to which Chromium rounds them
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
      { letters: 10, height: 1.22, gaps: 0.7 },
      { letters: 10, height: 1.25, gaps: 0.9 },
      { letters: 10, height: 1.3, gaps: 1.1 },
      { letters: 10, height: 1.4, gaps: 1.4 },
    ],
  },
  medium: {
    margin: 50.25,
    usual: { letters: 10.5, height: 1.25, gaps: 1 },
    steps: [
      { letters: 10, height: 1.22, gaps: 0.8 },
      { letters: 10, height: 1.28, gaps: 1 },
      { letters: 10.5, height: 1.25, gaps: 1 },
      { letters: 10.5, height: 1.3, gaps: 1.15 },
      { letters: 11, height: 1.3, gaps: 1.2 },
      { letters: 11, height: 1.35, gaps: 1.4 },
      { letters: 11.5, height: 1.4, gaps: 1.6 },
      { letters: 12, height: 1.5, gaps: 1.6 },
    ],
  },
  large: {
    margin: 64.5,
    usual: { letters: 12, height: 1.25, gaps: 1 },
    steps: [
      { letters: 12, height: 1.25, gaps: 1 },
      { letters: 12, height: 1.3, gaps: 1.25 },
      { letters: 12, height: 1.4, gaps: 1.6 },
      { letters: 12, height: 1.5, gaps: 1.6 },
    ],
  },
};

const ink = '#1c1c1c';
const quiet = '#4a4a46';

/** Classic has an italic face in its own typeface alone: each costs every first visit 20 kB. */
export function employerFace(look: PaperLook): PaperStyle['employer'] {
  const { template, fonts } = wholeLook(look);
  return template === 'classic' && fonts === 'book' ? 'italic' : 'bold';
}

/** A look at a step of its size: the one description of the preview, the print and the PDF. */
export function paperStyle(
  look: PaperLook,
  { letters: size, height, gaps }: PaperStep = paperSteps[look.size].usual,
  areEntriesWhole = false,
): PaperStyle {
  const whole = wholeLook(look);
  const isModern = whole.template === 'modern';
  const fonts = fontPairs[whole.fonts];
  const color = accents[whole.accent];
  const headingFace: Face = fonts.headings === fonts.text ? 'bold' : 'heading';
  const hasRule = whole.heading !== 'bare';
  const body: LineStyle = {
    face: 'regular',
    size,
    height,
    color: ink,
    isCentred: false,
    before: 0,
    after: 0,
  };
  return {
    ...whole,
    family: fonts.text,
    headingFamily: fonts.headings,
    isInCapitals: whole.heading === 'capitals',
    page: { width: 612, height: 792, margin: paperSteps[whole.size].margin },
    name: {
      ...body,
      face: headingFace,
      size: size * 2.3,
      height: 1.2,
      color: isModern ? color : ink,
      isCentred: !isModern,
    },
    contact: {
      ...body,
      color: quiet,
      isCentred: !isModern,
      before: size * 0.35,
      after: size * (0.3 + 0.3 * gaps),
    },
    section: {
      ...body,
      face: headingFace,
      size: size * (whole.heading === 'capitals' ? 1.04 : 1.18),
      height: 1.2,
      color,
      before: size * 1.25 * gaps,
      after: size * (hasRule ? 0.4 : 0.25) * gaps,
    },
    body,
    dates: body,
    employer: employerFace(look),
    entryGap: size * 0.85 * gaps,
    lineGap: size * 0.25 * gaps,
    bullets: {
      indent: size * 1.1,
      before: size * 0.2 * gaps,
      between: size * 0.12 * gaps,
      color,
    },
    rule: hasRule ? { thickness: 0.75, gap: size * 0.2 } : { thickness: 0, gap: 0 },
    areEntriesWhole,
    areListsInColumns: false,
    columnGap: size * 1.5,
  };
}
