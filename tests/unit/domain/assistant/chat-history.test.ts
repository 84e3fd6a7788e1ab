import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addExchange, validateHistory } from '@/domain/assistant/chat-history';
import type { ChatEntry } from '@/domain/assistant/chat-history';
import { fuzz } from '@tests/support/fuzz';

const user = { role: 'user', parts: [{ text: 'hi' }] };
const model = { role: 'model', parts: [{ text: 'hello' }] };
const call = { role: 'model', parts: [{ functionCall: { name: 'f' } }] };
const answer = { role: 'function', parts: [{ functionResponse: { name: 'f' } }] };

describe('a chat history', () => {
  test.each([
    ['no entry', []],
    ['user and model in turns', [user, model, user, model]],
    ['a function call and its answer', [user, call, answer, model]],
    ['a picture', [{ role: 'user', parts: [{ inlineData: {} }, { text: 'x' }] }]],
    [
      'code',
      [user, { role: 'model', parts: [{ executableCode: {} }, { codeExecutionResult: {} }] }],
    ],
  ])('may hold %s', (_, history) => {
    expect(validateHistory(history)).toEqual({ ok: true, history });
  });

  test.each([
    ['is no list', 'x', 0, 'not-a-list'],
    ['starts with the model', [model], 0, 'must-start-with-user'],
    [
      'starts with the system',
      [{ role: 'system', parts: [{ text: 'x' }] }],
      0,
      'must-start-with-user',
    ],
    ['holds a strange role', [user, { role: 'robot', parts: [{ text: 'x' }] }], 1, 'unknown-role'],
    ['holds no role', [{ parts: [{ text: 'x' }] }], 0, 'not-an-entry'],
    ['holds no parts', [{ role: 'user' }], 0, 'no-parts'],
    ['holds an empty list of parts', [user, { role: 'model', parts: [] }], 1, 'no-parts'],
    ['holds an unknown part', [{ role: 'user', parts: [{ song: 1 }] }], 0, 'unknown-part'],
    [
      'lets the user call a function',
      [{ role: 'user', parts: [{ functionCall: {} }] }],
      0,
      'part-not-allowed',
    ],
    [
      'lets the model send a picture',
      [user, { role: 'model', parts: [{ inlineData: {} }] }],
      1,
      'part-not-allowed',
    ],
    [
      'mixes a function response with text',
      [user, call, { role: 'function', parts: [{ functionResponse: {} }, { text: 'x' }] }],
      2,
      'mixed-function-response',
    ],
    ['repeats the user', [user, user], 1, 'roles-must-alternate'],
    ['repeats the model', [user, model, model], 2, 'roles-must-alternate'],
    [
      'ends with the system',
      [user, model, { role: 'system', parts: [{ text: 'x' }] }],
      2,
      'roles-must-alternate',
    ],
  ])('is refused when it %s', (_, history, index, problem) => {
    expect(validateHistory(history)).toEqual({ ok: false, index, problem });
  });

  test('takes in a reply only when it says something', () => {
    const history: readonly ChatEntry[] = [];
    expect(addExchange(history, 'hi', ' \n')).toBe(history);
    expect(addExchange(history, ' ', 'hello')).toBe(history);
    expect(addExchange(history, 'hi', 'hello')).toEqual([user, model]);
  });

  test('stays valid over any exchanges, and any value is checked without a throw', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.string(), fc.string())),
        fc.anything(),
        (exchanges, value) => {
          const history = exchanges.reduce<readonly ChatEntry[]>(
            (before, [asked, said]) => addExchange(before, asked, said),
            [],
          );
          expect(validateHistory(history).ok).toBe(true);
          validateHistory(value);
          validateHistory([value]);
          validateHistory([{ role: 'user', parts: value }]);
        },
      ),
      fuzz(),
    );
  });
});
