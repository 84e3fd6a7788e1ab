import { describe, expect, test } from 'vitest';
import { jobContext } from '@/domain/coach/job-context';
import { addBullet, parToBullet, removeBullet } from '@/domain/coach/par-bullet';

describe('what the coach knows of a job', () => {
  test.each([
    ['', {}],
    [' ', {}],
    ['2021', { isPastJob: true }],
    ['Nov. 2022', { isPastJob: true }],
    ['Present', { isPastJob: false }],
    ['still there', { isPastJob: false }],
    ['actualidad', { isPastJob: false }],
  ])('from the end date %j is %j', (endDate, context) => {
    expect(jobContext({ endDate })).toEqual(context);
  });
});

describe('a PAR statement as a bullet', () => {
  test('tells the action, then the result, without "I"', () => {
    expect(
      parToBullet({ action: 'I sorted pallets  at night.', result: 'cut loading by 15 minutes. ' }),
    ).toBe('Sorted pallets at night; cut loading by 15 minutes');
    expect(parToBullet({ action: 'trained 2 cooks', result: '' })).toBe('Trained 2 cooks');
    expect(parToBullet({ action: ' ', result: '' })).toBe('');
  });

  test('reads as one sentence, and leaves names their capital', () => {
    const bullet = (result: string) => parToBullet({ action: 'I fixed the cooler', result });
    expect(bullet('No meal was missed.')).toBe('Fixed the cooler; no meal was missed');
    expect(bullet('Kroger gave me a raise.')).toBe('Fixed the cooler; Kroger gave me a raise');
  });

  test('goes on a line of its own', () => {
    expect(addBullet('', 'Cooked')).toBe('Cooked');
    expect(addBullet('Washed dishes\n', 'Cooked')).toBe('Washed dishes\nCooked');
  });
});

test('a bullet is taken out again, unless the person has changed it', () => {
  expect(removeBullet('Washed dishes\nCooked', 'Cooked')).toBe('Washed dishes');
  expect(removeBullet('Cooked\nWashed\nCooked', 'Cooked')).toBe('Cooked\nWashed');
  expect(removeBullet('Cooked soup', 'Cooked')).toBeNull();
});
