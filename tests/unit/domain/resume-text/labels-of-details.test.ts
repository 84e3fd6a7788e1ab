import { expect, test } from 'vitest';
import { placedResume } from '@/domain/resume-text/resume-from-text';

test.each([
  'Naam\t\t\tIshan Tolan',
  'NAME\tIshan Tolan',
  'Ad Soyad: Ishan Tolan',
  'Nome completo: Ishan Tolan',
])('%s is a label and a name', (first) => {
  const { fields } = placedResume([first, 'E-mail\tisto@example.com'].join('\n'));
  expect(fields.personalInfo.name).toBe('Ishan Tolan');
});

test('a label in a column of its own is no part of the name', () => {
  const { fields } = placedResume('NAME\nIshan Tolan\nisto@example.com');
  expect(fields.personalInfo.name ?? 'Ishan Tolan').toBe('Ishan Tolan');
});

test.each([
  'ID Number:\t\t9910065113087',
  'Date & of birth: 01/07/1979.',
  'Passport no. 4195550142',
  'SIRET 419 555 014',
])('%s is no phone number', (line) => {
  const { fields } = placedResume(
    ['Ishan Tolan', line, 'isto@example.com', 'Phone: (419) 555-0142'].join('\n'),
  );
  expect(fields.personalInfo.phone).toBe('(419) 555-0142');
});

test('a state is no label of a number', () => {
  const { fields } = placedResume('Ishan Tolan\nBoise, ID 83701  (208) 555-0142\nisto@example.com');
  expect(fields.personalInfo.phone).toBe('(208) 555-0142');
});
