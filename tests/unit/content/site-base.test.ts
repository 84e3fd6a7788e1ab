import { expect, test } from 'vitest';
import { addressIn } from '@/content/site-base';

test('a page in another language is on this site, whatever its path begins with', () => {
  expect(addressIn('/', '/modules/1')).toBe('/modules/1');
  expect(addressIn('/es/', '/')).toBe('/es/');
  for (const path of ['//elsewhere.example/', '///elsewhere.example/']) {
    const { origin } = new URL(addressIn('/', path), 'https://quest.example.org');
    expect(origin).toBe('https://quest.example.org');
  }
});
