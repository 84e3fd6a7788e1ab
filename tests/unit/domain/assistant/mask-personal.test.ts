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
  ])('are found in step with the length of hostile text (%#)', (text) => {
    expect(growth((part) => maskPersonal(part, ana), text)).toBeLessThan(10);
  });
});
