import { expect, test } from 'vitest';
import { chapterActivities } from '@/content/en/chapter-activities';
import { guides } from '@/content/en/guides';
import { workshopPlans } from '@/content/en/staff-plans';
import { findHighlights, highlightKinds } from '@/domain/job-posting/find-highlights';
import type { HighlightKind } from '@/domain/job-posting/find-highlights';
import { readContent } from '../../support/content-files';

test('each thing that people ask at the desk has a guide, with something to do', () => {
  const topics = [
    'online-application',
    'email',
    'phone',
    'video-interviews',
    'ai',
    'wioa',
    'apprenticeship',
    'child-care-and-rides',
    'job-fair',
    'temp-and-gig',
    'first-90-days',
    'linkedin',
    'computer-basics',
    'accommodation',
    'clearing-a-record',
    'records',
    'thank-you',
    'no-id',
    'child-support',
    'tax-credit',
    'restart-benefits',
    'money',
    'unemployment',
    'housing',
    'unpaid-pay',
    'disability-help',
    'veterans',
  ];
  for (const topic of topics) {
    const guide = guides.find(({ id }) => id === topic);
    expect(readContent(guide?.file ?? ''), topic).toMatch(/<Do id="/);
  }
  expect(workshopPlans.map(({ title }) => Number.parseInt(title, 10))).toEqual([60, 90]);
});

test('the sample posting for work by the hour marks each of its phrases once', () => {
  const { hourlyPosting: posting } = chapterActivities;
  const text = [posting.title, ...posting.paragraphs, ...posting.duties, ...posting.needs].join(
    '\n',
  );
  const lists = Object.fromEntries(
    highlightKinds.map((kind) => [kind, posting[kind].map(({ phrase }) => phrase)]),
  ) as Record<HighlightKind, string[]>;
  const marked = findHighlights(text, lists).map(({ phrase }) => phrase);
  expect(marked.sort()).toEqual(Object.values(lists).flat().sort());
});
