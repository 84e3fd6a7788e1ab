import { textOfBytes, type DecodeText } from '../../autopsy/decode-text-file';
import { ImportRefused } from '../import-refused';

export type FileText = {
  text: string;
  /** The file does not say how it writes its letters, and they do not fit the usual way. */
  isUnsure: boolean;
};

/**
 * The text of a file in whatever code page it was saved: as its mark says, as UTF-8, as it declares ("charset=…"), or
 * as its letters look. Programs end a text with NUL or Ctrl-Z, which is cut off. Throws `wrong-kind` for what is no text.
 */
export function textOfFile(bytes: Uint8Array, decode: DecodeText): FileText {
  const content = withoutEnd(bytes);
  const isUtf8 = decode(content, 'utf-8') !== null;
  const declared = isUtf8 || hasMark(content) ? null : declaredText(content, decode);
  if (declared !== null) return { text: declared, isUnsure: false };
  const text = textOfBytes(content, decode);
  if (text === null) throw new ImportRefused('wrong-kind');
  if (isUtf8 || hasMark(content)) return { text, isUnsure: false };
  const guessed = cyrillicText(content, decode);
  return guessed === null ? { text, isUnsure: isOdd(text) } : { text: guessed, isUnsure: true };
}

function declaredText(bytes: Uint8Array, decode: DecodeText): string | null {
  const start = latinText(bytes.subarray(0, 2048));
  const [, label] =
    /(?:charset\s*=\s*|<\?xml[^>]*encoding\s*=\s*)["']?([\w:-]{3,20})/iu.exec(start) ?? [];
  const text = label === undefined ? null : decode(bytes, label.toLowerCase());
  return text === null ? null : tidy(text);
}

function tidy(text: string): string {
  return text
    .replaceAll(/\r\n?/gu, '\n')
    .replaceAll(/[\v\f]/gu, '\n')
    .replaceAll(/(?![\t\n])\p{Cc}/gu, '');
}

/** Old Russian texts do not say which of their code pages they are in: it is the one in which whole words are Russian. */
function cyrillicText(bytes: Uint8Array, decode: DecodeText): string | null {
  const pages = ['windows-1251', 'koi8-r', 'ibm866'].flatMap((label) => {
    const text = decode(bytes, label);
    const words = text?.match(/[\u0080-\uFFFF]{3,}/gu) ?? [];
    const russian = words.filter(
      (word) =>
        /^\p{Script=Cyrillic}\p{Ll}+$|^\p{Lu}+$/u.test(word) && /\p{Script=Cyrillic}/u.test(word),
    ).length;
    return text !== null && words.length >= 3 && russian > words.length * 0.8
      ? [{ text, russian }]
      : [];
  });
  const [best] = pages.sort((a, b) => b.russian - a.russian);
  return best === undefined ? null : tidy(best.text);
}

/** Western words have few letters beyond ASCII. */
function isOdd(text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const beyond = text.match(/[\u0080-\u024F]/gu)?.length ?? 0;
  return beyond > letters * 0.25 && beyond > 10;
}

function hasMark([first, second, third]: Uint8Array): boolean {
  return (
    (first === 0xef && second === 0xbb && third === 0xbf) ||
    (first === 0xff && second === 0xfe) ||
    (first === 0xfe && second === 0xff)
  );
}

/** Bytes as the characters of their numbers, for files that are ASCII with escapes. */
export function latinText(bytes: Uint8Array): string {
  let text = '';
  for (const byte of withoutEnd(bytes)) text += String.fromCharCode(byte);
  return text;
}

function withoutEnd(bytes: Uint8Array): Uint8Array {
  let end = bytes.length;
  while (end > 0 && (bytes[end - 1] === 0 || bytes[end - 1] === 0x1a)) end -= 1;
  // A last letter of two bytes may end with a zero.
  return end % 2 === 1 && hasMark(bytes) ? bytes.subarray(0, end + 1) : bytes.subarray(0, end);
}
