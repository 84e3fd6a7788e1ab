import { plainStyle, type FileLine } from '../../resume-text/lines/text-lines';

/**
 * The lines with the address that only a link holds: where its words are "Email" or a picture, the page shows none.
 * `source` is what the file says of its links. Two addresses may be somebody else's: then nothing is added.
 */
export function withLinkedAddress(lines: readonly FileLine[], source: string): FileLine[] {
  if (lines.some(({ text }) => /\S@\S{1,190}?\.\S/u.test(text))) return [...lines];
  const found = new Set(
    [...source.matchAll(/mailto:(?:%20)*([\w.+-]{1,64}@[\w-]+(?:\.[\w-]+){1,4})/giu)].map(
      ([, address = '']) => address.toLowerCase(),
    ),
  );
  const [text] = found;
  return found.size !== 1 || text === undefined
    ? [...lines]
    : [...lines, { ...plainStyle, text, gap: 1, region: 'margin' }];
}
