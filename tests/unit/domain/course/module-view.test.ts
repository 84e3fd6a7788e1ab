import { expect, test } from 'vitest';
import { catalogue } from '../../../../src/content/en/catalogue';
import { moduleView } from '../../../../src/domain/course/module-view';

const withLessons = [1, 2, 3];

test('the three modules of the catalogue have lessons', () => {
  const kinds = catalogue.map(({ id }) => moduleView(String(id), catalogue, withLessons).kind);
  expect(kinds).toEqual(['ready', 'ready', 'ready']);
});

test('an id that the catalogue does not list is not found', () => {
  for (const id of ['4', '0', '-1', '1.0', '01', ' 1', '1 ', 'one', ''])
    expect(moduleView(id, catalogue, withLessons), id).toEqual({ kind: 'not-found' });
});

test('a module that the catalogue announces before its lessons are written is coming soon', () => {
  const announced = { id: 4, title: 'Your First Month' };
  expect(moduleView('4', [...catalogue, announced], withLessons)).toEqual({
    kind: 'coming-soon',
    entry: announced,
  });
});
