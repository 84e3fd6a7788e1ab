import { afterEach, describe, expect, it } from 'vitest';
import {
  addExperience,
  removeEntry,
  setExperienceField,
  setPersonalInfo,
} from '@/domain/resume/edit-resume';
import { watchEntry } from '@/workspace/document/watch-entry';
import { blankExperience, blankRecord } from '@/domain/resume/record-schema';
import { editRecord, watchPart, workingRecord } from '@/workspace/document/working-record';

const newId = () => crypto.randomUUID();
const stops: (() => void)[] = [];

/** How often each part was said to be another one since the resume opened. */
function countNews() {
  workingRecord.setState({ record: blankRecord(newId) });
  const news = { personalInfo: 0, experience: 0 };
  for (const part of ['personalInfo', 'experience'] as const)
    stops.push(watchPart(part, () => news[part]++));
  return news;
}

afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  workingRecord.setState({ record: null });
});

describe('the resume in memory', () => {
  it('wakes only those who show the part that an edit changes', () => {
    const news = countNews();
    editRecord((resume) => setPersonalInfo(resume, 'name', 'Ana'));
    expect(news).toEqual({ personalInfo: 1, experience: 0 });
    editRecord((resume) => addExperience(resume, newId));
    expect(news).toEqual({ personalInfo: 1, experience: 1 });
  });

  it('wakes nobody when a command changes nothing', () => {
    const news = countNews();
    let calls = 0;
    stops.push(workingRecord.subscribe(() => calls++));
    editRecord((resume) => setPersonalInfo(resume, 'name', ''));
    expect(calls).toBe(0);
    expect(news).toEqual({ personalInfo: 0, experience: 0 });
  });

  it('wakes all when it closes or opens, and nobody who has gone', () => {
    const news = countNews();
    workingRecord.setState({ record: null });
    expect(news).toEqual({ personalInfo: 1, experience: 1 });
    for (const stop of stops.splice(0)) stop();
    workingRecord.setState({ record: blankRecord(newId) });
    expect(news).toEqual({ personalInfo: 1, experience: 1 });
  });

  it('wakes only those who show the entry that an edit changes, adds or removes', () => {
    const jobs = ['a', 'b', 'c'].map((id) => ({ ...blankExperience(() => id) }));
    workingRecord.setState({ record: { ...blankRecord(newId), experience: jobs } });
    const news: string[] = [];
    for (const id of ['a', 'b', 'd']) stops.push(watchEntry('experience', id, () => news.push(id)));
    const told = (edit: Parameters<typeof editRecord>[0]) => {
      news.length = 0;
      editRecord(edit);
      return [...news];
    };
    expect(told((resume) => setPersonalInfo(resume, 'name', 'Ana'))).toEqual([]);
    expect(told((resume) => setExperienceField(resume, 'b', 'company', 'Diner'))).toEqual(['b']);
    expect(told((resume) => setExperienceField(resume, 'c', 'company', 'Diner'))).toEqual([]);
    expect(told((resume) => addExperience(resume, () => 'd'))).toEqual(['d']);
    expect(told((resume) => removeEntry(resume, 'experience', 'a'))).toEqual(['a']);
    stops.pop()?.();
    expect(told(() => blankRecord(newId))).toEqual(['b']);
  });
});
