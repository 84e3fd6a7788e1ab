import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

/**
 * What a resume's file can say: Latin with all its accents, Vietnamese included, and the usual signs. From first to
 * last code point.
 */
const ranges: readonly (readonly [number, number])[] = [
  [0x20, 0x7e],
  [0xa0, 0x17f],
  [0x192, 0x192],
  [0x1a0, 0x1a1],
  [0x1af, 0x1b0],
  [0x1cd, 0x1dc],
  [0x218, 0x21b],
  [0x2bb, 0x2bc],
  [0x2c6, 0x2c7],
  [0x2d8, 0x2dd],
  [0x300, 0x304],
  [0x306, 0x30c],
  [0x323, 0x323],
  [0x327, 0x328],
  [0x1e80, 0x1e85],
  [0x1ea0, 0x1ef9],
  [0x2010, 0x2015],
  [0x2018, 0x201e],
  [0x2020, 0x2022],
  [0x2026, 0x2026],
  [0x2030, 0x2033],
  [0x2039, 0x203a],
  [0x2044, 0x2044],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
  [0x2190, 0x2193],
  [0x2212, 0x2212],
  [0x2248, 0x2248],
  [0x2260, 0x2265],
  [0x25cf, 0x25cf],
];

/** A font file cut down to those characters, with its licence in it; for the screen of a printer hints are not needed. */
export async function subsetOf(path: string): Promise<Uint8Array<ArrayBuffer>> {
  const text = ranges
    .flatMap(([first, last]) =>
      Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)),
    )
    .join('');
  const licence = [13, 14];
  const font = await subsetFont(readFileSync(path), text, {
    targetFormat: 'truetype',
    noLayoutClosure: true,
    noHinting: true,
    preserveNameIds: licence,
  });
  return new Uint8Array(font);
}

/** Makes `font.ttf?subset` the address of the font cut down to the characters above. */
export function subsetFonts(): Plugin {
  return {
    name: 'subset-fonts',
    enforce: 'pre',
    async load(id) {
      const [path = '', query] = id.split('?');
      if (query !== 'subset' || !path.endsWith('.ttf')) return null;
      const source = await subsetOf(path);
      if (this.environment.mode === 'dev') {
        const text = Buffer.from(source).toString('base64');
        return `export default 'data:font/ttf;base64,${text}'`;
      }
      const file = this.emitFile({ type: 'asset', name: basename(path), source });
      return `export default import.meta.ROLLUP_FILE_URL_${file}`;
    },
  };
}
