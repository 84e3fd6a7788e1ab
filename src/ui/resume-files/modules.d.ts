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
    fontSize(size: number): this;
    fillColor(color: string): this;
    text(text: string, x: number, y: number, options: object): this;
    rect(x: number, y: number, width: number, height: number): this;
    fill(): this;
    struct(type: string): StructureElement;
    addStructure(element: StructureElement): this;
    markContent(tag: 'Artifact', options: { type: string }): this;
    markStructureContent(tag: string): StructureContent;
    endMarkedContent(): this;
    end(): void;
  }
  export default PDFDocument;
}
