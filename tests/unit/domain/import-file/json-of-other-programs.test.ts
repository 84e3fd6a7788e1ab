import { strToU8 } from 'fflate';
import { expect, test } from 'vitest';
import { readForeignFile } from '@tests/support/foreign-resumes/read-file';

async function read(file: object) {
  const found = await readForeignFile(strToU8(JSON.stringify(file)), 'a.json');
  if (!found.ok) throw new Error(found.problem);
  const { fields, suggestions = [], lines } = found.resume;
  return { fields, likely: suggestions.map(({ value }) => value), lines };
}

const person = { name: 'Mira Tolan', email: 'mira@example.com' };
const job = { name: 'Oak Potworks', position: 'Potter' };

test('what a group of skills lists is a skill, and its name only likely', async () => {
  const { fields, likely } = await read({
    basics: person,
    skills: [
      {
        name: 'Workshop',
        level: 'Master',
        keywords: ['Welding', 'Potting', 'Familiar with Dyeing'],
      },
      { name: 'Programming Languages', keywords: ['Python'] },
      { name: "L'atelier", keywords: ['Sanding'] },
      { name: 'Patience' },
    ],
  });
  expect(fields.skills).toEqual(['Patience', 'Welding', 'Potting', 'Dyeing', 'Python', 'Sanding']);
  expect(likely).toEqual(['Workshop', "L'atelier"]);
});

test('words about a skill are offered', async () => {
  const { fields, likely } = await read({
    basics: person,
    skills: [{ name: 'Workshop', keywords: ['Good hands for small and old clocks'] }],
  });
  expect(fields.skills).toEqual([]);
  expect(likely).toContain('Good hands for small and old clocks');
});

test('skills in a record are groups by their keys', async () => {
  const { fields } = await read({
    basics: person,
    skills: { craft: ['Welding', 'Potting'], office: ['Filing'] },
  });
  expect(fields.skills).toEqual(['Welding', 'Potting', 'Filing']);
});

test.each([
  [{ dates: '2018 – 2020' }, '2018', '2020'],
  [{ period: '01/2018 - 03/2020' }, '01/2018', '03/2020'],
  [{ date: { start: '2018', end: '2020' } }, '2018', '2020'],
  [
    { start: { year: 2018, month: 3 }, end: { year: 2020, month: 'May' } },
    'March 2018',
    'May 2020',
  ],
  [{ start_date: '2018-03', end_date: '2020-01' }, 'March 2018', 'January 2020'],
  [{ startDate: '2018-03-01T00:00:00.000Z', endDate: '2020' }, 'March 2018', '2020'],
  [{ from: '2018', until: '2020' }, '2018', '2020'],
])('the dates %j', async (dates, startDate, endDate) => {
  const { fields } = await read({ basics: person, work: [{ ...job, ...dates }] });
  expect(fields.experience[0]).toMatchObject({ jobTitle: 'Potter', startDate, endDate });
});

test('parts and fields under other names', async () => {
  const { fields } = await read({
    personal_info: { full_name: 'Mira Tolan', phone_number: '419-555-0142' },
    work_experience: [
      { job_title: 'Potter', company: 'Oak Potworks', responsibilities: ['Threw pots'] },
    ],
    education: [{ degree: 'GED', school: 'Elm School', graduation_year: '2010' }],
  });
  expect(fields).toMatchObject({
    personalInfo: { name: 'Mira Tolan', phone: '419-555-0142' },
    experience: [{ jobTitle: 'Potter', company: 'Oak Potworks', description: 'Threw pots' }],
    education: [{ degree: 'GED', school: 'Elm School', graduationYear: '2010' }],
  });
});

test('details beside the parts are the details of the person', async () => {
  const { fields } = await read({ ...person, experience: [job] });
  expect(fields).toMatchObject({ personalInfo: person, experience: [{ jobTitle: 'Potter' }] });
});

test('the name of a group may begin with a dot', async () => {
  const skills = [{ name: '.Loom', keywords: ['.Loom Core', 'Weaving', 'Dyeing'] }];
  const { fields, likely } = await read({ basics: person, work: [job], skills });
  expect([...fields.skills, ...likely]).toContain('.Loom Core');
});

test('commas that lack or stand too much cost nothing', async () => {
  const file = `{"basics": {"name": "Mira Tolan", "email": "mira@example.com",},
    "work": [{"name": "Oak Potworks", "position": "Potter", "startDate": "2018-03" "endDate": ""}
      {"name": "Elm \\"Kilns\\"", "position": "Glazer", "startDate": "2015-01", "endDate": "2016-02"}],
    "skills": [{"name": "Workshop", "keywords": ["Throwing" "Glazing, raku"]}]}`;
  const found = await readForeignFile(strToU8(file), 'a.json');
  expect(found.ok && found.resume.fields).toMatchObject({
    experience: [
      { jobTitle: 'Potter', company: 'Oak Potworks', startDate: 'March 2018' },
      { jobTitle: 'Glazer', company: 'Elm "Kilns"', endDate: 'February 2016' },
    ],
    skills: ['Throwing', 'Glazing', 'raku'],
  });
});

test('a file with a name that tells of no person is refused', async () => {
  const file = strToU8('{"name":"oak-tools","version":"1.2.0"}');
  expect(await readForeignFile(file, 'a.json')).toEqual({ ok: false, problem: 'other-json' });
});
