import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decodeTextFile, maxTextFileBytes } from '@/domain/autopsy/decode-text-file';
import { decodeText } from '@tests/support/decode-text';
import { fuzz } from '@tests/support/fuzz';

const sample = 'José Peña\nLed a crew of 6';
const utf8 = (text: string) => new TextEncoder().encode(text);
const utf16 = (text: string, endian: 'le' | 'be') => {
  const bytes = Buffer.from(text, 'utf16le');
  return new Uint8Array(endian === 'le' ? bytes : bytes.swap16());
};
const bytes = (...parts: (number[] | Uint8Array)[]) =>
  new Uint8Array(parts.flatMap((part) => [...part]));
const read = (content: Uint8Array, name = 'resume.txt') =>
  decodeTextFile(content, name, decodeText);

describe('a text file somebody brings', () => {
  test.each([
    ['UTF-8', utf8(sample)],
    ['UTF-8 with a mark', bytes([0xef, 0xbb, 0xbf], utf8(sample))],
    ['UTF-16 LE with a mark', bytes([0xff, 0xfe], utf16(sample, 'le'))],
    ['UTF-16 BE with a mark', bytes([0xfe, 0xff], utf16(sample, 'be'))],
    ['UTF-16 LE without a mark', utf16(sample, 'le')],
    ['UTF-16 BE without a mark', utf16(sample, 'be')],
    ['Latin-1', new Uint8Array(Buffer.from(sample, 'latin1'))],
  ])('reads %s', (_, content) => {
    expect(read(content)).toEqual({ ok: true, text: sample });
  });

  test('reads the curly quotes and bullets of Windows-1252', () => {
    expect(read(new Uint8Array([0x95, 0x20, 0x93, 0x4c, 0x65, 0x64, 0x94, 0x20, 0xe9]))).toEqual({
      ok: true,
      text: '• “Led” é',
    });
  });

  test('brings all line ends to one kind', () => {
    expect(read(utf8('a\r\nb\rc\nd'))).toEqual({ ok: true, text: 'a\nb\nc\nd' });
  });

  test.each([
    ['no bytes at all', new Uint8Array(), 'resume.txt', 'empty'],
    ['only spaces', utf8(' \r\n\t'), 'resume.txt', 'empty'],
    ['only a byte order mark', new Uint8Array([0xef, 0xbb, 0xbf]), 'resume.txt', 'empty'],
    ['a PDF', utf8('%PDF-1.7 …'), 'resume.pdf', 'pdf'],
    ['a PDF renamed to .txt', utf8('%PDF-1.7 …'), 'resume.txt', 'pdf'],
    ['a Word file', utf8('PK\u0003\u0004rest'), 'resume.docx', 'word'],
    ['a Word file renamed to .txt', utf8('PK\u0003\u0004rest'), 'Resume.TXT', 'word'],
    ['an old Word file', new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 1]), 'cv.doc', 'word'],
    ['a ZIP', utf8('PK\u0003\u0004rest'), 'files.zip', 'zip'],
    ['rich text', utf8('{\\rtf1 hello}'), 'resume.rtf', 'rtf'],
    ['a photo', new Uint8Array([0xff, 0xd8, 0xff, 0xe0]), 'photo.jpg', 'image'],
    ['a web page', utf8('<p>Led</p>'), 'resume.html', 'wrong-type'],
    ['a file without an ending', utf8(sample), 'resume', 'wrong-type'],
    [
      'a program called .txt',
      new Uint8Array([77, 90, 0, 3, 0, 0, 0, 4, 1, 2, 3]),
      'run.txt',
      'binary',
    ],
    ['one byte too many', new Uint8Array(maxTextFileBytes + 1).fill(97), 'resume.txt', 'too-big'],
  ])('refuses %s', (_, content, name, reason) => {
    expect(read(content, name)).toEqual({ ok: false, reason });
  });

  test('takes a file of exactly 2 MB', () => {
    expect(read(new Uint8Array(maxTextFileBytes).fill(97)).ok).toBe(true);
  });

  test('gives back any plain text saved as UTF-8 and never throws on garbage', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[\p{L}\p{N} .,'-]{1,80}$/u), (text) => {
        fc.pre(text.trim() !== '');
        expect(read(utf8(text))).toEqual({ ok: true, text });
      }),
      fuzz(),
    );
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), fc.string(), (content, name) => {
        const result = read(content, `${name}.txt`);
        if (result.ok) expect(result.text).not.toContain('\u0000');
      }),
      fuzz(1000),
    );
  });
});
