import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { withoutReload } from '@/build/stay-on-failed-route';

const router = dirname(createRequire(import.meta.url).resolve('@tanstack/react-router'));
const code = readFileSync(join(router, '../esm/lazyRouteComponent.js'), 'utf8');

test('a screen that does not come throws, and never reloads the page', () => {
  expect(code).toContain('location.reload()');
  const kept = withoutReload(code);
  expect(kept).not.toContain('location');
  expect(kept).not.toContain('sessionStorage');
  expect(kept).toMatch(/if \(error\) \{\s*throw error;\s*\}\s*if \(!comp\)/);
});

test('another form of the router stops the build', () => {
  expect(() => withoutReload('export const lazyRouteComponent = load;')).toThrow('no longer');
});
