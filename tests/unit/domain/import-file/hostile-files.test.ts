import { strToU8 } from 'fflate';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { hostileFile } from '../../../support/foreign-resumes/hostile-files';
import { readForeignFile } from '../../../support/foreign-resumes/read-file';
import { fuzz } from '../../../support/fuzz';

test('500 damaged or hostile files: each gives a resume or a reason, in time', async () => {
  await fc.assert(
    fc.asyncProperty(hostileFile, async ({ name, content }) => {
      const from = performance.now();
      const read = await readForeignFile(content, name);
      expect(performance.now() - from).toBeLessThan(5000);
      if (read.ok) expect(read.resume.lines.length).toBeGreaterThan(0);
      else expect(read.problem).toMatch(/^[a-z-]+$/u);
    }),
    fuzz(500),
  );
}, 120_000);

test('many marks that never end take time in step with their number', async () => {
  const many = 150_000;
  for (const [name, source] of [
    ['a.html', `<html>${'<'.repeat(many)}`],
    ['a.html', `<html>${'<!--'.repeat(many / 4)}`],
    ['a.html', `<html>${'<script>'.repeat(many / 8)}`],
    ['a.html', `<html>${'&'.repeat(many)}`],
    ['a.html', `<html><p ${'a="'.repeat(many / 3)}`],
    ['a.rtf', `{\\rtf1${'\\par'.repeat(many / 4)}`],
    ['a.rtf', `{\\rtf1${"\\'".repeat(many / 2)}`],
    ['a.txt', `${'Skills & '.repeat(15)}\n`.repeat(1400)],
  ] as const) {
    const from = performance.now();
    await readForeignFile(strToU8(source), name);
    expect(performance.now() - from, source.slice(0, 20)).toBeLessThan(3000);
  }
});
