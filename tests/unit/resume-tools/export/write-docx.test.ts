import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { docxLines } from '@/domain/import-file/documents/docx-lines';
import { openZip } from '@/domain/import-file/parse/zip-file';
import { resumeBlocks, blockTexts } from '@/domain/page-layout/resume-blocks';
import type { PageBlock } from '@/domain/page-layout/resume-blocks';
import { fitToPages } from '@/domain/page-layout/paginate';
import { pageStyle } from '@/domain/page-layout/page-style';
import { measureBy } from '@/resume-tools/export/pdf-font';
import { writeDocx } from '@/resume-tools/export/write-docx';
import { manyResumes } from '@tests/support/many-resumes';
import { paperFonts } from '@tests/support/paper-fonts';

const noLimit = () => undefined;

describe('the Word file', () => {
  test.each(manyResumes)('opens and says every line in order: $what', async ({ resume }) => {
    const blocks = resumeBlocks(resume);
    const written = await writeDocx(
      blocks,
      pageStyle({ template: 'classic', size: 'medium' }),
      'A Resume',
    );
    const parts = unzipSync(written);
    for (const [name, bytes] of Object.entries(parts))
      if (/\.(xml|rels)$/.test(name)) expect(faultOf(strFromU8(bytes)), name).toBeNull();
    const lines = docxLines(openZip(written, noLimit), (bytes) => strFromU8(bytes), noLimit)
      .flatMap(({ text }) => text.split('\t'))
      .map((line) => line.replace(/^• /, ''))
      .filter((line) => line !== '');
    expect(lines).toEqual(blockTexts(blocks));
  });

  test('has headings, one list, a language, a title, and no table or box', async () => {
    const whole = manyResumes[0];
    if (!whole) throw new Error('There is no resume.');
    const parts = unzipSync(
      await writeDocx(
        resumeBlocks(whole.resume),
        pageStyle({ template: 'modern', size: 'medium' }),
        'Ana-Lopez-Resume',
      ),
    );
    const xml = textOf(parts, 'word/document.xml');
    const styles = Array.from(xml.matchAll(/<w:pStyle w:val="(\w+)"/g), ([, name]) => name);
    expect(styles.filter((name) => name?.startsWith('Heading'))).toEqual([
      'Heading1',
      'Heading2',
      'Heading3',
      'Heading3',
      'Heading2',
      'Heading3',
      'Heading2',
    ]);
    expect(new Set(xml.match(/<w:numId w:val="\d+"/g))).toHaveProperty('size', 1);
    expect(xml).not.toMatch(/<w:(tbl|txbxContent|pict|drawing)\b/);
    expect(textOf(parts, 'word/styles.xml')).toContain('<w:lang w:val="en-US"');
    expect(textOf(parts, 'docProps/core.xml')).toContain('<dc:title>Ana-Lopez-Resume</dc:title>');
    expect(textOf(parts, 'docProps/core.xml')).not.toContain('Un-named');
    // Word drops the bullets without a word when a number stands before its definition.
    const numbering = textOf(parts, 'word/numbering.xml');
    expect(numbering.lastIndexOf('<w:abstractNum ')).toBeLessThan(numbering.indexOf('<w:num '));
  });

  test('has the email and the phone as links that look like the words around them', async () => {
    const contact = 'Dayton · (937) 555-0142 · ana@example.com';
    const blocks: PageBlock[] = [
      { kind: 'contact', text: contact, phone: '(937) 555-0142' },
      { kind: 'bullets', texts: ['Ran www.example.com for a year.'] },
    ];
    const style = pageStyle({ template: 'modern', size: 'medium' });
    const written = await writeDocx(blocks, style, 'A Resume');
    const parts = unzipSync(written);
    const targets = textOf(parts, 'word/_rels/document.xml.rels').matchAll(
      /relationships\/hyperlink" Target="([^"]+)"/g,
    );
    expect(Array.from(targets, ([, target]) => target).toSorted()).toEqual([
      'https://www.example.com',
      'mailto:ana@example.com',
      'tel:+19375550142',
    ]);
    const xml = textOf(parts, 'word/document.xml');
    expect(xml.match(/<w:hyperlink /g)).toHaveLength(3);
    expect(xml).not.toContain('w:rStyle');
    const [, own] = /<w:hyperlink [^>]*>(<w:r>.*?<\/w:rPr>)/.exec(xml) ?? [];
    expect(xml.indexOf(own ?? ' ')).toBeLessThan(xml.indexOf('<w:hyperlink'));
    const lines = docxLines(openZip(written, noLimit), (part) => strFromU8(part), noLimit);
    expect(lines.map(({ text }) => text)).toEqual([contact, '• Ran www.example.com for a year.']);
  });

  test('ends the lines of the contacts where the other papers do, at no dash of an email or a phone', async () => {
    const text = 'Dayton, Ohio 45402 · (937) 555-0142 · ana-maria-lopez@example.com';
    const [first, second] = [text.slice(0, 38), text.slice(38)];
    const blocks: PageBlock[] = [{ kind: 'contact', text, phone: '(937) 555-0142' }];
    const style = pageStyle({ template: 'modern', size: 'medium' });
    const linesFor = async (contactLines: string[]) => {
      const written = await writeDocx(blocks, style, 'A Resume', contactLines);
      const found = docxLines(openZip(written, noLimit), (part) => strFromU8(part), noLimit);
      return { lines: found.map((line) => line.text), parts: unzipSync(written) };
    };
    const { lines, parts } = await linesFor([first, second]);
    expect(lines).toEqual([first.trim(), second]);
    const xml = textOf(parts, 'word/document.xml');
    expect(xml.match(/<w:br\/>/g)).toHaveLength(1);
    expect(xml.match(/<w:hyperlink /g)).toHaveLength(2);
    // What is not these contacts, or would cut an address in two, changes nothing.
    expect((await linesFor([text])).lines).toEqual([text]);
    expect((await linesFor(['Dayton ', 'Ohio'])).lines).toEqual([text]);
    expect((await linesFor([text.slice(0, 42), text.slice(42)])).lines).toEqual([text]);
  });

  test('is set as large and as wide as the PDF, with the skills of a short resume in two columns', async () => {
    const whole = manyResumes.find(({ what }) => what === 'whole')?.resume;
    if (!whole) throw new Error('There is no resume.');
    const skills = ['Laundry', 'Spanish', 'English', 'First aid', 'Night shifts'];
    const blocks = resumeBlocks({ ...whole, experience: whole.experience.slice(0, 1), skills });
    const look = { template: 'modern', size: 'medium' } as const;
    const { style } = fitToPages(blocks, look, measureBy(await paperFonts(look)));
    const written = await writeDocx(blocks, style, 'A Resume');
    const parts = unzipSync(written);
    expect(textOf(parts, 'word/styles.xml')).toContain(
      `<w:sz w:val="${String(style.body.size * 2)}"/>`,
    );
    const xml = textOf(parts, 'word/document.xml');
    const line = Math.round((240 * style.body.height) / 1.149);
    expect(xml).toContain(`w:line="${String(line)}" w:lineRule="auto"`);
    const lines = docxLines(openZip(written, noLimit), (part) => strFromU8(part), noLimit);
    expect(lines.slice(-3).map(({ text }) => text)).toEqual([
      '• Laundry\t•\tSpanish',
      '• English\t•\tFirst aid',
      '• Night shifts',
    ]);
  });

  test('says which words run from right to left', async () => {
    const blocks: PageBlock[] = [
      { kind: 'name', text: 'مريم حداد' },
      {
        kind: 'entry',
        title: 'Cook',
        dates: '2021',
        rest: ['مطعم 12 نور'],
        isFirst: true,
        isLine: false,
      },
      { kind: 'paragraph', text: 'Spanish' },
    ];
    const parts = unzipSync(
      await writeDocx(blocks, pageStyle({ template: 'modern', size: 'medium' }), 'A Resume'),
    );
    const xml = textOf(parts, 'word/document.xml');
    const [, name = '', entry = '', words = ''] = xml.split('</w:p>');
    expect(name).toMatch(/<w:bidi\/>.*<w:rtl\/>/);
    // The line begins with a Latin letter; within it only the Arabic words turn.
    expect(entry).not.toContain('<w:bidi');
    expect(entry).toMatch(/<w:rtl\/><\/w:rPr><w:t xml:space="preserve">مطعم 12 نور<\/w:t>/);
    expect(entry.match(/<w:rtl\/>/g)).toHaveLength(1);
    expect(words).not.toMatch(/<w:(?:bidi|rtl)\b/);
    expect(textOf(parts, 'word/header1.xml')).toMatch(/<w:bidi\/>.*<w:rtl\/>/);
  });
});

function textOf(parts: Record<string, Uint8Array>, name: string): string {
  return strFromU8(parts[name] ?? new Uint8Array());
}

/** The first tag that is not closed as it was opened, or a sign that XML does not take; null for well-formed text. */
function faultOf(xml: string): string | null {
  const open: string[] = [];
  const rest = xml.replaceAll(/<\?[^]*?\?>/g, '');
  for (const [tag, close, name = '', alone] of rest.matchAll(
    /<(\/)?([\w:.-]+)(?: [\w:.-]+="[^"<]*")*\s*(\/)?>/g,
  )) {
    if (close) {
      if (open.pop() !== name) return tag;
    } else if (!alone) {
      open.push(name);
    }
  }
  const words = rest.replaceAll(/<\/?[\w:.-]+(?: [\w:.-]+="[^"<]*")*\s*\/?>/g, '');
  return open[0] ?? /[<>]|&(?!(?:amp|lt|gt|quot|apos|#\d+);)/.exec(words)?.[0] ?? null;
}
