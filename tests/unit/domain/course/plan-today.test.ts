import { expect, test } from 'vitest';
import { plannedParts } from '@/content/en/planned-parts';
import { planToday } from '@/domain/course/plan-today';

const part = (id: string, minutes: number) => ({ module: 1, id, title: id, minutes });
const ids = (plan: readonly { id: string }[]) => plan.map(({ id }) => id);

test('a plan takes the next parts that are not done and fit, in their order', () => {
  const parts = [part('a', 10), part('b', 15), part('c', 10), part('d', 3)];
  expect(ids(planToday(parts, () => false, 30))).toEqual(['a', 'b']);
  expect(ids(planToday(parts, ({ id }) => id === 'a', 30))).toEqual(['b', 'c', 'd']);
  expect(ids(planToday(parts, () => true, 30))).toEqual([]);
});

test('a part that is longer than the time is still a start', () => {
  expect(ids(planToday([part('a', 45), part('b', 5)], () => false, 30))).toEqual(['a']);
});

test('each part of the course has its minutes, and the first half hour holds several', () => {
  expect(plannedParts).toHaveLength(19);
  expect(plannedParts.every(({ minutes }) => minutes > 0)).toBe(true);
  expect(planToday(plannedParts, () => false, 30).length).toBeGreaterThanOrEqual(3);
});
