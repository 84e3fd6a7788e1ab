import { strToU8 } from 'fflate';
import { expect, test } from 'vitest';
import { readForeignFile } from '@tests/support/foreign-resumes/read-file';

test('reads a resume in the FRESH form', async () => {
  const file = {
    name: 'Kim Tran',
    meta: { format: 'FRESH@0.6.0' },
    info: { label: 'Cook', brief: 'I like to cook.' },
    contact: { email: 'kim@example.com', phone: '(419) 555-0142' },
    location: { city: 'Toledo', region: 'OH' },
    employment: {
      history: [
        {
          position: 'Line Cook',
          employer: 'Harbor Diner',
          start: '2020-03',
          end: '2022-05',
          highlights: ['Cooked'],
        },
        { position: 'Baker', employer: 'Oakleaf', start: '2022-06', end: 'current' },
      ],
    },
    education: {
      history: [{ institution: 'Waite High School', studyType: 'Diploma', end: '2016' }],
    },
    skills: {
      sets: [{ name: 'Kitchen', skills: ['grill', 'oven'] }],
      list: [{ name: 'grill' }, { name: 'welding' }],
    },
    testimonials: [{ name: 'Maria Gomez', quote: 'She never missed a day.' }],
    service: { history: [{ organization: 'Grace Church', position: 'Driver', start: '2021' }] },
  };
  const read = await readForeignFile(strToU8(JSON.stringify(file)), 'resume.json');
  expect(read).toMatchObject({
    ok: true,
    resume: {
      fields: {
        personalInfo: { name: 'Kim Tran', email: 'kim@example.com', phone: '(419) 555-0142' },
        experience: [
          { jobTitle: 'Line Cook', company: 'Harbor Diner', description: 'Cooked' },
          { jobTitle: 'Baker', company: 'Oakleaf', endDate: 'Present' },
        ],
        education: [{ degree: 'Diploma', school: 'Waite High School' }],
        skills: expect.arrayContaining(['grill', 'oven', 'welding']) as string[],
        sections: {
          summary: [{ text: 'I like to cook.' }],
          volunteer: [{ jobTitle: 'Driver', company: 'Grace Church' }],
          references: [{ name: 'Maria Gomez', relation: 'She never missed a day.' }],
        },
      },
    },
  });
});

test('text that is only named a web page keeps its lines', async () => {
  const text = [
    'Kim Tran',
    'kim@example.com',
    'Experience',
    'Line Cook, Harbor Diner',
    '2019 - 2021',
  ].join('\r\n');
  const read = await readForeignFile(strToU8(text), 'resume.html');
  expect(read).toMatchObject({
    ok: true,
    resume: {
      fields: {
        personalInfo: { name: 'Kim Tran' },
        experience: [{ jobTitle: 'Line Cook', company: 'Harbor Diner' }],
      },
    },
  });
});
