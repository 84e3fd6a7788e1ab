/** What we call of subset-font, which brings no types. */
declare module 'subset-font' {
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options: {
      targetFormat: 'truetype';
      noLayoutClosure: boolean;
      noHinting: boolean;
      preserveNameIds: readonly number[];
    },
  ): Promise<Uint8Array>;
}
