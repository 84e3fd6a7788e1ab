import { paperSteps } from './spacing-presets';
import type { PaperSize, PaperStep } from './spacing-presets';

export type PaperTemplate = 'modern' | 'classic';
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
 * employers and dates in it.
 */
export type Face = 'regular' | 'bold' | 'heading' | 'italic';

const ownLooks: Readonly<Record<PaperTemplate, Pick<WholeLook, 'accent' | 'fonts' | 'heading'>>> = {
  modern: { accent: 'forest', fonts: 'plain', heading: 'capitals' },
  classic: { accent: 'ink', fonts: 'book', heading: 'capitals' },
};

/** A look with the template's own choices where the person has made none. */
export function wholeLook(look: PaperLook): WholeLook {
  return { ...ownLooks[look.template], ...look };
}

/**
 * How a kind of line looks. Sizes and distances in points (1/72 inch); `height` is the line's, per its size; `tracking` is
 * what stands between its letters beside their own widths, per its size.
 */
export type LineStyle = {
  face: Face;
  size: number;
  height: number;
  tracking: number;
  color: string;
  isCentred: boolean;
  before: number;
  after: number;
};

/** A line as wide as the text: how thick it is drawn, and how far below the words; a thickness of 0 is none. */
export type PaperRule = { thickness: number; gap: number; color: string };

export type PaperStyle = WholeLook & {
  family: PaperFamily;
  /** Of the name and the titles of sections. */
  headingFamily: PaperFamily;
  /** The titles of sections stand in capital letters. */
  isInCapitals: boolean;
  /** US Letter; `margin` above and below, `side` left and right. */
  page: { width: number; height: number; margin: number; side: number };
  /** Above the name at the left margin; a thickness of 0 is none. `gap`: between it and the name. */
  bar: { width: number; thickness: number; gap: number; color: string };
  name: LineStyle;
  contact: LineStyle;
  /** Beneath the contact. */
  headRule: PaperRule;
  /** Above the words about the person, which stand beneath the contact without a title. */
  leadGap: number;
  section: LineStyle;
  /** Beneath the title of a section. */
  rule: PaperRule;
  body: LineStyle;
  /** The title of a job or school. */
  title: LineStyle;
  /** The dates of a job or school: a column of their own at the right edge of the title's line. */
  dates: LineStyle;
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
  areEntriesWhole: boolean;
  /** The words of a list stand below each other in two columns, with bullets in place of the dots between them. */
  areListsInColumns: boolean;
  /** How wide each of two columns of a list is, with its bullet, and what stands free between them. */
  listColumn: { width: number; gap: number };
};

/** What a rule takes of the page's height: a browser lays lines out in whole pixels of a screen, however thin they are. */
export const ruleRoom = 0.75;

const ink = '#1c1c1c';
const quiet = '#4a4a46';
const hair = '#c4cdc8';

/** These typefaces look smaller than Arimo at the same size, so they are set larger; Word takes sizes in half points. */
const largerBy: Readonly<Record<PaperFamily, number>> = {
  Arimo: 0,
  Tinos: 0.5,
  Carlito: 0.5,
  Gelasio: 0,
};

/** Classic has an italic face in its own typeface alone: each costs every first visit 20 kB. */
export function employerFace(look: PaperLook): PaperStyle['employer']['face'] {
  const { template, fonts } = wholeLook(look);
  return template === 'classic' && fonts === 'book' ? 'italic' : 'regular';
}

/** A look at a step of its size: the one description of the preview, the print, the PDF and the Word file. */
export function paperStyle(
  look: PaperLook,
  step: PaperStep = paperSteps[look.size].usual,
  areEntriesWhole = false,
): PaperStyle {
  const whole = wholeLook(look);
  const { margin } = paperSteps[whole.size];
  const { height, gaps, margins = { margin, side: margin } } = step;
  const isModern = whole.template === 'modern';
  const fonts = fontPairs[whole.fonts];
  const size = Math.min(12, step.letters + largerBy[fonts.text]);
  const color = accents[whole.accent];
  const headingFace: Face = fonts.headings === fonts.text ? 'bold' : 'heading';
  const isInCapitals = whole.heading === 'capitals';
  const body: LineStyle = {
    face: 'regular',
    size,
    height,
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
    name: { ...body, ...nameOf(whole, step.letters), face: headingFace },
    contact: {
      ...body,
      size: Math.max(10, size - 0.5),
      color: quiet,
      isCentred: !isModern,
      before: isModern ? 4 : 3,
      after: (isModern ? 4 : 3) * gaps,
    },
    headRule: { thickness: isModern ? 0 : 0.5, gap: 6, color: ink },
    leadGap: 10 * gaps,
    section: {
      ...body,
      face: headingFace,
      size: isInCapitals ? Math.max(10, size - 0.5) : size + 1,
      height: 1.2,
      tracking: isInCapitals ? 0.08 : 0,
      color,
      before: 16 * gaps,
      after: (whole.heading === 'bare' ? 4 : 6) * gaps,
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
    entryGap: 12 * gaps,
    lineGap: 3 * gaps,
    bullets: { indent: size * 1.1, before: 3 * gaps, between: 2 * gaps, color },
    labelWidth: size * 7.6,
    areEntriesWhole,
    areListsInColumns: false,
    listColumn: { width: 158.4, gap: size * 1.5 },
  };
}

/** The name is no larger where there is more room. */
function nameOf({ template, size, accent }: WholeLook, letters: number): Partial<LineStyle> {
  const most = { small: 24, medium: 26, large: 28 }[size];
  const own = Math.min(most, Math.round(letters * 5) / 2);
  return template === 'modern'
    ? { size: own, height: 1.15, tracking: -0.01, color: accents[accent], isCentred: false }
    : { size: own - 2, height: 1.15, tracking: 0.03, color: ink, isCentred: true };
}
