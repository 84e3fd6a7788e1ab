import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { coachBullet, coachDescription, splitBullets } from '@/domain/coach/coach-bullet';
import { countOpenings } from '@/domain/language/en/opening-rules';
import { fuzz } from '@tests/support/fuzz';
import { growth } from '@tests/support/growth';

describe('the writing coach', () => {
  test('points at the words it means', () => {
    const text = 'Responsible for various tasks';
    const spans = coachBullet(text).flatMap(({ ruleId, span }) =>
      span ? [[ruleId, text.slice(...span)]] : [],
    );
    expect(spans).toEqual([
      ['duties-not-results', 'Responsible for'],
      ['vague-words', 'various'],
    ]);
  });

  test('says nothing about a blank bullet', () => {
    expect(coachBullet('')).toEqual([]);
    expect(coachBullet('  \n ')).toEqual([]);
  });

  test('names the word limit and the count of a long bullet', () => {
    const finding = coachBullet(`Cleaned 3 ${'big '.repeat(40)}rooms`).find(
      ({ ruleId }) => ruleId === 'too-long',
    );
    expect(finding?.params).toEqual({ count: 43, limit: 30 });
  });

  test.each([
    ['cooked 120 meals a day', ['small-letter']],
    ['Cooked 120 meals a day', []],
    ['iPad repairs: fixed 12 a week', []],
  ])('says of %j whether it begins with a small letter', (text, expected) => {
    const found = coachBullet(text).filter(({ ruleId }) => ruleId === 'small-letter');
    expect(found.map(({ ruleId }) => ruleId)).toEqual(expected);
  });

  test('puts what would hurt the person first', () => {
    const [first] = coachBullet('Responsible for mail, SSN 900-55-0199, at 3 offices');
    expect(first).toMatchObject({ ruleId: 'private-details', severity: 'fix' });
  });

  test('reads each line of a description as a bullet, without its marker', () => {
    const description =
      '• Cleaned 14 rooms a day\n\n- Cleaned 3 floors at night\r\n* Trained 2 people in one week';
    expect(splitBullets(description)).toEqual([
      { text: 'Cleaned 14 rooms a day', start: 2 },
      { text: 'Cleaned 3 floors at night', start: 28 },
      { text: 'Trained 2 people in one week', start: 57 },
    ]);
    const repeated = coachDescription(description).map(({ findings }) =>
      findings.some(({ ruleId }) => ruleId === 'repeated-verb'),
    );
    expect(repeated).toEqual([true, true, false]);
  });

  test('keeps every span inside the text and never throws', () => {
    const pieces = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 60 }),
      fc.constantFrom(
        'I was ',
        'responsible for ',
        'the the ',
        'WMS ',
        'and make ',
        'cooked ',
        '3 ',
        'SSN ',
      ),
    );
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 12 }), fc.boolean(), (parts, isPastJob) => {
        const text = parts.join('');
        for (const { span } of coachBullet(text, {
          isPastJob,
          openings: countOpenings([text, ...parts]),
        })) {
          if (!span) continue;
          expect(span[0]).toBeGreaterThanOrEqual(0);
          expect(span[1]).toBeGreaterThan(span[0]);
          expect(span[1]).toBeLessThanOrEqual(text.length);
        }
        for (const { text: bullet, start } of splitBullets(text)) {
          expect(text.slice(start, start + bullet.length)).toBe(bullet);
        }
      }),
      fuzz(),
    );
  });

  test('takes time in step with the length of the text', () => {
    expect(growth((text) => coachBullet(text), 'was really '.repeat(50_000))).toBeLessThan(10);
  });
});
