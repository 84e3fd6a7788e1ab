import { strToU8, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { shownLines } from '@tests/support/foreign-resumes/read-file';
import { wordFile, wordParagraph } from '@tests/support/foreign-resumes/word-file';

/** Where a box stands, in points, and its words. */
type Box = { left: number; top: number; width?: number; height?: number; lines: string[] };

const emu = (points: number) => points * 12_700;
const position = (axis: 'H' | 'V', from: string, points: number) =>
  `<wp:position${axis} relativeFrom="${from}"><wp:posOffset>${emu(points)}</wp:posOffset></wp:position${axis}>`;
const inWord = ({ left, top, width = 400, height = 20, lines }: Box) =>
  `<w:r><w:drawing><wp:anchor>${position('H', 'page', left)}${position('V', 'paragraph', top - 72)}<wp:extent cx="${emu(width)}" cy="${emu(height)}"/><wps:txbx><w:txbxContent>${lines.map(wordParagraph).join('')}</w:txbxContent></wps:txbx></wp:anchor></w:drawing></w:r>`;
const inOpenDocument = ({ left, top, width = 400, height = 20, lines }: Box) =>
  `<draw:frame text:anchor-type="paragraph" svg:x="${left / 72}in" svg:y="${top / 72}in" svg:width="${width / 72}in" svg:height="${height / 72}in"><draw:text-box>${lines.map((line) => `<text:p>${line}</text:p>`).join('')}</draw:text-box></draw:frame>`;
const inRtf = ({ left, top, width = 400, height = 20, lines }: Box) =>
  `{\\shp{\\*\\shpinst\\shpleft${left * 20}\\shptop${top * 20}\\shpright${(left + width) * 20}\\shpbottom${(top + height) * 20}{\\shptxt ${lines.join('\\par ')}\\par}}}`;

const files: [string, (boxes: Box[]) => Uint8Array][] = [
  ['a.docx', (boxes) => wordFile(`<w:p>${boxes.map(inWord).join('')}</w:p><w:p/>`)],
  [
    'a.odt',
    (boxes) =>
      zipSync({
        mimetype: strToU8('application/vnd.oasis.opendocument.text'),
        'content.xml': strToU8(
          `<office:body><office:text><text:p>${boxes.map(inOpenDocument).join('')}</text:p></office:text></office:body>`,
        ),
      }),
  ],
  ['a.rtf', (boxes) => strToU8(`{\\rtf1 ${boxes.map(inRtf).join('')}\\par}`)],
];

const name = { left: 100, top: 20, lines: ['Kim Tran'] };
const skills = { left: 100, top: 300, lines: ['Skills'] };
const listed = { left: 100, top: 330, height: 60, lines: ['Weaving', 'Potting'] };
const jobs = { left: 100, top: 60, lines: ['Experience'] };
const told = { left: 100, top: 90, height: 150, lines: ['Weaver, Orr Mill', '2019 - 2021'] };

describe.each(files)('boxes that float over a page (%s)', (file, withBoxes) => {
  test('are read from top to bottom, whatever their order in the file', async () => {
    expect(await shownLines(withBoxes([listed, skills, told, name, jobs]), file)).toEqual([
      'Kim Tran',
      'Experience',
      'Weaver, Orr Mill',
      '2019 - 2021',
      'Skills',
      'Weaving',
      'Potting',
    ]);
  });

  test('are columns where they stand side by side', async () => {
    const beside = { left: 20, top: 60, width: 150, height: 40, lines: ['Skills', 'Weaving'] };
    const below = { left: 20, top: 130, width: 150, height: 90, lines: ['Languages', 'Spanish'] };
    const main = { ...told, left: 200, top: 70, lines: ['Experience', ...told.lines] };
    expect(await shownLines(withBoxes([main, below, beside]), file)).toEqual([
      'Skills',
      'Weaving',
      'Languages',
      'Spanish',
      'Experience',
      'Weaver, Orr Mill',
      '2019 - 2021',
    ]);
  });

  test('are columns below a headline, though rows of them end at one height', async () => {
    const banner = { ...name, left: 20, top: 20, width: 500 };
    const beside = { left: 20, top: 60, width: 150, height: 40, lines: ['Skills', 'Weaving'] };
    const below = { left: 20, top: 130, width: 150, height: 90, lines: ['Languages', 'Spanish'] };
    const main = { ...told, left: 200, top: 60, height: 50, lines: ['Experience', ...told.lines] };
    const later = { ...told, left: 200, top: 130, lines: ['Education', 'GED, Elm School'] };
    expect(await shownLines(withBoxes([main, later, below, beside, banner]), file)).toEqual([
      'Kim Tran',
      'Skills',
      'Weaving',
      'Languages',
      'Spanish',
      'Experience',
      'Weaver, Orr Mill',
      '2019 - 2021',
      'Education',
      'GED, Elm School',
    ]);
  });

  test('are rows where headings stand beside what they head', async () => {
    const heads = [skills, jobs].map((box) => ({ ...box, left: 10, width: 80 }));
    const beside = { ...told, top: 60 };
    expect(await shownLines(withBoxes([...heads, { ...listed, top: 300 }, beside]), file)).toEqual([
      'Experience',
      'Weaver, Orr Mill',
      '2019 - 2021',
      'Skills',
      'Weaving',
      'Potting',
    ]);
  });
});

test('a group of shapes has its boxes where they stand within it, and empty lines move boxes down', async () => {
  const shape = (top: number, text: string) =>
    `<wps:wsp><a:xfrm><a:off x="0" y="${emu(top)}"/></a:xfrm><w:txbxContent>${wordParagraph(text)}</w:txbxContent></wps:wsp>`;
  const group = `<w:p><w:r><wp:anchor>${position('V', 'page', 300)}<wp:extent cx="1270000" cy="127000"/><a:chOff x="0" y="0"/>${shape(30, 'Weaving')}${shape(0, 'Skills')}</wp:anchor></w:r></w:p>`;
  const low = `<w:p><w:r>${inWord({ ...jobs, top: 400 })}</w:r></w:p>`;
  const older = `<w:p><w:r><w:pict><v:shape style="position:absolute;margin-left:5pt;margin-top:500pt;width:90pt;height:20pt"><w:txbxContent>${wordParagraph('Weaver')}</w:txbxContent></v:shape></w:pict></w:r></w:p>`;
  expect(await shownLines(wordFile(`${older}<w:p/>${low}${group}`), 'a.docx')).toEqual([
    'Skills',
    'Weaving',
    'Experience',
    'Weaver',
  ]);
});
