import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { autopsy, autopsyVerbs } from '@/domain/autopsy/autopsy';
import { fuzz } from '@tests/support/fuzz';

describe('the resume autopsy', () => {
  test('counts whole words of the seven verbs in any case', () => {
    const { verbs } = autopsy(
      'Managed a team. MANAGED it well; led, Led/led. Created: developed-created.',
    );
    expect(verbs).toEqual({
      managed: 2,
      led: 3,
      developed: 1,
      created: 2,
      implemented: 0,
      increased: 0,
      decreased: 0,
    });
  });

  test('does not count a verb inside a longer word', () => {
    const { verbs } = autopsy(
      'mismanaged sled ledger Ledé recreated unmanaged_led increasedly élled',
    );
    expect(Object.values(verbs)).toEqual([0, 0, 0, 0, 0, 0, 0]);
  });

  test.each([
    ['', 0],
    ['   \n\t ', 0],
    ['one', 1],
    ["hard-working, don't stop", 3],
    ['Niño José 12 años — 3.5 %', 5],
    ['安全 работа', 2],
    ['• Cleaned 14 rooms\n• Led 3', 5],
    ['ana@example.com', 1],
    ['- - - ***', 0],
  ])('counts the words of %j', (text, words) => {
    expect(autopsy(text).words).toBe(words);
  });

  test('finds exactly the verbs that were put in', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(...autopsyVerbs, 'Pulled', 'ledge', 'år'), { maxLength: 40 }),
        fc.constantFrom(' ', '\n', ', ', ' — '),
        (words, joint) => {
          const { verbs, words: total } = autopsy(words.join(joint));
          expect(total).toBe(words.length);
          for (const verb of autopsyVerbs) {
            expect(verbs[verb]).toBe(words.filter((word) => word === verb).length);
          }
        },
      ),
      fuzz(),
    );
  });

  test('never throws', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(autopsy(text).words).toBeGreaterThanOrEqual(0);
      }),
      fuzz(),
    );
  });
});
