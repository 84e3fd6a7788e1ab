import { describe, expect, test } from 'vitest';
import { coachBullet, isToLeaveOut } from '@/domain/coach/coach-bullet';
import { linesAboutTheWriter, linesAboutWork, unclearLines } from '@tests/support/desk-lines';

const rulesFor = (text: string) => coachBullet(text).map(({ ruleId }) => ruleId);

describe('what a line tells of its writer', () => {
  test.each(linesAboutTheWriter)('is asked to be left out: %s', (text) => {
    const rules = rulesFor(text);
    expect(rules).not.toEqual([]);
    // A tip that asks for more would do harm.
    expect(rules.filter((rule) => !isToLeaveOut(rule))).toEqual([]);
  });

  test.each(linesAboutWork)('is work, and stays: %s', (text) => {
    expect(rulesFor(text).filter(isToLeaveOut)).toEqual([]);
  });

  test.each(unclearLines)('is a question where nothing tells: %s', (text) => {
    expect(rulesFor(text)).toEqual(['about-you']);
  });
});
