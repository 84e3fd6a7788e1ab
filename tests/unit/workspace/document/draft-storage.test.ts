import { beforeEach, expect, test } from 'vitest';
import type { SessionStore } from '@/backend/session-store';
import { createDraftStorage } from '@/workspace/document/draft-storage';
import { memoryArea, stubStorage } from '../../backend/support/browser-parts';

type Marker = ReturnType<SessionStore['readMarker']>;

const areas = { localStorage: memoryArea(), sessionStorage: memoryArea() };
beforeEach(() => {
  for (const name of ['localStorage', 'sessionStorage'] as const) {
    areas[name].entries.clear();
    stubStorage(name, () => areas[name]);
  }
});

const markerOf = (userId: string, shared = false) => ({ userId, shared }) as Marker;
const draftsIn = (area: keyof typeof areas) =>
  [...areas[area].entries].flatMap(([key, text]) => (key.startsWith('cq-draft-ana') ? [text] : []));

test('words wait beyond the tab, though somebody else was marked as logged in when the page began', () => {
  let marker = markerOf('ben');
  const drafts = createDraftStorage('draft', 'ana', { readMarker: () => marker });
  marker = markerOf('ana');
  drafts.follow(() => 'Line cook');
  // Ana has logged out, or Ben is here again.
  marker = markerOf('ben');
  expect(drafts.mayStay()).toBe(true);
  drafts.write('Line cook');
  expect(draftsIn('localStorage')).toEqual(['"Line cook"']);
});

test('words of somebody who has since said that others use this computer, too, leave with the tab', () => {
  let marker = markerOf('ana');
  const drafts = createDraftStorage('draft', 'ana', { readMarker: () => marker });
  drafts.write('Line cook');
  marker = markerOf('ana', true);
  drafts.write('Line cook, weekends');
  expect(draftsIn('sessionStorage')).toEqual(['"Line cook, weekends"']);
  drafts.clear();
  expect([...draftsIn('localStorage'), ...draftsIn('sessionStorage')]).toEqual([]);
});
