import { expect, test } from 'vitest';
import { createRateLimiter } from '../../../supabase/local/rate-limiter';

function counterOf(limit: number, windowMs: number) {
  const clock = { now: 5000 };
  return { clock, counter: createRateLimiter(limit, windowMs, () => clock.now) };
}

test('tries are free until the limit; then the wait is until the oldest leaves the window', () => {
  const { clock, counter } = counterOf(2, 1000);
  counter.consume('ana');
  clock.now += 300;
  expect(counter.retryAfterMs('ana')).toBe(0);
  counter.consume('ana');
  expect(counter.retryAfterMs('ana')).toBe(700);
  clock.now += 699;
  expect(counter.retryAfterMs('ana')).toBe(1);
  clock.now += 1;
  expect(counter.retryAfterMs('ana')).toBe(0);
  counter.consume('ana');
  expect(counter.retryAfterMs('ana')).toBe(300);
});

test('keys do not count for each other', () => {
  const { counter } = counterOf(1, 1000);
  counter.consume('ana');
  expect([counter.retryAfterMs('ana'), counter.retryAfterMs('ben')]).toEqual([1000, 0]);
});

test('a try that is taken back has not been, and takes no other with it', () => {
  const { counter } = counterOf(2, 1000);
  const takeBack = counter.consume('ana');
  counter.consume('ana');
  takeBack();
  takeBack();
  expect(counter.retryAfterMs('ana')).toBe(0);
  counter.consume('ana');
  expect(counter.retryAfterMs('ana')).toBe(1000);
});

test('what is forgotten begins again, and taking back afterwards does no harm', () => {
  const { counter } = counterOf(1, 1000);
  const takeBack = counter.consume('ana');
  counter.reset('ana');
  expect(counter.retryAfterMs('ana')).toBe(0);
  takeBack();
  counter.consume('ana');
  expect(counter.retryAfterMs('ana')).toBe(1000);
});

test('of endless keys the ten thousand last ones are kept, and of a long one its beginning', () => {
  const { counter } = counterOf(1, 1000);
  for (let index = 0; index <= 10_000; index += 1) counter.consume(`key ${String(index)}`);
  expect([
    counter.retryAfterMs('key 0'),
    counter.retryAfterMs('key 1'),
    counter.retryAfterMs('key 10000'),
  ]).toEqual([0, 1000, 1000]);
  counter.consume('a'.repeat(1_000_000));
  expect(counter.retryAfterMs('a'.repeat(254))).toBe(1000);
});
