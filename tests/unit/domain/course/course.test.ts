import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { followUpEmail } from '@/domain/course/follow-up-email';
import { moduleProgress } from '@/domain/course/module-progress';
import { rubricLevels } from '@/content/en/rubric';
import { rubricLevel, rubricPoints } from '@/domain/course/rubric-level';
import { spokenSeconds } from '@/domain/course/spoken-seconds';
import { buildPitch, combineStory } from '@/domain/course/stories';
import { fuzz } from '@tests/support/fuzz';

describe('the resume checkup', () => {
  test.each([
    [0, 'Needs Improvement'],
    [8, 'Needs Improvement'],
    [9, 'Proficient'],
    [12, 'Proficient'],
    [13, 'Exemplary'],
    [15, 'Exemplary'],
  ])('%i points are %s', (points, level) => {
    expect(rubricLevel(rubricLevels, points)?.label).toBe(level);
  });

  test('adds the points of ticked items only', () => {
    const items = [
      { id: 'format', points: 3 },
      { id: 'read', points: 2 },
    ];
    expect(rubricPoints(items, new Set(['read', 'gone']))).toBe(2);
    expect(rubricPoints(items, new Set())).toBe(0);
  });
});

describe('the STAR story', () => {
  test('needs all four parts', () => {
    const full = { s: 'a', t: 'b', a: 'c', r: 'd' };
    for (const part of ['s', 't', 'a', 'r'] as const) {
      expect(combineStory({ ...full, [part]: ' \n' })).toEqual({ ok: false });
    }
  });

  test('joins the parts as sentences', () => {
    expect(
      combineStory({
        s: 'the line was long ',
        t: 'I had to help!',
        a: 'I opened a  lane',
        r: 'éxito.',
      }),
    ).toEqual({
      ok: true,
      text: 'The line was long. I had to help! I opened a lane. Éxito.',
    });
  });
});

describe('the pitch', () => {
  test('is refused only when all parts are empty', () => {
    expect(buildPitch({ p1: ' ', p2: '', p3: '\n' })).toEqual({ ok: false });
    expect(buildPitch({ p1: '', p2: 'I fix bikes', p3: '' })).toEqual({
      ok: true,
      text: 'I fix bikes.',
    });
  });

  test('takes about 30 seconds for 75 words and none for no words', () => {
    expect(spokenSeconds('word '.repeat(75))).toBe(30);
    expect(spokenSeconds(' … ')).toBe(0);
    expect(spokenSeconds('one')).toBe(1);
  });
});

describe('the follow-up email', () => {
  const template = 'Dear {interviewerName}, about {jobTitle}: {specificPoint}. {jobTitle} {other}';

  test('shows the placeholders for empty fields', () => {
    expect(
      followUpEmail({ interviewerName: '', jobTitle: ' ', specificPoint: '\n' }, template),
    ).toBe(
      'Dear [Interviewer Name], about [Job Title]: [something specific from your conversation]. [Job Title] {other}',
    );
  });

  test('puts in what was typed as it is, even text that looks like a template', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('{jobTitle}', '$&', "$'", 'Ms. Díaz', '$1'),
        fc.string(),
        (name, point) => {
          const text = followUpEmail(
            { interviewerName: name, jobTitle: 'Cook', specificPoint: point },
            '{interviewerName}|{jobTitle}|{specificPoint}',
          );
          expect(text).toBe(
            `${name}|Cook|${point.trim() || '[something specific from your conversation]'}`,
          );
        },
      ),
      fuzz(),
    );
  });
});

describe('the progress of a module', () => {
  test.each([
    [0, 9, 'not-started', 0, 9],
    [3, 9, 'in-progress', 3, 9],
    [9, 9, 'completed', 9, 9],
    [12, 9, 'completed', 9, 9],
    [-2, 9, 'not-started', 0, 9],
    [Number.NaN, 9, 'not-started', 0, 9],
    [1, 0, 'not-started', 0, 0],
  ])('%d of %d is %s', (done, total, status, shownDone, shownTotal) => {
    expect(moduleProgress(done, total)).toEqual({ status, done: shownDone, total: shownTotal });
  });
});
