import { describe, expect, test } from 'vitest';
import {
  nowhere,
  withMovedLines,
  type MoveTarget,
} from '@/domain/resume-text/fill-record/move-lines';
import type { PlacedResume } from '@/domain/resume-text/line-targets';
import type { ResumeFields } from '@/domain/resume-text/resume-fields';
import { placedResume } from '@/domain/resume-text/resume-from-text';
import { dateForms } from '@tests/support/foreign-resumes/foreign-dates';
import { formats } from '@tests/support/foreign-resumes/foreign-formats';
import { layouts } from '@tests/support/foreign-resumes/foreign-layouts';
import { foreignPeople } from '@tests/support/foreign-resumes/foreign-people';
import { readForeignFile } from '@tests/support/foreign-resumes/read-file';

const whole = placedResume(`Ana Lopez
ana@example.com | 419-555-0134

Summary
I like to cook.

Experience
Line Cook, Harbor Diner, Toledo, OH | May 2020 - Present
- Trained new cooks at Harbor Diner.
- Cooked for the whole
neighborhood.

Education
High School Diploma, Waite High School | 2016

Skills: grill, Spanish
Food safety

Languages
Spanish

Hobbies
- I learn fast.
OSHA 30, 2019
I grow tomatoes.`);

/** The fields with lines moved; each line is named by words of it. */
function moved(resume: PlacedResume, ...moves: [words: string, to: MoveTarget][]): ResumeFields {
  return withMovedLines(
    resume,
    new Map(
      moves.map(([words, to]) => {
        const index = resume.lines.findIndex(({ text }) => text.includes(words));
        if (index === -1) throw new Error(`No line says "${words}".`);
        return [index, to];
      }),
    ),
  );
}

describe('a line without a place', () => {
  test('can be put into a section', () => {
    const { sections } = moved(
      whole,
      ['I learn fast.', { kind: 'section', section: 'summary' }],
      ['OSHA 30', { kind: 'section', section: 'certificates' }],
    );
    expect(sections).toMatchObject({
      summary: [{ text: 'I like to cook.\nI learn fast.' }],
      certificates: [{ name: 'OSHA 30, 2019' }],
    });
  });

  test('can be put into a job, and begins a new one', () => {
    const { experience } = moved(
      whole,
      ['I learn fast', { kind: 'job', index: 0 }],
      ['OSHA 30', { kind: 'job', index: 1 }],
      ['tomatoes', { kind: 'job', index: 1 }],
    );
    expect(experience).toMatchObject([
      { jobTitle: 'Line Cook', description: expect.stringMatching(/\nI learn fast\.$/) as string },
      { jobTitle: 'OSHA 30, 2019', description: 'I grow tomatoes.', company: '' },
    ]);
  });

  test('fills what a school lacks, and loses no word where it lacks nothing', () => {
    const text = 'Ana Lopez\n\nEducation\nWaite High School\n\nHobbies\nHome economics\n2016\nBand';
    const to = { kind: 'school', index: 0 } as const;
    const { education } = moved(
      placedResume(text),
      ['Home economics', to],
      ['2016', to],
      ['Band', to],
    );
    expect(education).toEqual([
      {
        degree: 'Home economics',
        school: 'Waite High School',
        location: 'Band',
        graduationYear: '2016',
      },
    ]);
    const [school] = moved(whole, ['OSHA 30', to], ['tomatoes', to]).education;
    expect(school).toEqual({
      degree: 'High School Diploma, I grow tomatoes.',
      school: 'Waite High School',
      location: 'OSHA 30, 2019',
      graduationYear: '2016',
    });
  });

  test('begins a school where none was found', () => {
    const none = placedResume('Ana Lopez\n\nHobbies\nCooking class\n2016');
    const to = { kind: 'school', index: 0 } as const;
    expect(moved(none, ['Cooking class', to], ['2016', to]).education).toEqual([
      { degree: 'Cooking class', school: '', location: '', graduationYear: '2016' },
    ]);
  });
});

describe('a line that went to a place', () => {
  test('leaves a job, which keeps what its other lines say', () => {
    const { experience, skills } = moved(whole, ['Trained new cooks', { kind: 'skills' }]);
    expect(experience).toEqual([
      { ...whole.fields.experience[0], description: 'Cooked for the whole neighborhood.' },
    ]);
    expect(skills).toEqual([...whole.fields.skills, 'Trained new cooks at Harbor Diner.']);
  });

  test('leaves alone, although the bullet before it went on in it', () => {
    const [job] = moved(whole, ['neighborhood', nowhere]).experience;
    expect(job?.description).toBe('Trained new cooks at Harbor Diner.\nCooked for the whole');
  });

  test('takes its dates and names along; a job without lines is none', () => {
    const [job] = moved(whole, ['Line Cook', nowhere]).experience;
    // "Harbor Diner" stands in a bullet, too.
    expect(job).toMatchObject({ jobTitle: '', company: 'Harbor Diner', startDate: '' });
    const lines = ['Line Cook', 'Trained', 'Cooked', 'neighborhood'];
    const all = moved(whole, ...lines.map((words): [string, MoveTarget] => [words, nowhere]));
    expect(all.experience).toEqual([]);
    expect(all.education).toEqual(whole.fields.education);
  });

  test('leaves the details, which are then free', () => {
    const { personalInfo } = moved(
      whole,
      ['ana@example.com', nowhere],
      ['Ana Lopez', { kind: 'section', section: 'own' }],
      ['OSHA 30', { kind: 'personal', field: 'name' }],
    );
    expect(personalInfo).toEqual({ name: 'OSHA 30, 2019' });
    const both = moved(whole, ['OSHA 30', { kind: 'personal', field: 'name' }]);
    expect(both.personalInfo.name).toBe('Ana Lopez, OSHA 30, 2019');
  });

  test('leaves the skills and not a section that says the same', () => {
    const { skills, sections } = moved(whole, ['Skills: grill', nowhere]);
    expect(skills).toEqual(['Food safety']);
    expect(sections.languages).toEqual(whole.fields.sections.languages);
    const one = moved(whole, ['I like to cook', { kind: 'school', index: 1 }]);
    expect(one.sections.summary).toEqual([]);
    expect(one.education[1]?.degree).toBe('I like to cook.');
  });
});

test('each line of a foreign file can leave: its words go, and no word of another line', async () => {
  for (const [turn, [layout, build]] of Object.entries(layouts).entries()) {
    const person = foreignPeople[turn % foreignPeople.length];
    const dates = Object.values(dateForms)[turn % 10];
    const format = formats[turn % formats.length];
    if (!person || !dates || !format) throw new Error('There are no foreign resumes.');
    const read = await readForeignFile(format.write(build(person, dates)), format.name);
    if (!read.ok) throw new Error(read.problem);
    const { fields, lines } = read.resume;
    for (const [index, { text, target }] of lines.entries()) {
      if (!target) continue;
      const about = `${layout}, ${format.name}: ${text}`;
      const left = textsIn(withMovedLines(read.resume, new Map([[index, nowhere]])));
      const others = lines.filter(
        (line, at) => at !== index && JSON.stringify(line.target) === JSON.stringify(target),
      );
      const isKept = (words: string) => others.some((line) => line.text.includes(words));
      expect(
        textsIn(fields).filter((one) => isKept(one) && !left.includes(one)),
        about,
      ).toEqual([]);
      if (target.kind === 'heading') continue;
      // In the other places it may be said, too.
      const inLine = textsIn(fields).filter((one) => text.includes(one) && left.includes(one));
      const elsewhere = lines.filter((line, at) => at !== index && line.target);
      const isSaid = (words: string) => elsewhere.some((line) => line.text.includes(words));
      expect(
        inLine.filter((one) => !isSaid(one)),
        about,
      ).toEqual([]);
    }
  }
});

/** The lines of every text of some fields. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return value.split('\n').filter((text) => text !== '');
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
