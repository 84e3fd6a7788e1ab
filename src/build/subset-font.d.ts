/** Types of the part of subset-font that is used; the package has none. */
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
