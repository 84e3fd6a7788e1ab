import { expect, test } from 'vitest';
import { securityText } from '../../../src/build/site-facts';
import { isPrivate } from '../../../supabase/local/private-paths';

test('security.txt names the agency’s address for a year, and is not written without one', () => {
  const now = new Date('2026-11-26T15:00:00Z');
  expect(securityText('privacy@example.org', now)).toBe(
    'Contact: mailto:privacy@example.org\nExpires: 2027-11-26T00:00:00.000Z\nPreferred-Languages: en\n',
  );
  expect(securityText('the office that runs this site', now)).toBeNull();
});

test('of the hidden files that one alone is for the public', () => {
  expect(isPrivate('/.well-known/security.txt')).toBe(false);
  for (const path of ['/.well-knownx/a', '/.env', '/.well-known/.git', '/_headers']) {
    expect(isPrivate(path), path).toBe(true);
  }
});
