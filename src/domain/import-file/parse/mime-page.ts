import type { DecodeText } from '../../autopsy/decode-text-file';
import { ImportRefused } from '../import-refused';

/** What is read of one part; the rest of a saved page are its pictures. */
const wanted = /^content-type:\s*text\/html/imu;

/**
 * The web page in a page that was saved as one file (MIME, RFC 2557: ".mht"), from the characters of its bytes. Throws
 * `broken` where none is in it.
 */
export function mimePage(source: string, decode: DecodeText): string {
  const boundary = /boundary\s*=\s*"?([^"\s;]{1,100})/iu.exec(source.slice(0, 4000))?.[1];
  const parts = boundary === undefined ? [source] : source.split(`--${boundary}`);
  for (const part of parts) {
    const end = /\r?\n\r?\n/u.exec(part);
    const headers = part.slice(0, end?.index ?? 0).replaceAll(/\r?\n[ \t]+/gu, ' ');
    if (!end || !wanted.test(headers.trim())) continue;
    const body = part.slice(end.index + end[0].length);
    const charset = /charset\s*=\s*"?([\w-]+)/iu.exec(headers)?.[1] ?? 'utf-8';
    const encoding = /^content-transfer-encoding:\s*(\S+)/imu.exec(headers)?.[1]?.toLowerCase();
    const bytes =
      encoding === 'base64'
        ? fromBase64(body)
        : fromLatin(encoding === 'quoted-printable' ? fromQuoted(body) : body);
    return decode(bytes, charset.toLowerCase()) ?? decode(bytes, 'windows-1252') ?? '';
  }
  throw new ImportRefused('broken');
}

function fromQuoted(body: string): string {
  return body
    .replaceAll(/=[ \t]{0,20}\r?\n/gu, '')
    .replaceAll(/=([\dA-F]{2})/giu, (_, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    );
}

function fromLatin(text: string): Uint8Array {
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0) & 255);
}

const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

function fromBase64(body: string): Uint8Array {
  const bytes: number[] = [];
  let bits = 0;
  let held = 0;
  for (const letter of body) {
    const value = digits.indexOf(letter);
    if (value === -1) continue;
    held = (held << 6) | value;
    bits += 6;
    if (bits < 8) continue;
    bits -= 8;
    bytes.push((held >> bits) & 255);
    held &= (1 << bits) - 1;
  }
  return Uint8Array.from(bytes);
}
