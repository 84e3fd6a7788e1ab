import { win32 } from 'node:path';
import { expect, test } from 'vitest';
import { moduleId } from '@/build/module-id';

test('a file has the name that the bundler gives it, on Windows, too', () => {
  const onWindows = (file: string) => win32.resolve('C:\\quest', file);
  expect(moduleId('src/routes/__root.tsx', onWindows)).toBe('C:/quest/src/routes/__root.tsx');
  expect(moduleId('src/main.tsx', (file) => `/srv/quest/${file}`)).toBe('/srv/quest/src/main.tsx');
});
