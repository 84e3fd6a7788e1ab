import { describe, expect, test } from 'vitest';
import { setExperienceField, setPersonalInfo, setSkillsText } from '@/domain/resume/edit-resume';
import { blankRecord } from '@/domain/resume/record-schema';
import { addFieldsToRecord } from '@/domain/resume-text/fill-record/add-fields';
import { resumeFromText } from '@/domain/resume-text/resume-from-text';
import { plainResumes } from '@tests/support/resume-texts/plain-resumes';

let made = 0;
const newId = () => `id-${(made += 1)}`;
const { fields } = resumeFromText(plainResumes[0]?.text ?? '');

describe('what was read from a text', () => {
  test('fills an empty resume', () => {
    const { record: resume, clashes } = addFieldsToRecord(blankRecord(newId), fields, newId);
    expect(clashes).toEqual([]);
    expect(resume.personalInfo).toEqual({
      name: 'Ana López',
      email: 'ana.lopez@example.com',
      phone: '419-555-0134',
      address: 'Toledo, OH',
    });
    expect(resume.experience.map(({ jobTitle }) => jobTitle)).toEqual(['Line Cook', 'Dishwasher']);
    expect(resume.education).toHaveLength(1);
    expect(resume.skills).toEqual(['Grill', 'food safety', 'Spanish']);
    const ids = [...resume.experience, ...resume.education].map(({ id }) => id);
    expect(new Set(ids).size).toBe(3);
  });

  test('never writes over what is there, and names what differs', () => {
    const blank = blankRecord(newId);
    const named = setPersonalInfo(blank, 'name', 'Ana M. López');
    const jobId = named.experience[0]?.id ?? '';
    const before = setSkillsText(
      setExperienceField(named, jobId, 'jobTitle', 'Nanny'),
      'Spanish, care',
    );
    const { record: resume, clashes } = addFieldsToRecord(before, fields, newId);
    expect(clashes).toEqual([{ field: 'name', current: 'Ana M. López', found: 'Ana López' }]);
    expect(resume.personalInfo.name).toBe('Ana M. López');
    expect(resume.experience[0]).toBe(before.experience[0]);
    expect(resume.experience).toHaveLength(3);
    expect(resume.skills).toEqual(['Spanish', 'care', 'Grill', 'food safety']);
  });

  test('is not added a second time', () => {
    const once = addFieldsToRecord(blankRecord(newId), fields, newId).record;
    const twice = addFieldsToRecord(once, fields, newId).record;
    expect(twice).toEqual(once);
  });

  test('leaves a resume alone when nothing was read', () => {
    const blank = blankRecord(newId);
    const nothing = { personalInfo: {}, experience: [], education: [], skills: [], sections: {} };
    expect(addFieldsToRecord(blank, nothing, newId).record).toEqual(blank);
  });
});

test('a job with the same title, employer and dates is no second job, whatever else a file says of it', () => {
  const once = addFieldsToRecord(blankRecord(newId), fields, newId).record;
  const [first, ...others] = fields.experience;
  const again = {
    ...fields,
    experience: [
      ...(first
        ? [{ ...first, company: first.company.toUpperCase(), description: 'Other words' }]
        : []),
      ...others.map((job) => ({ ...job, startDate: '1999' })),
    ],
  };
  const twice = addFieldsToRecord(once, again, newId).record;
  expect(twice.experience).toHaveLength(once.experience.length + others.length);
});
