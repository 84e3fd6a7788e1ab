import * as fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { readAssistAnswer, readProviderAnswer } from '@/domain/assistant/provider-answer';
import { fuzz } from '@tests/support/fuzz';

const candidate = (text: string, more: object = {}) => ({
  content: { parts: [{ text }] },
  ...more,
});

describe("the provider's answer", () => {
  test.each([
    ['a plain answer', { candidates: [candidate(' Add a number. ')] }, 'Add a number.'],
    [
      'an answer in parts',
      { candidates: [{ content: { parts: [{ text: 'a ' }, { inlineData: {} }, { text: 'b' }] } }] },
      'a b',
    ],
    [
      'an answer cut at its limit',
      { candidates: [candidate('a', { finishReason: 'MAX_TOKENS' })] },
      'a',
    ],
    [
      'an answer beside thoughts',
      { candidates: [{ content: { parts: [{ text: 'hm', thought: true }, { text: 'a' }] } }] },
      'a',
    ],
    [
      'feedback without a block',
      { promptFeedback: { safetyRatings: [] }, candidates: [candidate('a')] },
      'a',
    ],
  ])('gives the text of %s', (_, value, text) => {
    expect(readProviderAnswer(value)).toEqual({ ok: true, text });
  });

  test('uses the first of several candidates and says so', () => {
    expect(readProviderAnswer({ candidates: [candidate('a'), candidate('b')] })).toEqual({
      ok: true,
      text: 'a',
      warning: 'several-candidates',
    });
  });

  test('is a failure when the first candidate was stopped, even if the second is fine', () => {
    for (const finishReason of ['SAFETY', 'RECITATION', 'LANGUAGE']) {
      const value = {
        candidates: [candidate('half', { finishReason, finishMessage: 'why' }), candidate('b')],
      };
      expect(readProviderAnswer(value)).toEqual({
        ok: false,
        reason: 'blocked-answer',
        detail: `${finishReason}: why`,
      });
    }
  });

  test('is a failure when the prompt was blocked', () => {
    const promptFeedback = { blockReason: 'SAFETY', blockReasonMessage: 'no' };
    expect(readProviderAnswer({ promptFeedback })).toEqual({
      ok: false,
      reason: 'blocked-prompt',
      detail: 'SAFETY: no',
    });
    expect(readProviderAnswer({ promptFeedback, candidates: [candidate('a')] }).ok).toBe(false);
  });

  test.each([
    ['nothing', {}, 'empty'],
    ['no candidates', { candidates: [] }, 'empty'],
    [
      'a candidate without content',
      { candidates: [{ finishReason: 'PROHIBITED_CONTENT' }] },
      'empty',
    ],
    ['blank text', { candidates: [candidate(' \n')] }, 'empty'],
    ['null', null, 'bad-shape'],
    ['a web page', '<html>', 'bad-shape'],
    ['candidates that are no list', { candidates: 'x' }, 'bad-shape'],
  ])('is a failure for %s', (_, value, reason) => {
    expect(readProviderAnswer(value)).toMatchObject({ ok: false, reason });
  });

  test('is cut to a sane length and cleaned of control characters', () => {
    const answer = readProviderAnswer({
      candidates: [candidate(`a\u0000\uD800b${'x'.repeat(100_000)}`)],
    });
    expect(answer.ok && answer.text.length).toBeLessThanOrEqual(8000);
    expect(answer.ok && answer.text.startsWith('ab')).toBe(true);
  });

  test('of the assist function is its text field or nothing', () => {
    expect(readAssistAnswer({ text: ' Cooked. ', other: 1 })).toBe('Cooked.');
    for (const value of [null, '', 'x', {}, { text: 7 }, { text: ' ' }, []])
      expect(readAssistAnswer(value)).toBeNull();
  });

  test('never makes the reader throw or print', () => {
    const spy = vi.spyOn(console, 'warn');
    fc.assert(
      fc.property(fc.anything(), fc.anything(), (first, second) => {
        readAssistAnswer(first);
        readProviderAnswer(first);
        readProviderAnswer({ candidates: [first, second], promptFeedback: second });
        readProviderAnswer({ candidates: [{ content: { parts: [first, second] } }] });
      }),
      fuzz(),
    );
    expect(spy).not.toHaveBeenCalled();
  });
});
