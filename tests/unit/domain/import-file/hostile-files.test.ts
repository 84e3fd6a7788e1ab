import { strToU8 } from 'fflate';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { linkedInResume } from '@/domain/import-file/linkedin-resume';
import { createLineSink } from '@/domain/import-file/lines/line-sink';
import { withLinkedAddress } from '@/domain/import-file/lines/linked-address';
import { withMargins } from '@/domain/import-file/lines/page-margins';
import { isSectionHeading } from '@/domain/resume-text/sections/heading-lines';
import { pdfLines } from '@/domain/import-file/pdf/pdf-lines';
import type { PdfPiece } from '@/domain/import-file/pdf/pdf-pieces';
import { plainStyle } from '@/domain/resume-text/lines/text-lines';
import { hostileFile } from '@tests/support/foreign-resumes/hostile-files';
import { readForeignFile } from '@tests/support/foreign-resumes/read-file';
import { fuzz } from '@tests/support/fuzz';
import { growth } from '@tests/support/growth';
import { processorTime } from '@tests/support/processor-time';

test('damaged or hostile files: each gives a resume or a reason, in time', async () => {
  await fc.assert(
    fc.asyncProperty(hostileFile, async ({ name, content }) => {
      const took = processorTime();
      const read = await readForeignFile(content, name);
      expect(took()).toBeLessThan(5000);
      if (read.ok) expect(read.resume.lines.length).toBeGreaterThan(0);
      else expect(read.problem).toMatch(/^[a-z-]+$/u);
    }),
    fuzz(150),
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
    const took = processorTime();
    await readForeignFile(strToU8(source), name);
    expect(took(), source.slice(0, 20)).toBeLessThan(3000);
  }
});

/** Each begins at another place, and no two columns have headings. */
const pieces = Array.from({ length: 4000 }, (_, at): PdfPiece => {
  const x = (at % 2 === 1 ? 500_000 : 0) + at * 10;
  return { text: `word ${at}`, x, y: 100_000 - Math.floor(at / 2) * 12, width: 5, height: 10 };
});

test('a long run of tabs, spaces or at signs takes time in step with its length', () => {
  const table = (tabs: string) => linkedInResume([], () => `Headline\n"x${tabs}y"`);
  expect(growth(table, '\t'.repeat(60_000))).toBeLessThan(10);
  const footer = (spaces: string) => withMargins([], [[{ ...plainStyle, text: `page${spaces}x` }]]);
  expect(growth(footer, ' '.repeat(40_000))).toBeLessThan(10);
  const signs = (text: string) => withLinkedAddress([{ ...plainStyle, text }], 'mailto:');
  expect(growth(signs, '@'.repeat(60_000))).toBeLessThan(10);
});

test('rows of a page that begin at many places take time in step with their number', () => {
  expect(growth((page: readonly PdfPiece[]) => pdfLines([page]), pieces)).toBeLessThan(10);
});

test('tables inside tables ask once for each line what it heads, and not once for each level', () => {
  const lines = Array.from({ length: 6000 }, (_, at) => `word ${at}`);
  const asked = processorTime();
  for (const line of lines) isSectionHeading(line);
  const once = asked();
  const took = processorTime();
  const sink = createLineSink();
  for (let level = 0; level < levels; level += 1) {
    sink.openRow();
    sink.openCell();
    sink.text('beside');
    sink.closeCell();
    sink.openCell();
  }
  for (const line of lines) {
    sink.text(line);
    sink.endLine();
  }
  for (let level = 0; level < levels; level += 1) {
    sink.closeCell();
    sink.closeRow();
  }
  expect(sink.lines().length).toBeGreaterThanOrEqual(lines.length);
  // Some two or three times as long as asking, for the moving of lines; asked at each level it was 33 times.
  expect(took() / once).toBeLessThan(levels / 4);
});

const levels = 60;
