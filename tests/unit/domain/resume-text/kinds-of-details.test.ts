import { describe, expect, test } from 'vitest';
import { placedResume } from '@/domain/resume-text/resume-from-text';

/** Sure details of a text. */
const detailsOf = (...lines: string[]) => placedResume(lines.join('\n')).fields.personalInfo;

describe('details of a person', () => {
  test.each([
    ['Surname:\t\tTolan', 'First Name:\tMira'],
    ['Prénom : Mira', 'Nom : TOLAN'],
    ['NOMBRES\tMira', 'APELLIDOS\tTolan'],
    ['Vorname: Mira', 'Nachname: Tolan'],
  ])('%s and %s are one name', (first, second) => {
    const { name } = detailsOf('Curriculum Vitae', first, second, 'mtol@example.com');
    expect(name?.toLowerCase()).toBe('mira tolan');
  });

  test.each([
    'Mr. MIRA TOLAN’S CV',
    'Mira Tolan- Pastry Cook',
    'MIRA TOLAN\tBakery',
    '# Mira Tolan',
  ])('"%s" holds a name and no more of it', (first) => {
    const { name = '' } = detailsOf(first, 'mtol@example.com', '[My GitHub](https://example.com)');
    expect(name.replace(/^Mr\. /u, '').toLowerCase()).toBe('mira tolan');
  });

  test.each([
    ['Cedula:', "1'052.408.845"],
    ['I.D. Number : 8307145495082', ''],
    ['CEDULA DE CIUDADANIA\t1234339670 de Lima', ''],
    ['date& of birth: 01/07/1979.', ''],
  ])('%s %s is no phone number', (first, second) => {
    const lines = ['Mira Tolan', first, second, 'Phone:', '3125550142', 'mtol@example.com'];
    expect(detailsOf(...lines).phone).toBe('3125550142');
  });

  test('a second number and somebody else behind it cost the first nothing', () => {
    const { phone } = detailsOf(
      'Mira Tolan',
      'TEL.0725550142/0735550143contact person 0715550144',
      'mtol@example.com',
    );
    expect(phone).toBe('0725550142');
  });

  test.each([
    [['Adres\t\t\tLange Straat 18', 'Mobiel\t\t0645550142'], 'Lange Straat 18'],
    [['Endereço: Rua Imbirussu'], 'Rua Imbirussu'],
    [['Werarring 21', '38446 Wolfsburg'], 'Werarring 21, 38446 Wolfsburg'],
    [['Lima, Barranco, Peru'], 'Lima, Barranco, Peru'],
    [['Contagem - MG'], 'Contagem - MG'],
    [
      ['Schlosserstr. 65, 47809 Krefeld, Deutschland'],
      'Schlosserstr. 65, 47809 Krefeld, Deutschland',
    ],
  ])('%s is an address', (lines, address) => {
    expect(detailsOf('Mira Tolan', ...lines, 'mtol@example.com').address).toBe(address);
  });

  test('"Mail ID" is no town in Idaho', () => {
    expect(detailsOf('Mira Tolan', 'Mail ID\tmtol@example.com')).toEqual({
      name: 'Mira Tolan',
      email: 'mtol@example.com',
    });
  });
});

test('a town in large letters among the details of a person heads nothing', () => {
  const { name, phone, email } = detailsOf(
    '**CURRICULUM VITAE**',
    '**MIRA TOLAN**',
    'OAK STREET',
    '**KOZHIKODE**',
    'Contact No: 0091 419 555 0142',
    'E-Mail: mtol@example.com',
    '**OBJECTIVE**',
    'To cook.',
    '**SKILLS**',
    'Welding',
  );
  expect([name, phone, email]).toEqual(['MIRA TOLAN', '0091 419 555 0142', 'mtol@example.com']);
});

test('"Email Id-" is no part of an address', () => {
  expect(detailsOf('Mira Tolan', 'Email Id-mtol@example.com').email).toBe('mtol@example.com');
});

test('an initial before a name hides no agreement with the email', () => {
  expect(detailsOf('V.GAYATRI', 'gayatri.55@example.com').name).toBe('V.GAYATRI');
});

test('"Personal Profile" over a form is no summary', () => {
  const { fields } = placedResume(
    [
      'SKILLS',
      'Welding, roofing',
      'PERSONAL PROFILE',
      'Name : Mira Tolan',
      'Father’s Name : Ivo Tolan',
      'Date of Birth : 17/12/1989',
      'Marital Status : Single',
      'Lima, Peru',
    ].join('\n'),
  );
  expect(fields.sections.summary).toBeUndefined();
});

test('"Work:" before a number heads no jobs', () => {
  expect(detailsOf('Mira Tolan', 'Work: (503) 555-0142 | mtol@example.com')).toMatchObject({
    phone: '(503) 555-0142',
    email: 'mtol@example.com',
  });
});
