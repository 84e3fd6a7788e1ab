import { expect, test } from 'vitest';
import {
  dueChecks,
  isCheckDue,
  mayHaveChanged,
  type SourceCheck,
} from '@/domain/course/source-check';

const read: SourceCheck = { kind: 'rules', copyOf: '2026-01-31', next: '2026-07-30' };
const undated: SourceCheck = { kind: 'benefits', copyOf: null };

test('a page is due from the day of its next check on', () => {
  expect(isCheckDue(read, '2026-07-29')).toBe(false);
  expect(isCheckDue(read, '2026-07-30')).toBe(true);
  expect(isCheckDue(read, '2027-01-01')).toBe(true);
});

test('a page whose copy had no date is due at once', () => {
  expect(isCheckDue(undated, '1999-01-01')).toBe(true);
});

test('what is due comes with what has no date first, then the oldest; a study is never due', () => {
  const older = { id: 'older', check: { ...read, copyOf: '2025-12-01' } };
  const items = [
    { id: 'study' },
    { id: 'read', check: read },
    older,
    { id: 'fresh', check: { ...read, next: '2030-01-01' } },
    { id: 'undated', check: undated },
  ];
  expect(dueChecks(items, '2026-08-01').map(({ id }) => id)).toEqual(['undated', 'older', 'read']);
});

test('a learner is warned of benefits and of dates set again that are due, and of no long-standing rule', () => {
  const days = { copyOf: '2026-01-31', next: '2026-07-30' };
  expect(mayHaveChanged({ kind: 'benefits', ...days }, '2026-07-30')).toBe(true);
  expect(mayHaveChanged({ kind: 'benefits', ...days }, '2026-07-29')).toBe(false);
  expect(mayHaveChanged({ kind: 'rules', ...days }, '2026-07-30')).toBe(false);
  const setAnew = { kind: 'rules', changesOften: true, ...days } as const;
  expect(mayHaveChanged(setAnew, '2026-07-30')).toBe(true);
  expect(mayHaveChanged(setAnew, '2026-07-29')).toBe(false);
});
