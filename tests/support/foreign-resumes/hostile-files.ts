import { strToU8, zipSync } from 'fflate';
import * as fc from 'fast-check';
import { dateForms, type DateForm } from './foreign-dates';
import { formats } from './foreign-formats';
import { layouts } from './foreign-layouts';
import { foreignPeople } from './foreign-people';

export type HostileFile = { name: string; content: Uint8Array };

const [person] = foreignPeople;
const good = Object.values(layouts).flatMap((build) =>
  formats.map(({ name, write }) => ({
    name,
    bytes: person ? write(build(person, dateForms['short'] as DateForm)) : new Uint8Array(),
  })),
);

/** A good file with bytes changed, cut off, doubled or mixed with another one's. */
const damaged: fc.Arbitrary<HostileFile> = fc
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
const broken: fc.Arbitrary<HostileFile> = fc
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

/** A file that came damaged, or that somebody made to do harm. */
export const hostileFile: fc.Arbitrary<HostileFile> = fc.oneof(
  { weight: 3, arbitrary: damaged },
  { weight: 2, arbitrary: broken },
);

function joined(...parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
