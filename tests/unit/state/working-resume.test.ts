import { afterEach, describe, expect, it } from 'vitest';
import { addExperience, setPersonalInfo } from '../../../src/domain/resume/edit-resume';
import { blankResume } from '../../../src/domain/resume/resume-schema';
import { editResume, watchPart, workingResume } from '../../../src/state/working-resume';

const newId = () => crypto.randomUUID();
const stops: (() => void)[] = [];

/** How often each part was said to be another one since the resume opened. */
function countNews() {
  workingResume.setState({ resume: blankResume(newId) });
  const news = { personalInfo: 0, experience: 0 };
  for (const part of ['personalInfo', 'experience'] as const)
    stops.push(watchPart(part, () => news[part]++));
  return news;
}

afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  workingResume.setState({ resume: null });
});

describe('the resume in memory', () => {
  it('wakes only those who show the part that an edit changes', () => {
    const news = countNews();
    editResume((resume) => setPersonalInfo(resume, 'name', 'Ana'));
    expect(news).toEqual({ personalInfo: 1, experience: 0 });
    editResume((resume) => addExperience(resume, newId));
    expect(news).toEqual({ personalInfo: 1, experience: 1 });
  });

  it('wakes nobody when a command changes nothing', () => {
    const news = countNews();
    let calls = 0;
    stops.push(workingResume.subscribe(() => calls++));
    editResume((resume) => setPersonalInfo(resume, 'name', ''));
    expect(calls).toBe(0);
    expect(news).toEqual({ personalInfo: 0, experience: 0 });
  });

  it('wakes all when it closes or opens, and nobody who has gone', () => {
    const news = countNews();
    workingResume.setState({ resume: null });
    expect(news).toEqual({ personalInfo: 1, experience: 1 });
    for (const stop of stops.splice(0)) stop();
    workingResume.setState({ resume: blankResume(newId) });
    expect(news).toEqual({ personalInfo: 1, experience: 1 });
  });
});
