import { expect, test } from 'vitest';
import {
  descriptionLines,
  textOfLines,
  tidyDescription,
  withLine,
} from '@/domain/game/description-lines';

test('a description is at least three lines to write in, and joined again the same text', () => {
  expect(descriptionLines('')).toEqual(['', '', '']);
  expect(descriptionLines('One')).toEqual(['One', '', '']);
  expect(descriptionLines('1\n2\n3\n4')).toEqual(['1', '2', '3', '4']);
  for (const text of ['One\n\nThree', '1\n2\n3\n4', '']) {
    expect(textOfLines(descriptionLines(text)).trimEnd()).toBe(text);
  }
});

test('what is pasted over several lines takes a line each, and loses nothing', () => {
  expect(withLine(['', 'Mine', ''], 0, 'a\nb')).toEqual(['a', 'b', 'Mine']);
  expect(withLine(['', '', ''], 0, 'a\nb\nc\nd')).toEqual(['a', 'b', 'c', 'd']);
  expect(withLine(['', '', ''], 2, 'c')).toEqual(['', '', 'c']);
});

test('a line stays under the hand that empties it, and goes with the next edit above it', () => {
  expect(withLine(['a', 'b', 'c', 'd'], 3, '')).toEqual(['a', 'b', 'c', '']);
  expect(withLine(['a', 'b', 'c', '', ''], 3, '')).toEqual(['a', 'b', 'c', '']);
  expect(withLine(['a', 'b', 'c', ''], 0, 'x')).toEqual(['x', 'b', 'c']);
  const emptied = withLine(['', '', '', 'd'], 3, '');
  expect(descriptionLines(textOfLines(emptied))).toHaveLength(4);
});

test('boxes that were emptied are no answer', () => {
  expect(textOfLines(['', '', ''])).toBe('');
});

test('the resume gets no empty lines', () => {
  expect(tidyDescription(' Cooked \n\n Cleaned\n')).toBe('Cooked\nCleaned');
});
