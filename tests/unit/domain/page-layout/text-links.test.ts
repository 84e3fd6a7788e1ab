import { describe, expect, test } from 'vitest';
import { blockLinks } from '@/domain/page-layout/text-links';

const linksOf = (block: Parameters<typeof blockLinks>[0]) =>
  blockLinks(block).map(({ from, to, href }) => {
    const text = block.kind === 'contact' || block.kind === 'paragraph' ? block.text : '';
    return [text.slice(from, to), href];
  });
const inContact = (text: string, phone = '') => linksOf({ kind: 'contact', text, phone });
const inText = (text: string) => linksOf({ kind: 'paragraph', text });

describe('the links of a resume', () => {
  test('are the phone and the email of the contact line, in their order', () => {
    const text = 'Dayton, Ohio · (937) 555-0142 · ana.lopez@example.com';
    expect(inContact(text, '(937) 555-0142')).toEqual([
      ['(937) 555-0142', 'tel:+19375550142'],
      ['ana.lopez@example.com', 'mailto:ana.lopez@example.com'],
    ]);
  });

  test.each([
    ['937.555.0142', 'tel:+19375550142'],
    ['1 937 555 0142', 'tel:+19375550142'],
    ['(937) 555-0142 ext. 12', 'tel:+19375550142'],
    ['+52 55 5555 0142', 'tel:+525555550142'],
    ['555-0142', 'tel:5550142'],
  ])('dial %s', (phone, href) => {
    expect(inContact(phone, phone)).toEqual([[phone, href]]);
  });

  test.each(['', 'ask my sister', '555-0142 or 555-0199', '(937) 555-0142 / 555-0199'])(
    'leave a phone in doubt as it is: %s',
    (phone) => {
      expect(inContact(`Dayton · ${phone}`, phone)).toEqual([]);
    },
  );

  test.each([
    ['anacooks.example.com', 'https://anacooks.example.com'],
    ['www.example.org', 'https://www.example.org'],
    ['linkedin.com/in/ana', 'https://linkedin.com/in/ana'],
    ['http://example.com/a?b=c', 'http://example.com/a?b=c'],
    ['jose@example.com', 'mailto:jose@example.com'],
    ['www.café.example', 'https://www.caf%C3%A9.example'],
  ])('lead from %s', (word, href) => {
    expect(inContact(`Dayton, OH · ${word}`)).toEqual([[word, href]]);
  });

  test('of a sentence end before its signs, and an employer is none', () => {
    expect(inText('See my work (www.example.com), or write to ana@example.com.')).toEqual([
      ['www.example.com', 'https://www.example.com'],
      ['ana@example.com', 'mailto:ana@example.com'],
    ]);
    expect(inText('Packed for Example.com with Node.js, e.g. at night. 9/2020')).toEqual([]);
    expect(inText('a@b @example x@y.')).toEqual([]);
  });

  test('stand in the bullet that they are asked for', () => {
    const block = { kind: 'bullets', texts: ['None.', 'Ran www.example.com'] } as const;
    expect(blockLinks(block, 0)).toEqual([]);
    expect(blockLinks(block, 1)).toEqual([{ from: 4, to: 19, href: 'https://www.example.com' }]);
  });
});
