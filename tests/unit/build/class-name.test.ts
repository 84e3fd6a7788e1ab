import { expect, test } from 'vitest';
import { className } from '@/build/class-name';

test('a class is named after its module, and two modules of one name are refused', () => {
  expect(className('bar', '/src/shell/site-header.module.css')).toBe('bar-site-header');
  expect(className('bar', '/src/shell/site-header.module.css?used')).toBe('bar-site-header');
  expect(className('bar', '/src/shell/site-footer.module.css')).toBe('bar-site-footer');
  expect(() => className('bar', '/src/ui/site-header.module.css')).toThrow(/another name/);
});
