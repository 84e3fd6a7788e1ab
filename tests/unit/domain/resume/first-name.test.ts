import { expect, test } from 'vitest';
import { firstName } from '@/domain/resume/first-name';

test.each([
  ['Rosa Diaz', 'Rosa'],
  ['  Rosa  ', 'Rosa'],
  ['Ms. Rosa Diaz', 'Rosa'],
  ['Diaz, Rosa Maria', 'Rosa'],
  ['Rosa Diaz, CNA', 'Rosa'],
  ['Nguyễn Văn An', 'Nguyễn'],
  ['', ''],
  ['Mr.', ''],
])('“%s”: %s', (name, first) => {
  expect(firstName(name)).toBe(first);
});
