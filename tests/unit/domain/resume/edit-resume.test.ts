import { expect, test } from 'vitest';
import { newConflict, unresolvedConflicts } from '@/domain/resume/conflicts';
import {
  addEducation,
  addExperience,
  addParStatement,
  dismissConflict,
  moveEntry,
  removeEntry,
  removeParStatement,
  restoreEntry,
  setDraft,
  setEducationField,
  setExperienceField,
  setParStatement,
  setPersonalInfo,
  setSkillsText,
  skillsToText,
  swapConflict,
} from '@/domain/resume/edit-resume';
import type { LearnerRecord } from '@/domain/resume/record-schema';
import { countingIds, sampleResume } from './sample-resume';

test('setting a field changes that field, cleans the text, and leaves the rest untouched', () => {
  const before = sampleResume();
  const after = setExperienceField(before, 'job-2', 'jobTitle', 'Lead\0 Picker');
  expect(after.experience[1]?.jobTitle).toBe('Lead Picker');
  expect(after.experience[0]).toBe(before.experience[0]);
  expect(after.personalInfo).toBe(before.personalInfo);
  expect(after.education).toBe(before.education);
  expect(before.experience[1]?.jobTitle).toBe('Picker');
});

test('setting a field to what it is gives the very same resume', () => {
  const resume = sampleResume();
  expect(setPersonalInfo(resume, 'name', 'Ana Lopez')).toBe(resume);
  expect(setExperienceField(resume, 'job-2', 'achievement', '')).toBe(resume);
  expect(setEducationField(resume, 'school-1', 'degree', 'High School Diploma')).toBe(resume);
  expect(setDraft(resume, 'currentAction', '')).toBe(resume);
  expect(setSkillsText(resume, 'Knife work,Inventory , Spanish')).toBe(resume);
});

test('a command for an entry that is not there changes nothing', () => {
  const resume = sampleResume();
  expect(setExperienceField(resume, 'nobody', 'company', 'x')).toBe(resume);
  expect(removeEntry(resume, 'education', 'nobody')).toBe(resume);
  expect(moveEntry(resume, 'experience', 'nobody', 'down')).toBe(resume);
});

test('unknown keys of a newer version survive an edit', () => {
  const newer = {
    ...sampleResume(),
    photo: 'x',
    personalInfo: { ...sampleResume().personalInfo, site: 'y' },
  };
  const after = setPersonalInfo(newer, 'phone', '555-0100');
  expect(after).toMatchObject({ photo: 'x', personalInfo: { site: 'y', phone: '555-0100' } });
});

test('adding appends an empty entry with its own id', () => {
  const resume = addEducation(
    addExperience(sampleResume(), () => 'new-1'),
    () => 'new-2',
  );
  expect(resume.experience.map(({ id }) => id)).toEqual(['job-1', 'job-2', 'new-1']);
  expect(resume.education[1]).toMatchObject({ id: 'new-2', school: '' });
});

test('a removed entry comes back at its place, once', () => {
  const before = sampleResume();
  const [first] = before.experience;
  if (first === undefined) throw new Error('The sample has jobs.');
  const removed = removeEntry(before, 'experience', 'job-1');
  expect(removed.experience.map(({ id }) => id)).toEqual(['job-2']);
  const restored = restoreEntry(removed, 'experience', first, 0);
  expect(restored).toEqual(before);
  expect(restoreEntry(restored, 'experience', first, 0)).toBe(restored);
  expect(restoreEntry(removed, 'experience', first, 99).experience[1]).toBe(first);
});

test('an entry moves by one and stops at the ends of the list', () => {
  const resume = addExperience(sampleResume(), () => 'job-3');
  const ids = (one: LearnerRecord) => one.experience.map(({ id }) => id).join(' ');
  expect(ids(moveEntry(resume, 'experience', 'job-3', 'up'))).toBe('job-1 job-3 job-2');
  expect(ids(moveEntry(resume, 'experience', 'job-1', 'down'))).toBe('job-2 job-1 job-3');
  expect(moveEntry(resume, 'experience', 'job-1', 'up')).toBe(resume);
  expect(moveEntry(resume, 'experience', 'job-3', 'down')).toBe(resume);
});

test('skills are split at commas and lines, trimmed, and listed once', () => {
  const resume = setSkillsText(sampleResume(), ' Excel,, Spanish ,\n Forklift, Excel');
  expect(resume.skills).toEqual(['Excel', 'Spanish', 'Forklift']);
  expect(skillsToText(resume.skills)).toBe('Excel, Spanish, Forklift');
});

test('no skill at all is one empty skill, shown as nothing', () => {
  const resume = setSkillsText(sampleResume(), ' , ');
  expect(resume.skills).toEqual(['']);
  expect(skillsToText(resume.skills)).toBe('');
});

test('the three drafts become a PAR statement and are cleared', () => {
  let resume = setDraft(sampleResume(), 'currentProblem', ' Long lines ');
  resume = setDraft(resume, 'currentAction', 'Opened a second till');
  expect(addParStatement(resume, countingIds())).toBeNull();
  const added = addParStatement(setDraft(resume, 'currentResult', 'Half the wait'), () => 'par-2');
  expect(added?.parStatements[1]).toEqual({
    id: 'par-2',
    problem: 'Long lines',
    action: 'Opened a second till',
    result: 'Half the wait',
  });
  expect(added).toMatchObject({ currentProblem: '', currentAction: '', currentResult: '' });
  expect(added && removeParStatement(added, 'par-1').parStatements).toHaveLength(1);
});

test('a draft of spaces is refused', () => {
  const drafts = { currentProblem: 'a', currentAction: ' ', currentResult: 'c' };
  expect(addParStatement({ ...sampleResume(), ...drafts }, countingIds())).toBeNull();
});

test('swapping shows the other version, keeps the first, and swapping again goes back', () => {
  const before = withConflict(['experience', 'job-1', 'company'], 'Bay Cafe');
  const swapped = swapConflict(before, before.conflicts?.[0]?.id ?? '');
  expect(swapped.experience[0]?.company).toBe('Bay Cafe');
  expect(swapped.conflicts?.map(({ other }) => other)).toEqual(['Harbor Diner']);
  expect(swapped.experience[1]).toBe(before.experience[1]);
  expect(swapConflict(swapped, swapped.conflicts?.[0]?.id ?? '')).toEqual(before);
});

test('dismissing keeps what shows and leaves no trace', () => {
  const before = withConflict(['personalInfo', 'name'], 'Ana M. Lopez');
  const after = dismissConflict(before, before.conflicts?.[0]?.id ?? '');
  expect(after).toEqual(sampleResume());
  expect(dismissConflict(after, 'nobody')).toBe(after);
});

test('a conflict sleeps while its entry is gone and wakes with the undo', () => {
  const before = withConflict(['experience', 'job-1', 'company'], 'Bay Cafe');
  const [first] = before.experience;
  if (first === undefined) throw new Error('The sample has jobs.');
  const removed = removeEntry(before, 'experience', 'job-1');
  expect(unresolvedConflicts(removed)).toEqual([]);
  expect(swapConflict(removed, before.conflicts?.[0]?.id ?? '')).toBe(removed);
  expect(unresolvedConflicts(restoreEntry(removed, 'experience', first, 0))).toHaveLength(1);
});

test('a conflict that equals what shows is settled', () => {
  expect(unresolvedConflicts(withConflict(['personalInfo', 'name'], 'Ana Lopez'))).toEqual([]);
});

test('a conflict path into a prototype leads nowhere', () => {
  const resume = withConflict(['__proto__', 'constructor'], 'x');
  expect(unresolvedConflicts(resume)).toEqual([]);
  expect(swapConflict(resume, resume.conflicts?.[0]?.id ?? '')).toBe(resume);
});

function withConflict(path: string[], other: string): LearnerRecord {
  return { ...sampleResume(), conflicts: [newConflict(path, other)] };
}

test('a PAR statement is rewritten trimmed, and refused when a part is blank', () => {
  const before = { id: 'par-9', problem: 'p', action: 'a', result: 'r' };
  const resume: LearnerRecord = { ...sampleResume(), parStatements: [before] };
  const texts = { problem: ' New problem ', action: 'a', result: 'r' };
  const changed = setParStatement(resume, 'par-9', texts);
  expect(changed?.parStatements).toEqual([
    { id: 'par-9', problem: 'New problem', action: 'a', result: 'r' },
  ]);
  expect(setParStatement(resume, 'par-9', { ...texts, result: '  ' })).toBeNull();
  expect(setParStatement(resume, 'par-9', { problem: 'p', action: 'a', result: 'r' })).toBe(resume);
});
