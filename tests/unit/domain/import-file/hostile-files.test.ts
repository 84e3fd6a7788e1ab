import { strToU8, zipSync } from 'fflate';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { dateForms, type DateForm } from '../../../support/foreign-resumes/foreign-dates';
import { formats } from '../../../support/foreign-resumes/foreign-formats';
import { layouts } from '../../../support/foreign-resumes/foreign-layouts';
import { foreignPeople } from '../../../support/foreign-resumes/foreign-people';
import { readForeignFile } from '../../../support/foreign-resumes/read-file';
import { fuzz } from '../../../support/fuzz';

const [person] = foreignPeople;
const good = Object.values(layouts).flatMap((build) =>
  formats.map(({ name, write }) => ({
    name,
    bytes: person ? write(build(person, dateForms['short'] as DateForm)) : new Uint8Array(),
  })),
);

/** A good file with bytes changed, cut off, doubled or mixed with another one's. */
const damaged = fc
  .record({
    which: fc.nat(good.length - 1),
    other: fc.nat(good.length - 1),
    how: fc.nat(4),
    at: fc.double({ min: 0, max: 1, noNaN: true }),
    bytes: fc.uint8Array({ minLength: 1, maxLength: 40 }),
  })
  .map(({ which, other, how, at, bytes }) => {
    const { name, bytes: whole } = good[which] ?? { name: '', bytes: new Uint8Array() };
    const place = Math.floor(at * whole.length);
    const [before, after] = [whole.subarray(0, place), whole.subarray(place)];
    if (how === 0) return { name, content: before };
    if (how === 1) return { name, content: joined(before, bytes, after.subarray(bytes.length)) };
    if (how === 2) return { name, content: joined(before, bytes, after) };
    if (how === 3) return { name, content: joined(before, good[other]?.bytes ?? bytes) };
    return { name: good[other]?.name ?? name, content: joined(whole, whole) };
  });

/** A good container around markup that is broken anywhere. */
const piece = fc.constantFrom(
  ...'<w:p>|</w:p>|<w:tbl>|<w:tr>|<w:tc>|</w:tc>|</w:tr>|<w:t>|</w:t>|<w:txbxContent>|</w:txbxContent>|<!--|-->|<![CDATA[|]]>|<!DOCTYPE a [<!ENTITY b "&b;&b;">]>|&b;|&#0;|&#x110000;|&#xD800;|<?|"|<|>|/|Skills|2019 - 2020|Cook, Diner|Kim Tran|\t|a="|text:p>|<text:s c="99999999"/>'.split(
    '|',
  ),
);
const broken = fc
  .record({ pieces: fc.array(piece, { maxLength: 60 }), kind: fc.nat(3) })
  .map(({ pieces, kind }) => {
    const source = strToU8(pieces.join(''));
    if (kind === 0) return { name: 'a.docx', content: zipSync({ 'word/document.xml': source }) };
    if (kind === 1)
      return {
        name: 'a.odt',
        content: zipSync({ 'content.xml': joined(strToU8('<office:body><text:p>'), source) }),
      };
    if (kind === 2) return { name: 'a.html', content: joined(strToU8('<html>'), source) };
    return { name: 'a.rtf', content: joined(strToU8(String.raw`{\rtf1\trowd\u-1?`), source) };
  });

test('500 damaged or hostile files: each gives a resume or a reason, in time', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.oneof({ weight: 3, arbitrary: damaged }, { weight: 2, arbitrary: broken }),
      async ({ name, content }) => {
        const from = performance.now();
        const read = await readForeignFile(content, name);
        expect(performance.now() - from).toBeLessThan(5000);
        if (read.ok) expect(read.resume.lines.length).toBeGreaterThan(0);
        else expect(read.problem).toMatch(/^[a-z-]+$/u);
      },
    ),
    fuzz(500),
  );
}, 120_000);

test('many marks that never end take time in step with their number', async () => {
  const many = 150_000;
  for (const [name, source] of [
    ['a.html', `<html>${'<'.repeat(many)}`],
    ['a.html', `<html>${'<!--'.repeat(many / 4)}`],
    ['a.html', `<html>${'<script>'.repeat(many / 8)}`],
    ['a.html', `<html>${'&'.repeat(many)}`],
    ['a.html', `<html><p ${'a="'.repeat(many / 3)}`],
    ['a.rtf', `{\\rtf1${'\\par'.repeat(many / 4)}`],
    ['a.rtf', `{\\rtf1${"\\'".repeat(many / 2)}`],
    ['a.txt', `${'Skills & '.repeat(15)}\n`.repeat(1400)],
  ] as const) {
    const from = performance.now();
    await readForeignFile(strToU8(source), name);
    expect(performance.now() - from, source.slice(0, 20)).toBeLessThan(3000);
  }
});

function joined(...parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
