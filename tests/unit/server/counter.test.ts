import { expect, test } from 'vitest';
import { createCounter } from '../../../supabase/local/counter';

function counterOf(limit: number, windowMs: number) {
  const clock = { now: 5000 };
  return { clock, counter: createCounter(limit, windowMs, () => clock.now) };
}

test('tries are free until the limit; then the wait is until the oldest leaves the window', () => {
  const { clock, counter } = counterOf(2, 1000);
  counter.add('ana');
  clock.now += 300;
  expect(counter.wait('ana')).toBe(0);
  counter.add('ana');
  expect(counter.wait('ana')).toBe(700);
  clock.now += 699;
  expect(counter.wait('ana')).toBe(1);
  clock.now += 1;
  expect(counter.wait('ana')).toBe(0);
  counter.add('ana');
  expect(counter.wait('ana')).toBe(300);
});

test('keys do not count for each other', () => {
  const { counter } = counterOf(1, 1000);
  counter.add('ana');
  expect([counter.wait('ana'), counter.wait('ben')]).toEqual([1000, 0]);
});

test('a try that is taken back has not been, and takes no other with it', () => {
  const { counter } = counterOf(2, 1000);
  const takeBack = counter.add('ana');
  counter.add('ana');
  takeBack();
  takeBack();
  expect(counter.wait('ana')).toBe(0);
  counter.add('ana');
  expect(counter.wait('ana')).toBe(1000);
});

test('what is forgotten begins anew, and taking back afterwards does no harm', () => {
  const { counter } = counterOf(1, 1000);
  const takeBack = counter.add('ana');
  counter.forget('ana');
  expect(counter.wait('ana')).toBe(0);
  takeBack();
  counter.add('ana');
  expect(counter.wait('ana')).toBe(1000);
});

test('of endless keys the ten thousand last ones are kept, and of a long one its beginning', () => {
  const { counter } = counterOf(1, 1000);
  for (let index = 0; index <= 10_000; index += 1) counter.add(`key ${String(index)}`);
  expect([counter.wait('key 0'), counter.wait('key 1'), counter.wait('key 10000')]).toEqual([
    0, 1000, 1000,
  ]);
  counter.add('a'.repeat(1_000_000));
  expect(counter.wait('a'.repeat(254))).toBe(1000);
});
