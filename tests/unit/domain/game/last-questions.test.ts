import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sectionsOfAnswer } from '@/domain/game/last-questions';

describe('the last questions of the chat', () => {
  test('a summary is taken as it is typed', () => {
    const text = 'Line cook with three years in busy kitchens.\nI train new people.';
    expect(sectionsOfAnswer('about', `  ${text}\n`)).toEqual({ summary: [{ text }] });
  });

  test.each([
    ['Food Handler Card, 2024', { certificates: [{ name: 'Food Handler Card', year: '2024' }] }],
    ['Forklift card', { certificates: [{ name: 'Forklift card' }] }],
    ['Spanish', { languages: [{ language: 'Spanish', level: '' }] }],
    ['I speak Spanish', { languages: [{ language: 'Spanish', level: '' }] }],
    ['Spanish (fluent)', { languages: [{ language: 'Spanish', level: 'fluent' }] }],
    [
      'Forklift card, Spanish',
      {
        languages: [{ language: 'Spanish', level: '' }],
        certificates: [{ name: 'Forklift card' }],
      },
    ],
    [
      'CNA license\nI also speak Somali and English',
      {
        languages: [
          { language: 'Somali', level: '' },
          { language: 'English', level: '' },
        ],
        certificates: [{ name: 'CNA license' }],
      },
    ],
  ])('%j', (answer, sections) => {
    expect(sectionsOfAnswer('cards', answer)).toEqual(sections);
  });

  test.each(['Hablo español', 'Yo también hablo español', 'sé español'])(
    '%j is a language',
    (answer) => {
      const languages = [{ language: 'español', level: '' }];
      expect(sectionsOfAnswer('cards', answer)).toEqual({ languages });
    },
  );

  test.each([
    '',
    '  \n ',
    'no',
    'None.',
    'N/A',
    'nothing',
    'I don’t have any',
    'Ninguno.',
    'ninguna',
    'ningún',
    'nada',
    'No tengo',
    'no hablo',
    'No tengo ninguna.',
  ])('%j adds nothing', (answer) => {
    expect(sectionsOfAnswer('cards', answer)).toEqual({});
    expect(sectionsOfAnswer('about', answer)).toEqual({});
  });

  test('every word of an answer stands in an entry', () => {
    const word = fc.constantFrom(
      'Spanish',
      'card',
      'CPR',
      'Red Cross',
      '2024',
      'fluent',
      'OSHA 10',
    );
    const line = fc.array(fc.tuple(word, fc.constantFrom(' ', ', ', ' and ', ' – ')), {
      minLength: 1,
      maxLength: 6,
    });
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 4 }), (lines) => {
        const answer = lines.map((parts) => parts.flat().join('').trim()).join('\n');
        const kept = Object.values(sectionsOfAnswer('cards', answer))
          .flat()
          .flatMap((entry) => Object.values(entry))
          .join(' ');
        const count = (text: string, one: string) => text.split(one).length;
        for (const one of ['Spanish', 'card', 'CPR', 'Red Cross', '2024', 'fluent', 'OSHA 10'])
          expect(count(kept, one)).toBe(count(answer, one));
      }),
    );
  });
});
