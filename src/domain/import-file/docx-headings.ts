import { mainPartOf, type DecodeUtf8 } from './docx-lines';
import type { Watch } from './import-refused';
import { scanXml } from './scan-xml';
import type { ZipFile } from './zip-file';

/**
 * The headings of a Word document's sections. Our writer, and whoever writes a resume by Word's styles, heads them in the
 * second level: the first is the name.
 */
export function docxHeadings(zip: ZipFile, decode: DecodeUtf8, watch: Watch): string[] {
  const main = zip.read(mainPartOf(zip) ?? '');
  return main ? headingsOf(decode(main), watch) : [];
}

function headingsOf(source: string, watch: Watch): string[] {
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
