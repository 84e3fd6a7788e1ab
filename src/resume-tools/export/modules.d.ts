declare module '*.ttf?subset' {
  /** The address of the font, cut down by build/subset-fonts.ts. */
  const url: string;
  export default url;
}

/** What we call of pdfkit, which brings no types. */
declare module 'pdfkit' {
  export type StructureElement = {
    add: (child: StructureElement | StructureContent) => StructureElement;
    end: () => void;
  };
  export type StructureContent = { readonly refs: readonly unknown[] };
  export type PDFFont = {
    readonly id: string;
    ref(): unknown;
    /** Each glyph as four hexadecimal digits, then where each stands. */
    encode(text: string): [string[], unknown[]];
  };
  class PDFDocument {
    constructor(options: {
      font: null;
      size: 'LETTER';
      margin: number;
      autoFirstPage: boolean;
      pdfVersion: '1.7';
      subset: 'PDF/UA';
      tagged: boolean;
      lang: string;
      displayTitle: boolean;
      info: Record<string, string>;
    });
    on(event: 'data', listener: (chunk: Uint8Array | string) => void): this;
    on(event: 'end', listener: () => void): this;
    addPage(): this;
    registerFont(name: string, font: object): this;
    font(name: string): this;
    fillColor(color: string): this;
    save(): this;
    restore(): this;
    transform(a: number, b: number, c: number, d: number, e: number, f: number): this;
    /** Operators of a page's content, as they stand in the file. */
    addContent(operators: string): this;
    readonly page: { readonly height: number; fonts: Record<string, unknown> };
    /** The one that `font` has chosen. */
    readonly _font: PDFFont;
    /** A box on the page, in points from the left and the top, that leads to an address; `Contents` says where to. */
    link(
      x: number,
      y: number,
      width: number,
      height: number,
      url: string,
      options: { structParent: StructureElement; Contents: object },
    ): this;
    rect(x: number, y: number, width: number, height: number): this;
    fill(): this;
    struct(type: string): StructureElement;
    addStructure(element: StructureElement): this;
    markContent(tag: 'Artifact', options: { type: string }): this;
    markContent(tag: 'Span', options: { actual: string }): this;
    markStructureContent(tag: string): StructureContent;
    endMarkedContent(): this;
    end(): void;
  }
  export default PDFDocument;
}
