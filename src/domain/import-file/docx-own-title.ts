import { sectionsOf } from '../language/en/section-headings';
import { mainPartOf, type DecodeUtf8 } from './docx-lines';
import type { Watch } from './import-refused';
import { scanXml } from './scan-xml';
import { textLines } from '../resume-text/text-lines';
import type { ZipFile } from './zip-file';

/**
 * The title that somebody gave a section of their own: the one heading of a Word document's sections that names no
 * field of ours, while the others do. Empty where there is none or where there are several.
 */
export function docxOwnTitle(zip: ZipFile, decode: DecodeUtf8, watch: Watch): string {
  const main = zip.read(mainPartOf(zip) ?? '');
  const headings = main ? sectionHeadings(decode(main), watch) : [];
  const unknown = headings.filter((heading) => !isFieldHeading(heading));
  const [title = ''] = unknown;
  return unknown.length === 1 && headings.length > 1 ? title : '';
}

/** "Hobbies" heads a section, too, but none that has fields. */
function isFieldHeading(text: string): boolean {
  return sectionsOf(textLines(text)).some(
    ({ heading, kinds }) => heading !== null && kinds.some((kind) => kind !== 'other'),
  );
}

/** Our writer, and whoever writes a resume by Word's styles, heads sections in the second level: the first is the name. */
function sectionHeadings(source: string, watch: Watch): string[] {
  const headings: string[] = [];
  let isHeading = false;
  let isText = false;
  let words = '';
  scanXml(
    source,
    {
      open: (name, attribute) => {
        if (name === 'pStyle') isHeading = attribute('val') === 'Heading2';
        else if (name === 't') isText = true;
      },
      close: (name) => {
        if (name === 't') isText = false;
        if (name !== 'p') return;
        if (isHeading && words.trim() !== '') headings.push(words.trim());
        isHeading = false;
        words = '';
      },
      text: (text) => {
        if (isText && isHeading) words += text;
      },
    },
    watch,
  );
  return headings;
}
