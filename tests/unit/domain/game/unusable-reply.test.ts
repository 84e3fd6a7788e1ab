import { expect, test } from 'vitest';
import type { GameField } from '@/domain/game/game-script';
import { unusableReply } from '@/domain/game/unusable-reply';
import { tidyReply } from '@/domain/game/tidy-reply';

test.each<[GameField, string, string | null, string?]>([
  ['company', 'yes', 'unexpected-yes-no'],
  ['company', 'Sí.', 'unexpected-yes-no'],
  ['school', 'OK', 'unexpected-yes-no'],
  ['name', 'no', 'unexpected-yes-no'],
  ['email', 'Yes', 'unexpected-yes-no'],
  ['skills', 'Cooking, no', 'unexpected-yes-no', 'no'],
  ['startDate', 'Now', 'no-date'],
  ['startDate', 'presente', 'no-date'],
  ['startDate', 'Summer', 'no-date'],
  ['endDate', 'a while', 'no-date'],
  ['skills', '2010', 'number'],
  ['skills', 'Spanish, 2010', 'number', '2010'],
  ['company', '12', 'number'],
  ['degree', '2014', 'number'],
  ['address', '44', 'number'],
  ['name', 'Rosalind', 'one-name'],
  ['email', 'yari arroba gmail', 'no-email'],
  ['email', 'maria@gmail', 'no-email'],
  ['phone', 'maria@example.com', 'no-phone'],
  ['phone', '555', 'no-phone'],
  ['addAnotherExperience', 'atendía clientes y cobraba', 'expected-yes-no'],
  ['addAnotherEducation', 'I also cleaned rooms', 'expected-yes-no'],
])('the answer %s: %j is odd (%s)', (field, text, kind, about = text) => {
  expect(unusableReply(field, text, 2026)).toEqual({ kind, text: about });
});

test.each<[GameField, string]>([
  ['ready', 'yes'],
  ['addAnotherExperience', 'no'],
  ['addAnotherExperience', 'No, that is all'],
  ['addAnotherEducation', 'Sí'],
  ['email', 'maria@example.com'],
  ['phone', '555-0142'],
  ['endDate', 'Now'],
  ['endDate', 'I am still there'],
  ['endDate', '2019'],
  ['startDate', 'Summer 2019'],
  ['graduationYear', 'in progress'],
  ['company', '7-Eleven'],
  ['company', 'Okay Diner'],
  ['skills', '10-key, Spanish'],
  ['address', '44113'],
  ['phone', '2165550147'],
  ['name', 'Rosa Diaz'],
  ['name', '小明'],
  ['name', ''],
])('the answer %s: %j is taken as it is', (field, text) => {
  expect(unusableReply(field, text, 2026)).toBeNull();
});

test.each<[GameField, string, string]>([
  ['description', 'washed dishes\nloaded trucks', 'Washed dishes\nLoaded trucks'],
  ['phone', '2165550147', '(216) 555-0147'],
  ['phone', '12165550147', '(216) 555-0147'],
  ['phone', '512-555-0142', '512-555-0142'],
  ['phone', '0115550142', '0115550142'],
  ['address', 'Cleveland ohio', 'Cleveland, Ohio'],
  ['location', 'los angeles california', 'Los Angeles, California'],
  ['location', 'port washington', 'Port Washington'],
  ['location', 'new york', 'New York'],
  ['location', 'charleston west virginia', 'Charleston, West Virginia'],
  ['location', 'San Juan Puerto Rico', 'San Juan, Puerto Rico'],
  ['company', 'dollar general', 'Dollar General'],
  ['company', 'my uncle', 'My uncle'],
  ['company', 'self-employed', 'self-employed'],
  ['company', 'eBay', 'eBay'],
  ['company', 'the gap', 'The gap'],
  ['school', 'Lincoln elementary school', 'Lincoln Elementary School'],
  ['school', 'college of the desert', 'College of the Desert'],
  ['school', 'classes at the library', 'Classes at the library'],
  ['jobTitle', 'line cook', 'Line cook'],
  ['jobTitle', 'cna', 'CNA'],
  ['degree', 'ged', 'GED'],
  ['degree', 'high school diploma', 'High school diploma'],
  ['email', 'rosa@example.com', 'rosa@example.com'],
  ['skills', 'cooking', 'cooking'],
])('the answer %s: %j goes on the resume as %j', (field, typed, tidy) => {
  expect(tidyReply(field, typed)).toBe(tidy);
});
