import { unzlibSync } from 'fflate';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { describe, expect, test } from 'vitest';
import { pdfTexts } from '@/domain/export/pdf-texts';
import { compareReadBack } from '@/domain/export/read-back';
import { missingCharacters } from '@/domain/page-layout/missing-characters';
import { entryTexts, resumeBlocks, blockTexts } from '@/domain/page-layout/resume-blocks';
import type { PageBlock } from '@/domain/page-layout/resume-blocks';
import type { LearnerRecord } from '@/domain/resume/record-schema';
import { writePdf } from '@/resume-tools/export/write-pdf';
import { paperFonts } from '@tests/support/paper-fonts';
import { hasPoppler, popplerText } from '@tests/support/paper-look';
import { pdfText } from '@tests/support/pdf-text';
import { manyResumes } from '@tests/support/many-resumes';

describe.each([
  { template: 'modern', size: 'medium' },
  { template: 'classic', size: 'medium' },
  { template: 'modern', size: 'small' },
  { template: 'classic', size: 'large' },
  { template: 'modern', size: 'medium', fonts: 'warm', heading: 'capitals', accent: 'navy' },
  { template: 'classic', size: 'small', fonts: 'warm', heading: 'bare', accent: 'wine' },
] as const)('the $template PDF, $size', async (look) => {
  const fonts = await paperFonts(look);

  test.each(manyResumes.filter(({ isLatin }) => isLatin))(
    'says every line in order: $what',
    async ({ resume }) => {
      const blocks = resumeBlocks(resume);
      expect(missingCharacters(blocks, [fonts.regular, fonts.bold])).toEqual([]);
      const pdf = await writePdf(blocks, look, fonts, 'A Resume');
      const { inDocumentOrder } = await pdfText(pdf);
      const own = pdfTexts(pdf, (bytes) => unzlibSync(bytes));
      const lines = joined(blockTexts(blocks).join(''));
      const drawn = withoutPageTops(joined(inDocumentOrder), resume.personalInfo);
      expect(datesLast(drawn, blocks)).toBe(lines);
      expect(datesLast(joined(own), blocks)).toBe(lines);
      expect(compareReadBack(own, resume).missing).toEqual([]);
    },
  );

  // Without poppler-utils nothing here reads a PDF by the places of its letters.
  test.skipIf(!hasPoppler()).each(manyResumes.filter(({ isLatin }) => isLatin))(
    'is read in order by places, by drawing and as a layout: $what',
    async ({ resume }) => {
      const blocks = resumeBlocks(resume);
      const pdf = await writePdf(blocks, look, fonts, 'A Resume');
      const lines = joined(blockTexts(blocks).join(''));
      for (const way of [[], ['-raw'], ['-layout']]) {
        const read = withoutPageTops(joined(popplerText(pdf, ...way)), resume.personalInfo);
        expect(datesLast(read, blocks), way.join()).toBe(lines);
      }
    },
  );

  test.each(manyResumes.filter(({ isLatin }) => !isLatin))(
    'names the letters that it cannot show: $what',
    ({ resume }) => {
      const missing = missingCharacters(resumeBlocks(resume), [fonts.regular, fonts.bold]);
      expect(missing.length).toBeGreaterThan(0);
      for (const letter of missing) expect(resume.personalInfo.name).toContain(letter);
    },
  );

  test('has a title, a language and tags', async () => {
    const whole = manyResumes[0];
    if (!whole) throw new Error('There is no resume.');
    const pdf = await writePdf(resumeBlocks(whole.resume), look, fonts, 'Ana-Lopez-Resume');
    const document = await getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise;
    const { info } = await document.getMetadata();
    expect(info).toMatchObject({ Title: 'Ana-Lopez-Resume', Language: 'en' });
    expect(await document.getMarkInfo()).toMatchObject({ Marked: true });
    const tree = await (await document.getPage(1)).getStructTree();
    expect(rolesOf(tree).join(' ')).toMatch(
      /^Root Document H1 P Link Link H2 H3 L LI Lbl LBody LI .* H3 L .* H2 H3 H2 P$/,
    );
  });
});

test.each([{ template: 'modern' }, { template: 'classic' }] as const)(
  'links of the $template PDF lie over their words, each line of them, and change none',
  async ({ template }) => {
    const look = { template, size: 'medium' } as const;
    const text = `Own tools. ${'Also. '.repeat(40)}See www.example.com/${'a'.repeat(90)} or a@example.com`;
    const blocks: PageBlock[] = [
      { kind: 'name', text: 'Ana Lopez' },
      { kind: 'contact', text: '(937) 555-0142 · ana@example.com', phone: '(937) 555-0142' },
      { kind: 'paragraph', text },
    ];
    const pdf = await writePdf(blocks, look, await paperFonts(look), 'A Resume');
    const document = await getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise;
    const page = await document.getPage(1);
    const links = (await page.getAnnotations()) as { url: string; rect: number[] }[];
    const site = `https://www.example.com/${'a'.repeat(90)}`;
    const urls = links.map(({ url }) => url);
    expect(urls.slice(0, 2)).toEqual(['tel:+19375550142', 'mailto:ana@example.com']);
    expect(new Set(urls.slice(2))).toEqual(new Set([site, 'mailto:a@example.com']));
    const { items } = await page.getTextContent();
    for (const { url, rect } of links) {
      const [left = 0, bottom = 0, right = 0, top = 0] = rect;
      const under = items.flatMap((item) => {
        if (!('str' in item) || item.str.trim() === '') return [];
        const [, , , , x, y] = item.transform as number[];
        const isIn = (x ?? 0) >= left - 0.1 && (x ?? 0) + item.width <= right + 0.1;
        return isIn && (y ?? 0) > bottom && (y ?? 0) < top ? [item.str] : [];
      });
      expect(under.join(''), url).not.toBe('');
      expect(url.replace('tel:+1', '').replaceAll(/\D/gu, '')).toContain(
        under.join('').replaceAll(/\D/gu, ''),
      );
    }
    expect(joined((await pdfText(pdf)).inDocumentOrder)).toBe(joined(blockTexts(blocks).join('')));
  },
);

test.each(['modern', 'classic'] as const)(
  'a resume of three short jobs with each section stands on one %s page',
  async (template) => {
    const resume = manyResumes.find(({ what }) => what === 'with all sections')?.resume;
    if (!resume) throw new Error('There is no such resume.');
    const look = { template, size: 'medium' } as const;
    const pdf = await writePdf(resumeBlocks(resume), look, await paperFonts(template), 'A Resume');
    const { numPages } = await getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise;
    expect(numPages).toBe(1);
  },
);

/** The dates of a head of several lines come after the first of them. */
function datesLast(read: string, blocks: readonly PageBlock[]): string {
  let text = read;
  for (const block of blocks) {
    if (block.kind !== 'entry') continue;
    const [head = '', dates = ''] = entryTexts(block).map(joined);
    const ends = Array.from(head, (_, end) => end);
    const mixed = ends
      .map((end) => head.slice(0, end) + dates + head.slice(end))
      .find((one) => text.includes(one));
    if (mixed !== undefined && !text.includes(head + dates))
      text = text.replace(mixed, head + dates);
  }
  return text;
}

type Node = { role?: string; children?: (Node | { type: string })[] };

function rolesOf(node: Node): string[] {
  // A page's tree names an element also where only other pages hold its text.
  const children = (node.children ?? []).flatMap((child) =>
    'type' in child ? [] : rolesOf(child),
  );
  const isHere = children.length > 0 || node.children?.some((child) => 'type' in child);
  return node.role === undefined || !isHere ? [] : [node.role, ...children];
}

/** In capitals, in which a look may set the titles of sections, and without what parts the skills: commas, dots or bullets. */
function joined(text: string): string {
  return text.replaceAll(/[\s·•,]+/gu, '').toUpperCase();
}

function withoutPageTops(text: string, { name, phone }: LearnerRecord['personalInfo']): string {
  const parts = [name.normalize('NFC'), phone].map(joined).filter((part) => part !== '');
  const owner = [...parts, ''].join('').replaceAll(/[.*+?()[\]\\^$]/g, String.raw`\$&`);
  return text.replaceAll(new RegExp(`${owner}PAGE\\d+OF\\d+`, 'g'), '');
}
