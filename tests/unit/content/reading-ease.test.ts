import { expect, test } from 'vitest';
import { hardestInSpanish, readingEase, spanishSyllables } from '../../support/reading-ease';

test.each([
  ['sol', 1],
  ['y', 1],
  ['muy', 1],
  ['bien', 1],
  ['que', 1],
  ['casa', 2],
  ['guía', 2],
  ['pueblo', 2],
  ['guerra', 2],
  ['cuidar', 2],
  ['ahora', 3],
  ['trabajo', 3],
  ['todavía', 4],
  ['leer', 2],
  ['héroe', 3],
  ['pingüino', 3],
  ['estudiéis', 3],
  ['currículum', 4],
  ['entrevista', 4],
  ['ayuda', 3],
  ['leyes', 2],
  ['baúl', 2],
  ['organización', 5],
])('%s has %i syllables', (word, syllables) => {
  expect(spanishSyllables(word)).toBe(syllables);
});

test('the ease follows the formula on a text counted by hand', () => {
  // Two sentences, ten words: la-ca-sa-es-gran-de (6), a-ho-ra-vi-ve-a-llí-mi-her-ma-no-hoy (12).
  const texts = ['La casa es grande. Ahora vive allí mi hermano hoy.'];
  expect(readingEase(texts)).toBeCloseTo(206.84 - 60 * (18 / 10) - 1.02 * (10 / 2), 5);
});

test('a list item without a full stop still ends a sentence', () => {
  expect(readingEase(['uno dos tres', 'seis siete'])).toBe(
    readingEase(['uno dos tres. seis siete.']),
  );
});

test('the hardest sentence comes first', () => {
  const hard = 'La administración departamental requiere documentación complementaria obligatoria.';
  expect(hardestInSpanish(['El sol sale. Voy a casa.', hard], 1)[0]).toContain('administración');
});
