import { describe, expect, test } from 'vitest';
import { coachAdvice } from '@/content/en/coach';
import { gameScript } from '@/content/en/game-script';
import { coachBullet } from '@/domain/coach/coach-bullet';
import { coachRuleIds } from '@/domain/coach/coach-types';
import type { CoachContext } from '@/domain/coach/coach-types';
import { countOpenings } from '@/domain/language/en/opening-rules';
import { readingGrade } from '@tests/support/reading-grade';

const contextOf = (bullet: string): CoachContext => ({
  isPastJob: true,
  openings: countOpenings([bullet, 'Cleaned 14 rooms a day']),
});
const rulesFor = (text: string, given: CoachContext) =>
  coachBullet(text, given).map(({ ruleId }) => ruleId);

describe("the coach's advice", () => {
  test.each(coachRuleIds)('for %s shows a bullet that needs it and one that is fine', (ruleId) => {
    const { before, after } = coachAdvice[ruleId];
    expect(rulesFor(before, contextOf(before))).toContain(ruleId);
    expect(rulesFor(after, { isPastJob: true })).toEqual([]);
  });

  test.each(coachRuleIds)('for %s names only what its findings tell', (ruleId) => {
    const { title, advice, before } = coachAdvice[ruleId];
    const finding = coachBullet(before, contextOf(before)).find((one) => one.ruleId === ruleId);
    const names = [...`${title} ${advice}`.matchAll(/\{(\w+)\}/gu)].map((match) => match[1]);
    expect(Object.keys(finding?.params ?? {})).toEqual(expect.arrayContaining(names));
  });

  test('reads at grade 7 or lower, and so do the words of the game', () => {
    const advice = Object.values(coachAdvice).flatMap((one) => [one.title, one.advice]);
    const steps = gameScript.sections.flatMap(({ steps }) => steps);
    const words = steps.flatMap((step) => [step.text, 'hint' in step ? (step.hint ?? '') : '']);
    expect(readingGrade(advice)).toBeLessThanOrEqual(7);
    expect(readingGrade(words)).toBeLessThanOrEqual(7);
    for (const text of [...advice, ...words]) {
      if (text.split(' ').length > 12) expect(readingGrade([text]), text).toBeLessThanOrEqual(8);
    }
  });
});
