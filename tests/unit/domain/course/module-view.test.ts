import { expect, test } from 'vitest';
import { catalogue } from '@/content/en/catalogue';
import { moduleView } from '@/domain/course/module-view';

const withLessons = [1, 2, 3];

test('the three modules of the catalogue have lessons', () => {
  const kinds = catalogue.map(({ id }) => moduleView(String(id), catalogue, withLessons).kind);
  expect(kinds).toEqual(['ready', 'ready', 'ready']);
});

test('an id that is no module and no whole number above 3 is not found', () => {
  const ids = ['0', '00', '-1', '-4', '+4', '1.0', '1.5', '4.0', '4,5', '01', '003', '007', '0x4'];
  for (const id of [...ids, '1e3', '4e0', ' 1', '1 ', ' 4', '４', '٤', 'one', 'Infinity', ''])
    expect(moduleView(id, catalogue, withLessons), id).toEqual({ kind: 'not-found' });
});

test('a whole number above 3 is coming soon, however large', () => {
  for (const id of ['4', '5', '10', '2026', '90071992547409930', '9'.repeat(400)])
    expect(moduleView(id, catalogue, withLessons), id).toEqual({
      kind: 'coming-soon',
      entry: null,
    });
});

test('a module that the catalogue announces before its lessons are written is coming soon', () => {
  const announced = { id: 4, title: 'Your First Month' };
  expect(moduleView('4', [...catalogue, announced], withLessons)).toEqual({
    kind: 'coming-soon',
    entry: announced,
  });
});
