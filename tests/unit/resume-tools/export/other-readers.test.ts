import { expect, test } from 'vitest';
import { entryTexts, resumeBlocks, blockTexts } from '@/domain/page-layout/resume-blocks';
import { pageStyle } from '@/domain/page-layout/page-style';
import { writeDocx } from '@/resume-tools/export/write-docx';
import { writePdf } from '@/resume-tools/export/write-pdf';
import { resumeFileName } from '@/resume-tools/preview/use-print-setup';
import { isDeep } from '@tests/support/deep';
import { checkPdfs, hasOffice, hasQpdf, officePages } from '@tests/support/file-readers';
import { manyResumes } from '@tests/support/many-resumes';
import { paperFonts } from '@tests/support/paper-fonts';
import { hasPoppler } from '@tests/support/paper-look';

const templates = ['modern', 'classic'] as const;

test.skipIf(!hasQpdf() || !hasPoppler()).each(templates)(
  'programs of others find each %s PDF built by the rules, tagged, and with its title',
  async (template) => {
    const fonts = await paperFonts(template);
    const latin = manyResumes.filter(({ isLatin }) => isLatin);
    const pdfs = await Promise.all(
      latin.map(({ resume }) =>
        writePdf(
          resumeBlocks(resume),
          { template, size: 'medium' },
          fonts,
          resumeFileName(resume.personalInfo.name),
        ),
      ),
    );
    for (const [at, { faults, info }] of checkPdfs(pdfs).entries()) {
      const { what = '', resume } = latin[at] ?? {};
      expect(faults, what).toBe('');
      expect(info.get('Tagged'), what).toBe('yes');
      expect(info.get('Title'), what).toBe(resumeFileName(resume?.personalInfo.name ?? ''));
      expect(info.get('Page size'), what).toContain('letter');
    }
  },
);

test.skipIf(!hasQpdf() || !hasPoppler())(
  'programs of others find the fault of a PDF that lost its end',
  async () => {
    const whole = await writePdf(
      [],
      { template: 'modern', size: 'medium' },
      await paperFonts('modern'),
      'Resume',
    );
    const [found] = checkPdfs([whole.subarray(0, -40)]);
    expect(found?.faults).toContain('WARNING');
  },
);

// An office program is too large to be had for each run.
test.skipIf(!isDeep || !hasOffice()).each(templates)(
  'an office program opens each %s Word file with its headings, and every line in order',
  async (template) => {
    const words = await Promise.all(
      manyResumes.map(({ resume }) =>
        writeDocx(
          resumeBlocks(resume),
          pageStyle({ template, size: 'medium' }),
          resumeFileName(resume.personalInfo.name),
        ),
      ),
    );
    for (const [at, page] of officePages(words).entries()) {
      const { what = '', resume } = manyResumes[at] ?? {};
      const blocks = resume ? resumeBlocks(resume) : [];
      expect(page, what).toContain('<body');
      const heads = blocks.flatMap((block) => {
        if (block.kind === 'name') return [`h1 ${joined(block.text)}`];
        if (block.kind === 'section') return [`h2 ${joined(block.text)}`];
        return block.kind === 'entry' ? [`h3 ${joined(entryTexts(block).join(''))}`] : [];
      });
      const found = page.matchAll(/<(h\d)\b[^>]*>(.*?)<\/\1>/gs);
      const headings = Array.from(found, ([, level = '', text = '']) => `${level} ${textIn(text)}`);
      expect(headings, what).toEqual(heads);
      const body = /<body[^>]*>(.*)<\/body>/s.exec(page)?.[1] ?? '';
      const text = body.replaceAll(/<div title="header">.*?<\/div>/gs, '');
      expect(textIn(text), what).toBe(joined(blockTexts(blocks).join('')));
    }
  },
);

function joined(text: string): string {
  return text.replaceAll(/\s+/gu, '');
}

/** The words of a piece of HTML, without white space. */
function textIn(html: string): string {
  const signs: Record<string, string> = { lt: '<', gt: '>', quot: '"', nbsp: ' ', amp: '&' };
  return joined(
    html
      .replaceAll(/<[^>]*>/g, '')
      .replaceAll(/&(?:#(\d+)|(\w+));/g, (whole, code?: string, name = '') =>
        code === undefined ? (signs[String(name)] ?? whole) : String.fromCodePoint(Number(code)),
      ),
  );
}
