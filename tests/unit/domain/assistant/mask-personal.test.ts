import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { maskPersonal, unmask } from '@/domain/assistant/mask-personal';
import { fuzz } from '@tests/support/fuzz';
import { growth } from '@tests/support/growth';

const ana = {
  name: 'Ana María López',
  email: 'ana.lopez@example.com',
  phone: '(419) 555-0134',
  address: '12 Elm St, Toledo, OH 43604',
};
const mask = (text: string) => maskPersonal(text, ana).text;

describe('personal details', () => {
  test.each([
    ['Ana María López cooked', '[NAME] cooked'],
    ['ANA  MARÍA LÓPEZ cooked', '[NAME] cooked'],
    ['Ana cooked, López served', '[NAME] cooked, [NAME-2] served'],
    ['banana and Analysis stay', 'banana and Analysis stay'],
    ['write ANA.lopez@example.com now', 'write [EMAIL] now'],
    ['boss: b.lee@example.com', 'boss: [EMAIL]'],
    ['call 419-555-0134 or 419.555.0134', 'call [PHONE] or [PHONE-2]'],
    ['call +44 20 7946 0958', 'call [PHONE]'],
    ['lives at 12 Elm St, Toledo, OH 43604.', 'lives at [ADDRESS].'],
    ['lives at 12 elm st', 'lives at [ADDRESS]'],
    [
      'worked 2019-2021, 120 orders, 3-5 days, $1,800',
      'worked 2019-2021, 120 orders, 3-5 days, $1,800',
    ],
  ])('are replaced in %j', (text, masked) => {
    expect(mask(text)).toBe(masked);
    const { placeholders } = maskPersonal(text, ana);
    expect(unmask(masked, placeholders)).toBe(text);
  });

  test.each([
    // Phone numbers and other long numbers.
    ['call 4195550134', 'call [PHONE]'],
    ['call 1-419-555-0134 now', 'call [PHONE] now'],
    ['call +14195550134x12', 'call [PHONE]'],
    ['call （４１９）５５５－０１３４', 'call [PHONE]'],
    ['call ٤١٩٥٥٥٠١٣٤', 'call [PHONE]'],
    ['call 419\u200B555\u00AD0134', 'call [PHONE]'],
    ['call 419 – 555 – 0134', 'call [PHONE]'],
    ['call 419/555·0134', 'call [PHONE]'],
    ['call (419)  555 0134', 'call [PHONE]'],
    ['my number is 123456789.', 'my number is [PHONE].'],
    ['SSN 123-45-6789', 'SSN [PHONE]'],
    ['movil 612 345 678', 'movil [PHONE]'],
    ['card 4111 1111 1111 1111', 'card [NUMBER]'],
    ['2019 (419) 555-0134', '2019 [PHONE]'],
    // What only looks like one.
    ['05/2019 - 08/2021, 2018 2019 2020', '05/2019 - 08/2021, 2018 2019 2020'],
    ['2019–2021, 05/19 – 08/21', '2019–2021, 05/19 – 08/21'],
    ['$1200000, 1 200 000 boxes, 1000000 boxes', '$1200000, 1 200 000 boxes, 1000000 boxes'],
    ['8.30-16.30, 40-60 hours, 24/7', '8.30-16.30, 40-60 hours, 24/7'],
    // Dates with a day, and every date that says of itself that somebody was born.
    ['born 3/12/1985', 'born [DATE]'],
    ['DOB: 1985-03-12', 'DOB: [DATE]'],
    ['born on March 12, 1985 in Lima', 'born on [DATE] in Lima'],
    ['12th of March 1985', '[DATE]'],
    ['12 mar 85 to 12.03.85', '[DATE] to [DATE-2]'],
    ['nací el 3 de mayo de 1985', 'nací el [DATE]'],
    ['Date of birth: May 1985', 'Date of birth: [DATE]'],
    ['I was born in 1985 and hired in May 2009', 'I was born in [DATE] and hired in May 2009'],
    ['my birthday is May 3', 'my birthday is [DATE]'],
    // The own address, and any street with its number.
    ['lives at 12 Elm Street', 'lives at [ADDRESS]'],
    ['lives at 12 ELM ST. in Toledo', 'lives at [ADDRESS]. in Toledo'],
    ['zip 43604', 'zip [ADDRESS]'],
    ['Ohio 43604', 'Ohio [ADDRESS]'],
    ['cleaned at 40 N. Oak Avenue, Apt 4', 'cleaned at [ADDRESS]'],
    ['fed 40 people on the street', 'fed 40 people on the street'],
    // Emails.
    ['ａｎａ.lopez＠example.com', '[EMAIL]'],
    ['ana.lopez (at) example (dot) com', '[EMAIL]'],
    ['o’brien@example.com', '[EMAIL]'],
    ['find me as ana.lopez', 'find me as [EMAIL]'],
    // The name in other letters of the same.
    ['Ana Maria Lopez cooked', '[NAME] cooked'],
    ['ana lopez cooked', '[NAME] cooked'],
    ['Ana Mari\u0301a Lo\u0301pez cooked', '[NAME] cooked'],
    ['ANA-MARIA cooked', '[NAME]-[NAME-2] cooked'],
    ['example.com/in/ana-lopez-41', 'example.com/in/[NAME]-41'],
    ['analopez85 posts', '[NAME]85 posts'],
  ])('are replaced in any spelling in %j', (text, masked) => {
    expect(mask(text)).toBe(masked);
    expect(unmask(masked, maskPersonal(text, ana).placeholders)).toBe(text);
  });

  test.each([
    ['José Núñez', 'Jose said NUNEZ, Josefina stayed', '[NAME] said [NAME-2], Josefina stayed'],
    ['Jose Nunez', 'José said Núñez', '[NAME] said [NAME-2]'],
    ['Mary-Jane Watson', 'Mary and Jane, MaryJane', '[NAME] and [NAME-2], [NAME-3]'],
    ['Mary–Jane Watson', 'Jane led', '[NAME] led'],
    ['Mary-Jane Watson', "Mary Jane's boss", "[NAME]'s boss"],
    ["Pat O'Brien", 'Pat O’Brien and OBrien', '[NAME] and [NAME-2]'],
    ['Søren Großmann', 'Soren Grossmann led', '[NAME] led'],
    ['王小明', '我叫王小明，小明在厨房工作', '我叫[NAME]，[NAME-2]在厨房工作'],
    ['欧阳小明', '同事叫小明', '同事叫[NAME]'],
    ['小明 王', '我是小明。', '我是[NAME]。'],
    ['山田 太郎', '山田さんと太郎', '[NAME]さんと[NAME-2]'],
    ['김민수', '김민수는 요리사', '[NAME]는 요리사'],
    ['김민수', '김민수는 요리사'.normalize('NFD'), '[NAME]는 요리사'.normalize('NFD')],
    ['สมชาย ใจดี', 'ผมชื่อสมชายครับ', 'ผมชื่อ[NAME]ครับ'],
    ['Maria de la Cruz', 'De la Cruz led de la rosa', 'De la [NAME] led de la rosa'],
    ['Joy Baker', 'a baker with joy told Joy', 'a baker with joy told [NAME]'],
    ['J. R. Smith Jr.', 'J. Smith Jr. and Jr. staff', 'J. [NAME] Jr. and Jr. staff'],
  ])('finds %s in %j', (name, text, masked) => {
    const hidden = maskPersonal(text, { name, email: '', phone: '', address: '' });
    expect(hidden.text).toBe(masked);
    expect(unmask(hidden.text, hidden.placeholders)).toBe(text);
  });

  test.each([
    ['200 North Oak Avenue Apt 4B', 'at 200 N. Oak Ave., #4B'],
    ['200 N Oak Ave #4B, Lima', 'at 200 north oak avenue apartment 4b'],
    ['9 Calle 8', 'at 9 calle 8'],
  ])('finds the street %s in %j', (address, text) => {
    const hidden = maskPersonal(text, { name: '', email: '', phone: '', address });
    expect(hidden.text).toBe('at [ADDRESS]');
    expect(unmask(hidden.text, hidden.placeholders)).toBe(text);
  });

  test('are found in a name typed in small letters, but small words of the text stay', () => {
    const will = { ...ana, name: 'will grace' };
    expect(maskPersonal('Will said Grace will cook with grace', will).text).toBe(
      '[NAME] said [NAME-2] will cook with grace',
    );
  });

  test('come back even when the provider changes the case of a placeholder', () => {
    const { placeholders } = maskPersonal('Ana cooked', ana);
    expect(unmask('[Name] led the kitchen; [NAME-9] stays', placeholders)).toBe(
      'Ana led the kitchen; [NAME-9] stays',
    );
  });

  test('never clash with brackets the person typed', () => {
    const text = '[NAME] and [name-2] are for Ana';
    const { text: masked, placeholders } = maskPersonal(text, ana);
    expect(masked).toBe('[NAME] and [name-2] are for [NAME-3]');
    expect(unmask(masked, placeholders)).toBe(text);
  });

  test('are not looked for when the resume has none', () => {
    const nobody = { name: '', email: ' ', phone: '', address: '' };
    expect(maskPersonal('Cooked for 80 guests', nobody)).toEqual({
      text: 'Cooked for 80 guests',
      placeholders: [],
    });
  });

  test('come back exactly for any text, and own details never stay in it', () => {
    const piece = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 20 }),
      fc.constantFrom(
        ana.name,
        ana.email,
        ana.phone,
        ana.address,
        'Ana',
        ' ',
        '[NAME]',
        '[PHONE-2]',
        '[email]',
        '4195550134',
      ),
    );
    const someone = fc.record({ name: piece, email: piece, phone: piece, address: piece });
    fc.assert(
      fc.property(
        fc.array(piece, { maxLength: 12 }),
        fc.oneof(fc.constant(ana), someone),
        (parts, person) => {
          const text = parts.join(' ');
          const { text: masked, placeholders } = maskPersonal(text, person);
          expect(unmask(masked, placeholders)).toBe(text);
          if (person === ana) expect(masked).not.toContain('example.com');
        },
      ),
      fuzz(),
    );
  });

  test.each([
    'a@'.repeat(50_000),
    '1-'.repeat(50_000),
    '1234 '.repeat(20_000),
    '(1) '.repeat(30_000),
    '1/1/'.repeat(30_000),
    'born '.repeat(20_000),
    '4 Elm '.repeat(20_000),
    '2019 '.repeat(20_000),
    'Ana'.repeat(30_000),
    'é\u0301'.repeat(30_000),
  ])('are found in step with the length of hostile text (%#)', (text) => {
    expect(growth((part) => maskPersonal(part, ana), text)).toBeLessThan(10);
  });
});
