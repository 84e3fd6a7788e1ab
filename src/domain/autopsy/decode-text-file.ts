/** A label of the Encoding Standard ("utf-8", "windows-1251"). */
export type TextEncodingName = string;

/** Strict decoding at the edge (a fatal TextDecoder in a browser); null when the bytes do not fit. */
export type DecodeText = (bytes: Uint8Array, encoding: TextEncodingName) => string | null;

export type TextFileProblem =
  | 'empty'
  | 'too-big'
  | 'pdf'
  | 'word'
  | 'rtf'
  | 'zip'
  | 'image'
  | 'wrong-type'
  | 'binary';

export type DecodedTextFile = { ok: true; text: string } | { ok: false; reason: TextFileProblem };

/** 2 MB: a resume of a thousand pages; anything larger was picked by mistake. */
export const maxTextFileBytes = 2 * 1024 * 1024;

/**
 * The text of a .txt file somebody brought, whatever program saved it: UTF-8, UTF-16 (both with
 * or without a byte order mark) or Windows-1252. Other kinds of file are named by their first
 * bytes, so that a renamed .docx gets its own sentence. Line ends come out as \n. Never throws.
 */
export function decodeTextFile(
  bytes: Uint8Array,
  name: string,
  decode: DecodeText,
): DecodedTextFile {
  if (bytes.length > maxTextFileBytes) return { ok: false, reason: 'too-big' };
  if (bytes.length === 0) return { ok: false, reason: 'empty' };
  const foreign = kindByFirstBytes(bytes, name) ?? kindByName(name);
  if (foreign) return { ok: false, reason: foreign };
  const text = textOfBytes(bytes, decode);
  if (text === null) return { ok: false, reason: 'binary' };
  return text.trim() === '' ? { ok: false, reason: 'empty' } : { ok: true, text };
}

/** Text in whatever encoding it was saved (see `decodeTextFile`), or null when it is not text. Line ends come out as \n. */
export function textOfBytes(bytes: Uint8Array, decode: DecodeText): string | null {
  const text = decodeBytes(bytes, decode);
  return text === null || looksBinary(text) ? null : tidyText(text);
}

function kindByFirstBytes(bytes: Uint8Array, name: string): TextFileProblem | null {
  const start = String.fromCodePoint(...bytes.subarray(0, 8));
  if (start.startsWith('%PDF-')) return 'pdf';
  if (start.startsWith('{\\rtf')) return 'rtf';
  if (start.startsWith('PK\u0003\u0004')) return /\.(?:docx?|txt)$/iu.test(name) ? 'word' : 'zip';
  if (start.startsWith('\u00D0\u00CF\u0011\u00E0')) return 'word';
  if (
    start.startsWith('\u0089PNG') ||
    start.startsWith('\u00FF\u00D8\u00FF') ||
    start.startsWith('GIF8')
  )
    return 'image';
  return null;
}

const kindByExtension: Readonly<Record<string, TextFileProblem>> = {
  pdf: 'pdf',
  rtf: 'rtf',
  zip: 'zip',
  doc: 'word',
  docx: 'word',
  odt: 'word',
  pages: 'word',
  jpg: 'image',
  jpeg: 'image',
  png: 'image',
  heic: 'image',
  gif: 'image',
  webp: 'image',
};

function kindByName(name: string): TextFileProblem | null {
  const extension = /\.([^.]*)$/u.exec(name)?.[1]?.toLowerCase();
  if (extension === 'txt') return null;
  return (extension === undefined ? undefined : kindByExtension[extension]) ?? 'wrong-type';
}

function decodeBytes(bytes: Uint8Array, decode: DecodeText): string | null {
  const [first, second, third] = bytes;
  if (first === 0xef && second === 0xbb && third === 0xbf)
    return decode(bytes.subarray(3), 'utf-8');
  if (first === 0xff && second === 0xfe) return decode(bytes.subarray(2), 'utf-16le');
  if (first === 0xfe && second === 0xff) return decode(bytes.subarray(2), 'utf-16be');
  const wide = guessUtf16(bytes);
  if (wide) return decode(bytes, wide);
  return decode(bytes, 'utf-8') ?? decodeWindows1252(bytes);
}

/**
 * UTF-16 without its mark: Western text then has a zero in every second byte. A third is asked
 * for, so that names in other scripts between plain spaces and digits still count.
 */
function guessUtf16(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  if (bytes.length % 2 !== 0) return null;
  const zeros = [0, 0];
  const sample = bytes.subarray(0, 4096);
  for (let index = 0; index < sample.length; index += 1) {
    if (sample[index] === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1;
  }
  const [even = 0, odd = 0] = zeros;
  const enough = sample.length / 6;
  if (odd >= enough && even === 0) return 'utf-16le';
  if (even >= enough && odd === 0) return 'utf-16be';
  return null;
}

/** Own table: some runtimes read this encoding as plain Latin-1 and lose quotes and bullets. */
const windows1252High = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ';

function decodeWindows1252(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += windows1252(byte);
  return text;
}

/** The character of one byte of the code page that Western Windows programs write. */
export function windows1252(byte: number): string {
  return byte >= 0x80 && byte < 0xa0
    ? windows1252High.charAt(byte - 0x80)
    : String.fromCodePoint(byte);
}

/** NUL, or more than one control character in fifty: no text editor writes that. */
function looksBinary(text: string): boolean {
  const controls = text.match(/(?![\t\n\v\f\r])\p{Cc}/gu)?.length ?? 0;
  return text.includes('\u0000') || controls * 50 > text.length;
}

function tidyText(text: string): string {
  return text
    .replaceAll(/\r\n?|[\v\f\u0085\u2028\u2029]/gu, '\n')
    .replaceAll(/(?![\t\n])\p{Cc}|\uFEFF/gu, '')
    .replaceAll(/\p{Cs}/gu, '\uFFFD');
}
