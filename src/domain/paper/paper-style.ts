export type PaperTemplate = 'modern' | 'classic';
export type Face = 'regular' | 'bold';

/**
 * How a kind of line looks. Sizes and distances in points (1/72 inch); `height` is the line's, `spacing` what stands
 * between two letters more, both per its size.
 */
export type LineStyle = {
  face: Face;
  size: number;
  height: number;
  spacing: number;
  color: string;
  isCentred: boolean;
  before: number;
  after: number;
};

export type PaperStyle = {
  family: 'Arimo' | 'Tinos';
  /** US Letter. */
  page: { width: number; height: number; margin: number };
  name: LineStyle;
  contact: LineStyle;
  section: LineStyle;
  body: LineStyle;
  /** The dates of a job or school: a column of their own at the right edge. */
  dates: LineStyle;
  /** Above an entry that is not the first of its section. */
  entryGap: number;
  /** `before` the first bullet, `between` two of them. */
  bullets: { indent: number; before: number; between: number; color: string };
  /** The line beneath a section's title: its thickness, and how far below the title. */
  rule: { thickness: number; gap: number };
};

/** How much air stands between the lines. A short resume takes the widest step with which it needs no page more. */
export const paperSteps = [
  { size: 10.5, height: 1.45, gaps: 1 },
  { size: 11, height: 1.5, gaps: 1.25 },
  { size: 11.5, height: 1.55, gaps: 1.6 },
] as const;
export type PaperStep = (typeof paperSteps)[number];

const ink = '#1c1c1c';
const quiet = '#4a4a46';
const green = '#17442f';

/** The look of a template at a step: the one description of the preview, the print and the PDF. */
export function paperStyle(
  template: PaperTemplate,
  { size, height, gaps }: PaperStep = paperSteps[0],
): PaperStyle {
  const isModern = template === 'modern';
  const body: LineStyle = {
    face: 'regular',
    size,
    height,
    spacing: 0,
    color: ink,
    isCentred: false,
    before: 0,
    after: 0,
  };
  return {
    family: isModern ? 'Arimo' : 'Tinos',
    page: { width: 612, height: 792, margin: 50.4 },
    name: {
      ...body,
      face: isModern ? 'bold' : 'regular',
      size: size * 2.1,
      height: 1.2,
      spacing: isModern ? -0.01 : 0.04,
      isCentred: !isModern,
    },
    contact: { ...body, color: quiet, isCentred: !isModern, before: size * 0.35 },
    section: {
      ...body,
      face: 'bold',
      size: size * 1.05,
      height: 1.3,
      spacing: isModern ? 0.05 : 0.02,
      color: isModern ? green : ink,
      before: size * 1.4 * gaps,
      after: size * 0.55 * gaps,
    },
    body,
    dates: { ...body, color: quiet },
    entryGap: size * 0.85 * gaps,
    bullets: {
      indent: size * 1.1,
      before: size * 0.25 * gaps,
      between: size * 0.15 * gaps,
      color: isModern ? green : ink,
    },
    rule: { thickness: isModern ? 1.125 : 0.75, gap: size * 0.2 },
  };
}
