import { expect, test } from 'vitest';
import { siteIn } from '@/build/live/check-live';

const SITE = 'https://quest.example.org';

test.for([
  ['quest.example.org', SITE],
  ['https://quest.example.org/start?x', SITE],
  ['http://127.0.0.1:4173', 'http://127.0.0.1:4173'],
  ['https://https://quest.example.org', SITE],
  ['http://localhost:4173', 'http://localhost:4173'],
  ['https://YOUR-SITE', null],
  ['', null],
  ['https://', null],
] as const)('"%s" is the site %s', ([text, site]) => {
  expect(siteIn(text)).toBe(site);
});
