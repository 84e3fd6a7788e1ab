import { describe, expect, test } from 'vitest';
import { undoChange } from '@/domain/merge/undo-change';
import {
  addExperience,
  setExperienceField,
  setPersonalInfo,
  setSkillsText,
} from '@/domain/resume/edit-resume';
import { blankRecord, type LearnerRecord } from '@/domain/resume/record-schema';

let ids = 0;
const newId = () => `id-${String((ids += 1))}`;

/** What a text brought into a resume: an email, a job in place of the blank one, and skills. */
function filledFrom(before: LearnerRecord): LearnerRecord {
  const withJob = addExperience({ ...before, experience: [] }, newId);
  const jobId = withJob.experience[0]?.id ?? '';
  const titled = setExperienceField(withJob, jobId, 'jobTitle', 'Cook');
  return setSkillsText(setPersonalInfo(titled, 'email', 'jo@example.com'), 'Forklift');
}

describe('taking back one change', () => {
  test('gives the resume before it when nothing was typed since', () => {
    const before = blankRecord(newId);
    const after = filledFrom(before);
    expect(undoChange(before, after, after)).toBe(before);
  });

  test('keeps what was typed since, and raises no conflict', () => {
    const before = blankRecord(newId);
    const after = filledFrom(before);
    const now = setPersonalInfo(after, 'phone', '(937) 555-0199');
    const undone = undoChange(before, after, now);
    expect(undone.personalInfo).toEqual({
      name: '',
      email: '',
      phone: '(937) 555-0199',
      address: '',
    });
    expect(undone.experience.filter(({ jobTitle }) => jobTitle !== '')).toEqual([]);
    expect(undone.skills).toEqual(['']);
    expect(undone.conflicts).toBeUndefined();
  });

  test('keeps a part of the change that was edited since', () => {
    const before = blankRecord(newId);
    const after = filledFrom(before);
    const jobId = after.experience[0]?.id ?? '';
    const now = setPersonalInfo(
      setExperienceField(after, jobId, 'jobTitle', 'Line Cook'),
      'email',
      'jo.rivera@example.com',
    );
    const undone = undoChange(before, after, now);
    expect(undone.personalInfo.email).toBe('jo.rivera@example.com');
    expect(undone.experience.map(({ jobTitle }) => jobTitle)).toContain('Line Cook');
    expect(undone.conflicts).toBeUndefined();
  });

  test('leaves the conflicts that were open as they are', () => {
    const conflicts = [{ id: 'c1', path: ['personalInfo', 'name'], other: 'Joe' }];
    const before = { ...setPersonalInfo(blankRecord(newId), 'name', 'Jo'), conflicts };
    const after = filledFrom(before);
    const now = setPersonalInfo(after, 'phone', '(937) 555-0199');
    expect(undoChange(before, after, now).conflicts).toEqual(conflicts);
  });
});
