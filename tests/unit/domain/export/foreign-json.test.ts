import { expect, test } from 'vitest';
import { jsonResume } from '@/domain/import-file/json/json-resume-lines';

test.each([
  [
    { work: [{ position: 'Cook', startDate: '2015-01', endDate: 2019 }] },
    { experience: [{ jobTitle: 'Cook', startDate: 'January 2015', endDate: '2019' }] },
  ],
  [
    { work: [{ position: 'Cook', startDate: '2015-01', endDate: true }] },
    { experience: [{ startDate: 'January 2015', endDate: '' }] },
  ],
  [
    { work: [{ position: 'Cook', startDate: '2015-01', endDate: {} }] },
    { experience: [{ startDate: 'January 2015', endDate: '' }] },
  ],
  [
    { work: [{ position: 'Cook', startDate: '2015-01', endDate: null }] },
    { experience: [{ startDate: 'January 2015', endDate: 'Present' }] },
  ],
  [{ work: [{ position: [[[[[['Cook']]]]]] }] }, { experience: [{ jobTitle: 'Cook' }] }],
  [
    { work: { position: 'Cook', name: 'Diner', highlights: 'Cooked\nWashed' } },
    { experience: [{ jobTitle: 'Cook', company: 'Diner', description: 'Cooked\nWashed' }] },
  ],
  [
    { work: [{ position: ['Cook', 'Driver'], location: { city: 'Lima', region: 'OH' } }] },
    { experience: [{ jobTitle: 'Cook, Driver', location: 'Lima, OH' }] },
  ],
  [{ work: [{ position: 'Cook', company: 'Diner' }] }, { experience: [{ company: 'Diner' }] }],
  [
    { work: [{ position: 'Cook', name: 'Inn', company: 'Diner' }] },
    { experience: [{ company: 'Inn' }] },
  ],
  [{ basics: { name: 'Kim', phone: 9375550142 } }, { personalInfo: { phone: '9375550142' } }],
  [
    { basics: { name: 'Kim', location: { city: 'Lima', postalCode: 45801 } } },
    { personalInfo: { address: 'Lima, 45801' } },
  ],
  [
    { education: { institution: 'Lima High', studyType: 'Diploma', endDate: 2016 } },
    { education: [{ school: 'Lima High', degree: 'Diploma', graduationYear: '2016' }] },
  ],
  [{ basics: {}, skills: 'grill, Spanish; forklift\nknives' }, { skills: fourSkills() }],
  [{ skills: { name: 'Tools', keywords: 'drill, saw' } }, { skills: ['drill', 'saw'] }],
  [
    {
      basics: {},
      languages: ['English', { language: 'Spanish', fluency: 'Fluent' }],
      certificates: ['CPR'],
      awards: ['Best cook'],
      references: ['Maria Gomez'],
      volunteer: ['Driver'],
    },
    {
      sections: {
        languages: [{ language: 'English' }, { language: 'Spanish', level: 'Fluent' }],
        certificates: [{ name: 'CPR' }],
        awards: [{ name: 'Best cook' }],
        references: [{ name: 'Maria Gomez' }],
        volunteer: [{ jobTitle: 'Driver' }],
      },
    },
  ],
  [
    { basics: {}, certificates: [{ name: 'CPR', date: 2020 }], languages: 'English' },
    { sections: { certificates: [{ year: '2020' }], languages: [{ language: 'English' }] } },
  ],
])('values of another form than the schema has are read: %j', (file, fields) => {
  expect(jsonResume(JSON.stringify(file)).fields).toMatchObject(fields);
});

function fourSkills() {
  return ['grill', 'Spanish', 'forklift', 'knives'];
}

test.each([
  [{ basics: { name: 'Kim' }, languages: ['English', [['deep']], true, null] }],
  [{ work: [['Cook'], 7, { position: { a: ['Cook'] } }], skills: [['grill']] }],
  [{ basics: { name: 'Kim' }, work: ['Cook at Diner'], education: ['GED'] }],
  [{ work: [{ position: 'Cook', name: 'Inn', company: 'Diner', website: 'example.com' }] }],
])('every line is in the file, and no word of the file is lost: %j', (file) => {
  const text = JSON.stringify(file);
  const shown = jsonResume(text)
    .lines.flatMap((line) => line.text.split(/ · |, /u))
    .filter((word) => word !== 'Present');
  for (const word of shown) expect(text).toContain(word);
  const words = JSON.stringify(Object.values(file)).match(/[A-Z]\w+|deep|grill|example/gu) ?? [];
  for (const word of words) expect(shown.join('\n')).toContain(word);
});
