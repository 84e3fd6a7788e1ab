import { expect, test } from 'vitest';
import { prePrintCheck } from '@/domain/game/pre-print-check';
import type { LearnerRecord } from '@/domain/resume/record-schema';
import { readRecordDocument } from '@/domain/resume/read-record-document';
import { anaLopez } from '@tests/support/sample-resume';

const [firstJob] = anaLopez.experience;

test('a whole resume raises no doubt', () => {
  expect(prePrintCheck(resumeOf(anaLopez))).toEqual([]);
});

test.each(['yes', 'Yes.', 'OK', 'skip', ' no ', '¡Sí!', 'Listo', 'hola', 'Ninguna', 'saltar'])(
  '“%s” is no name',
  (name) => {
    const info = { ...anaLopez.personalInfo, name };
    expect(prePrintCheck(resumeOf({ ...anaLopez, personalInfo: info }))).toEqual([
      { kind: 'odd-name', text: name.trim() },
    ]);
  },
);

test.each(['Yesenia Okafor', 'No', 'Si Nguyen', 'Ok Soon Kim'])(
  'only the bare word is doubted, not “%s” when it is part of a name',
  (name) => {
    const info = { ...anaLopez.personalInfo, name };
    const doubts = prePrintCheck(resumeOf({ ...anaLopez, personalInfo: info }));
    expect(doubts).toHaveLength(name.includes(' ') ? 0 : 1);
  },
);

test('what was skipped is named, one line for each, and no line about a blank entry', () => {
  const empty = { jobTitle: '', company: '', location: '', startDate: '', endDate: '' };
  const job = { ...firstJob, startDate: '', endDate: '', description: ' ' };
  const resume = resumeOf({
    ...anaLopez,
    personalInfo: { ...anaLopez.personalInfo, phone: '' },
    experience: [job, { ...empty, description: '' }],
  });
  expect(prePrintCheck(resume)).toEqual([
    { kind: 'no-phone' },
    { kind: 'no-dates', job: 'Line Cook' },
    { kind: 'no-description', job: 'Line Cook' },
  ]);
});

test('nobody is asked what they did in the time that a plain line names', () => {
  const gap = { ...firstJob, jobTitle: 'Time away from work', description: '' };
  expect(prePrintCheck(resumeOf({ ...anaLopez, experience: [gap] }))).toEqual([]);
});

test.each([
  'Cuidadora de la familia',
  'Ama de casa',
  'Al cuidado de mi familia',
  'cuidador familiar',
])('“%s” is such a line, too', (jobTitle) => {
  const own = { ...firstJob, jobTitle, description: '' };
  expect(prePrintCheck(resumeOf({ ...anaLopez, experience: [own] }))).toEqual([]);
});

test('nothing at all is one doubt a part', () => {
  const info = { name: '', email: '', phone: '', address: '' };
  const doubts = prePrintCheck(resumeOf({ personalInfo: info, experience: [], education: [] }));
  expect(doubts.map(({ kind }) => kind)).toEqual([
    'no-name',
    'no-way-to-reach',
    'no-work-or-school',
  ]);
});

function resumeOf(value: unknown): LearnerRecord {
  const read = readRecordDocument(value);
  if (!read.ok) throw new Error('not a resume');
  return read.record;
}

test('skills that are private, or that a job asks for, are doubted; no other is', () => {
  const skills = ['forklift', 'green card', 'background check', 'lift 50 pounds', 'Spanish', ''];
  expect(prePrintCheck(resumeOf({ ...anaLopez, skills }))).toEqual([
    { kind: 'odd-skill', skill: 'green card', why: 'private' },
    { kind: 'odd-skill', skill: 'background check', why: 'asked' },
    { kind: 'odd-skill', skill: 'lift 50 pounds', why: 'asked' },
  ]);
});

test('a gap that was never filled in is told, whatever else the job has', () => {
  const [job, ...others] = anaLopez.experience;
  const open = { ...job, description: 'Cooked __ meals a shift' };
  const doubts = prePrintCheck(resumeOf({ ...anaLopez, experience: [open, ...others] as never }));
  expect(doubts).toEqual([{ kind: 'open-gap', job: job?.jobTitle }]);
});
