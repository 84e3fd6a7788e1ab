import { strToU8, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { readForeignFile, shownLines } from '@tests/support/foreign-resumes/read-file';
import { wordFile, wordParagraph } from '@tests/support/foreign-resumes/word-file';

describe('a file of another kind', () => {
  const ole = (mark: string) => {
    const name = Array.from(mark).flatMap((letter) => [letter.charCodeAt(0), 0]);
    return new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, ...name]);
  };
  test.each([
    ['old.doc', ole('WordDocument'), 'old-word'],
    ['locked.docx', ole('EncryptedPackage'), 'locked'],
    ['mine.pages', zipSync({ 'Index/Document.iwa': strToU8('x') }), 'pages'],
    ['sheet.xlsx', zipSync({ 'xl/workbook.xml': strToU8('x') }), 'wrong-kind'],
    ['some.zip', zipSync({ 'a.txt': strToU8('x') }), 'other-zip'],
    ['photo.docx', strToU8('\u0089PNG...', true), 'picture'],
    ['empty.docx', new Uint8Array(), 'empty'],
    ['blank.txt', strToU8(' \n '), 'empty'],
    [
      'half.docx',
      zipSync({ 'word/document.xml': strToU8('x'.repeat(5000)) }).subarray(0, 60),
      'broken',
    ],
    ['long.txt', strToU8('word '.repeat(60_000)), 'too-long'],
    ['big.txt', new Uint8Array(10 * 1024 * 1024 + 1), 'too-big'],
    ['wrong.pdf', strToU8('%PDF-1.7 nothing'), 'broken'],
    ['code.txt', new Uint8Array(500).map((_, at) => at % 7), 'wrong-kind'],
  ])('$0: $2', async (name, bytes, problem) => {
    expect(await readForeignFile(bytes, name)).toEqual({ ok: false, problem });
  });

  test('is told by its content, whatever its name', async () => {
    const bytes = wordFile(wordParagraph('Kim Tran'));
    expect(await shownLines(bytes, 'resume.txt')).toEqual(['Kim Tran']);
    expect(await shownLines(strToU8(String.raw`{\rtf1 Kim Tran\par}`), 'resume.doc')).toEqual([
      'Kim Tran',
    ]);
  });

  test('may not unpack to more than it may, whatever it declares', async () => {
    const bomb = zipSync({ 'word/document.xml': new Uint8Array(40 * 1024 * 1024) }, { level: 9 });
    expect(bomb.length).toBeLessThan(100_000);
    expect(await readForeignFile(bomb, 'a.docx')).toEqual({
      ok: false,
      problem: 'packed-too-tight',
    });
    const view = new DataView(bomb.buffer);
    for (let at = 0; at < bomb.length - 30; at += 1)
      if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 24, 100, true);
    expect(await readForeignFile(bomb, 'a.docx')).toEqual({
      ok: false,
      problem: 'packed-too-tight',
    });
  });

  test('may not hold thousands of files, nor endless levels', async () => {
    const many = zipSync(
      Object.fromEntries(Array.from({ length: 2001 }, (_, at) => [`${at}.txt`, new Uint8Array()])),
    );
    expect(await readForeignFile(many, 'a.docx')).toEqual({
      ok: false,
      problem: 'packed-too-tight',
    });
    const deep = wordFile('<w:tbl><w:tr><w:tc>'.repeat(5000));
    expect(await readForeignFile(deep, 'a.docx')).toEqual({ ok: false, problem: 'nested' });
    const boxes = wordFile('<w:txbxContent>'.repeat(5000));
    expect(await readForeignFile(boxes, 'a.docx')).toEqual({ ok: false, problem: 'nested' });
    const braces = strToU8(`{\\rtf1${'{'.repeat(100_000)}`);
    expect(await readForeignFile(braces, 'a.rtf')).toEqual({ ok: false, problem: 'nested' });
    const tags = strToU8(`<html>${'<div>'.repeat(100_000)}`);
    expect(await readForeignFile(tags, 'a.html')).toEqual({ ok: false, problem: 'nested' });
  });
});
