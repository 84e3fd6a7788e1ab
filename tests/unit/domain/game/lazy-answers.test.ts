import { expect, test } from 'vitest';
import type { GameField } from '@/domain/game/game-script';
import { isAcceptedOnRepeat, unusableReply } from '@/domain/game/unusable-reply';
import { isNonAnswer } from '@/domain/text/non-answer';
import { phrasesForLine } from '@/domain/game/vague-duty';

const noAnswers = [
  'no',
  'No.',
  'none',
  'non',
  'nah',
  'idk',
  'IDK!',
  'n/a',
  'N/A.',
  'na',
  'dont have',
  "don't have",
  'don’t have one',
  'dont hav one',
  'dont have an email',
  'I dont have any',
  "I don't have one yet",
  'i do not have a phone right now',
  'no, i dont have one',
  'dont know',
  'I dont remember',
  'cant remember',
  'no idea',
  'not sure',
  'no email',
  'no phone',
  'nothing',
  'got none',
  'skip it',
  'no thanks',
  '-',
  '...',
  'no tengo',
  'No tengo correo',
  'no tengo teléfono',
  'no sé',
  'no se',
  'nose',
  'no lo sé',
  'todavía no tengo',
  'ninguno',
  'nada',
  'no me acuerdo',
  'ni idea',
  'no gracias',
];
const leftOut: GameField[] = [
  'email',
  'phone',
  'address',
  'location',
  'startDate',
  'degree',
  'school',
  'graduationYear',
  'skills',
];

test.each(noAnswers)('%j says that there is none, and leaves the question out', (text) => {
  expect(isNonAnswer(text)).toBe(true);
  for (const field of leftOut) expect(unusableReply(field, text, 2026)?.kind, field).toBe('none');
  for (const field of ['jobTitle', 'company'] as const)
    expect(unusableReply(field, text, 2026)?.kind).toBe('declined-but-required');
});

test.each([
  'Nona Diner',
  'None Better Bakery',
  'No Frills Market',
  'Nada Cafe',
  'Naples',
  'Hard work',
  'Passaic',
  'nap time helper',
  'Nashville',
  'No sé Café',
])('%j is an answer', (text) => {
  expect(isNonAnswer(text)).toBe(false);
});

test.each<[GameField, string, string | null]>([
  ['email', 'dishwasher', 'no-email'],
  ['email', 'deebrown at gmail', 'no-email'],
  ['email', 'maria@gmail', 'no-email'],
  ['phone', '555', 'no-phone'],
  ['phone', 'call my mom', 'no-phone'],
  ['location', 'Some Diner, 2019 Maybe', 'year'],
  ['location', '2014', 'year'],
  ['address', 'detroit 2020', 'year'],
  ['address', '2019 Elm Street, Dayton, Ohio', null],
  ['address', '44113', null],
  ['addAnotherExperience', 'nah', null],
  ['addAnotherExperience', 'no thats it', null],
  ['addAnotherExperience', "that's all", null],
  ['addAnotherEducation', 'YES', null],
  ['startDate', 'mid 2010s', 'no-date'],
  ['endDate', '03/14-06/16', 'no-date'],
  ['startDate', 'hace un par de años', 'date'],
  ['endDate', 'no', 'not-ended'],
  ['endDate', 'not yet', 'not-ended'],
  ['endDate', 'todavía no', 'not-ended'],
  ['endDate', 'idk', 'none'],
  ['name', 'idk', 'unexpected-yes-no'],
  ['description', 'Dishes and stuff', 'vague'],
  ['description', 'Cooking', 'vague'],
  ['description', 'idk', 'vague'],
  ['description', 'no', 'vague'],
  ['description', 'limpieza y cosas', 'vague'],
  ['description', 'Washed dishes for 120 plates a shift', null],
  ['description', 'Cleaned the kitchen', null],
  ['skills', 'hard worker', 'trait'],
  ['skills', 'Spanish, hard-working', 'trait'],
  ['skills', 'responsable', 'trait'],
  ['skills', 'Spanish, forklift', null],
  ['startDate', '5', 'no-date'],
  ['startDate', '12', 'date'],
  ['startDate', 'yes', 'no-date'],
  ['startDate', 'a while', 'no-date'],
  ['startDate', 'a few years ago', 'no-date'],
  ['startDate', 'March 2019', null],
  ['startDate', '3/2019', null],
  ['startDate', 'Summer 2019', null],
  ['startDate', 'mayo 2020', null],
  ['endDate', 'Present', null],
  ['endDate', '2014-2016', null],
  ['graduationYear', 'in progress', null],
  ['graduationYear', '2024 (expected)', null],
])('the answer %s: %j → %s', (field, text, kind) => {
  expect(unusableReply(field, text, 2026)?.kind ?? null).toBe(kind);
});

test.each<[string, string]>([
  ['idk like 2021', '2021'],
  ['around 2021', '2021'],
  ['about 2019', '2019'],
  ['2021?', '2021'],
  ['it was 2021', '2021'],
  ['2019 maybe', '2019'],
  ['maybe march 21', 'March 2021'],
  ['march 21', 'March 2021'],
  ['like summer 2019', '2019'],
  ["'98", '1998'],
  ['a couple years ago', '2024'],
  ['a couple of years ago', '2024'],
  ['like 3 yrs ago', '2023'],
  ['last year', '2025'],
  ['creo que 2020', '2020'],
  ['como en mayo de 2020', 'May 2020'],
  ['hace dos años', '2024'],
  ['hace como 5 años', '2021'],
  ['el año pasado', '2025'],
])('the date %j is offered as %j, and does not stand as it is', (text, offer) => {
  for (const field of ['startDate', 'endDate', 'graduationYear'] as const)
    expect(unusableReply(field, text, 2026)).toEqual({ kind: 'date', text, offer });
});

test('“maybe still there” is offered as what goes on, for an end alone', () => {
  const text = 'maybe still there';
  expect(unusableReply('endDate', text, 2026)).toMatchObject({ kind: 'date', offer: 'Present' });
  expect(unusableReply('startDate', text, 2026)?.kind).toBe('no-date');
});

test.each<[GameField, string, string]>([
  ['address', 'idk like detroit', 'detroit'],
  ['company', 'maybe the diner', 'the diner'],
  ['school', 'I think Lincoln High', 'Lincoln High'],
  ['location', 'creo que Dayton, Ohio', 'Dayton, Ohio'],
  ['skills', 'cooking, maybe', 'cooking'],
])('the answer %s: %j is offered as %j', (field, text, offer) => {
  expect(unusableReply(field, text, 2026)).toEqual({ kind: 'hedged', text, offer });
});

test('what is no email, no phone and no date is never taken for being sent twice', () => {
  for (const kind of ['no-email', 'no-phone', 'no-date', 'date', 'year', 'hedged'] as const)
    expect(isAcceptedOnRepeat(kind), kind).toBe(false);
  expect(isAcceptedOnRepeat('number')).toBe(true);
});

test('a vague line is answered with the phrases with a gap that share its words', () => {
  const phrases = ['Kept __ clean', 'Locked up at night', 'Washed dishes for __ meals a shift'];
  expect(phrasesForLine('Dishes and stuff', phrases, 1)).toEqual([
    'Washed dishes for __ meals a shift',
  ]);
});
