import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { alignmentScore, tailoringKeywords } from '@/domain/tailoring/alignment-score';
import { fuzz } from '@tests/support/fuzz';

describe('the alignment score', () => {
  test.each([
    ['', 0, []],
    ['I like people', 0, []],
    ['CUSTOMER SERVICE', 1, ['customer service']],
    ['customer\n  service and Sales', 2, ['customer service', 'sales']],
    ['salesperson', 1, ['sales']],
    ['customer, service', 0, []],
    ['Sales sales sales', 1, ['sales']],
    ['Software training for sales and customer service', 4, [...tailoringKeywords]],
  ])('of %j is %i', (text, score, found) => {
    expect(alignmentScore(text)).toEqual({ score, found });
  });

  test('stays between 0 and 4 for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const { score, found } = alignmentScore(text);
        expect(score).toBe(found.length);
        expect(score).toBeLessThanOrEqual(4);
      }),
      fuzz(),
    );
  });
});
