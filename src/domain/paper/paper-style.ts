export type PaperTemplate = 'modern' | 'classic';
export type Face = 'regular' | 'bold';

/** How a kind of line looks. Sizes and distances in points (1/72 inch); `height` is the line's, per its size. */
export type LineStyle = {
  face: Face;
  size: number;
  height: number;
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
  entry: LineStyle;
  body: LineStyle;
  bulletIndent: number;
  /** Above an entry that is not the first of its section. */
  entryGap: number;
  /** A line beneath: the header, each section's title. Thickness in points; 0 for none. */
  rules: { contact: number; section: number };
};

const ink = '#1c1c1c';
const green = '#17442f';
const page = { width: 612, height: 792, margin: 50.4 };

const body: LineStyle = {
  face: 'regular',
  size: 10.5,
  height: 1.45,
  color: ink,
  isCentred: false,
  before: 0,
  after: 0,
};

/** The two looks of the preview, in the measures that its print rules have. */
export const paperStyles: Readonly<Record<PaperTemplate, PaperStyle>> = {
  modern: {
    family: 'Arimo',
    page,
    name: { ...body, face: 'bold', size: 21, height: 1.15 },
    contact: { ...body, after: 2 },
    section: { ...body, face: 'bold', size: 11.4, height: 1.3, color: green, before: 14, after: 6 },
    entry: { ...body, face: 'bold' },
    body,
    bulletIndent: 13.8,
    entryGap: 9,
    rules: { contact: 0, section: 1.5 },
  },
  classic: {
    family: 'Tinos',
    page,
    name: { ...body, size: 22.8, height: 1.15, isCentred: true },
    contact: { ...body, isCentred: true, after: 2 },
    section: { ...body, face: 'bold', size: 12.6, height: 1.3, before: 13, after: 5 },
    entry: { ...body, face: 'bold' },
    body,
    bulletIndent: 13.8,
    entryGap: 9,
    rules: { contact: 0.75, section: 0.75 },
  },
};
