import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { paperOf } from '../../../../src/domain/paper/paper';
import type { PaperBlock } from '../../../../src/domain/paper/paper';
import { layOutPaper } from '../../../../src/domain/paper/paper-pages';
import { paperStyles } from '../../../../src/domain/paper/paper-style';
import { someResume } from '../../../support/some-resume';

const measure = (text: string, _face: unknown, size: number) => text.length * size * 0.5;

const text = fc.integer({ min: 1, max: 60 }).map((words) => 'many words '.repeat(words).trim());
const job = fc.record({ title: text, dates: text, bullets: fc.array(text, { maxLength: 8 }) });

/** Papers of several pages, whose breaks fall anywhere. */
const longPaper: fc.Arbitrary<PaperBlock[]> = fc
  .array(fc.array(job, { minLength: 1, maxLength: 6 }), { minLength: 1, maxLength: 8 })
  .map((sections) => [
    { kind: 'name', text: 'Ana Lopez' },
    ...sections.flatMap((jobs): PaperBlock[] => [
      { kind: 'section', text: 'Experience' },
      ...jobs.flatMap(({ title, dates, bullets }, index): PaperBlock[] => [
        { kind: 'entry', left: title, right: dates, isFirst: index === 0 },
        ...(bullets.length > 0 ? [{ kind: 'bullets' as const, texts: bullets }] : []),
      ]),
    ]),
  ]);

test('no heading stands alone at the end of a page, and the first two lines of a job stand together', () => {
  fc.assert(
    fc.property(longPaper, (blocks) => {
      for (const lines of layOutPaper(blocks, paperStyles.modern, measure).slice(0, -1)) {
        const last = blocks[lines.at(-1)?.block ?? -1];
        const next = blocks[(lines.at(-1)?.block ?? -1) + 1];
        expect(last?.kind).not.toBe('section');
        expect(last?.kind === 'entry' && next?.kind === 'bullets').toBe(false);
      }
    }),
  );
});

test('every line stands on the paper, beneath the one before it', () => {
  fc.assert(
    fc.property(longPaper, fc.constantFrom('modern', 'classic'), (blocks, template) => {
      const style = paperStyles[template];
      const { height, margin, width } = style.page;
      for (const lines of layOutPaper(blocks, style, measure))
        for (const [index, { y, height: own, pieces }] of lines.entries()) {
          const above = lines[index - 1];
          expect(y).toBeGreaterThanOrEqual(above ? above.y + above.height - 0.01 : margin);
          expect(y + own).toBeLessThanOrEqual(height - margin + 0.01);
          for (const { text, x, face, size } of pieces)
            expect(x + measure(text.trimEnd(), face, size)).toBeLessThanOrEqual(
              width - margin + 0.01,
            );
        }
    }),
  );
});

test('the lines say every letter of the blocks in order', () => {
  fc.assert(
    fc.property(someResume, (resume) => {
      const blocks = paperOf(resume);
      const lines = layOutPaper(blocks, paperStyles.classic, measure).flat();
      const said = lines.flatMap(({ pieces }) => pieces.map(({ text }) => text)).join('');
      const typed = blocks.flatMap((block) => {
        if (block.kind === 'entry') return [block.left, block.right];
        return block.kind === 'bullets' ? block.texts : [block.text];
      });
      expect(withoutSpace(said)).toBe(withoutSpace(typed.join('')));
    }),
  );
});

function withoutSpace(text: string): string {
  return text.replaceAll(/\s/g, '');
}
