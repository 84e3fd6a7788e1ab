import { expect, test } from 'vitest';
import { cardsDone, isPartDone } from '@/domain/course/cards-done';

const cards = (...ids: string[]) =>
  Object.fromEntries(ids.map((id) => [`card:tools--${id}`, 'done']));

test('a part is done when each of its cards is checked, and not before', () => {
  expect(isPartDone(cards('one', 'two'), 'tools', 3)).toBe(false);
  expect(isPartDone(cards('one', 'two', 'three'), 'tools', 3)).toBe(true);
});

test('a part that was marked without its cards is kept, and does not count', () => {
  expect(isPartDone({ 'part:tools': 'done', ...cards('one') }, 'tools', 3)).toBe(false);
});

test('cards of other parts, and cards that were unchecked, do not count', () => {
  const record = { ...cards('one'), 'card:tools--two': '', 'card:practice--one': 'done' };
  expect(cardsDone(record, 'tools', 3)).toBe(1);
});

test('no more cards count than a part has', () => {
  expect(cardsDone(cards('one', 'two', 'renamed'), 'tools', 2)).toBe(2);
});

test('a part without cards is never done', () => {
  expect(isPartDone({}, 'tools', 0)).toBe(false);
});
