import { ImportRefused, type Watch } from './import-refused';
import { createLineSink, type LineSink } from './line-sink';
import { withMargins } from './page-margins';
import { scanXml } from './scan-xml';
import type { ZipFile } from './zip-file';

/** Decodes UTF-8; wrong bytes become U+FFFD. */
export type DecodeUtf8 = (bytes: Uint8Array) => string;

/**
 * The lines of a Word document (ECMA-376 part 1, §17): headers and footers first, for they often hold the contact
 * data, then the body with tables and text boxes. Deleted revisions, field codes and the doubles that old programs
 * get (`mc:Fallback`) are left out. Throws `broken` and what the scanners throw.
 */
export function docxLines(zip: ZipFile, decode: DecodeUtf8, watch: Watch): string[] {
  const linesOf = (name: string) => {
    const bytes = zip.read(name);
    if (!bytes) throw new ImportRefused('broken');
    return wordLines(decode(bytes), watch);
  };
  const main = mainPartOf(zip);
  if (main === undefined) throw new ImportRefused('broken');
  const partsOf = (kind: RegExp) =>
    zip.names
      .filter((name) => kind.test(name))
      .sort()
      .map(linesOf);
  return withMargins(linesOf(main), [
    ...partsOf(/^word\/header\d*\.xml$/u),
    ...partsOf(/^word\/footer\d*\.xml$/u),
  ]);
}

/** The part that holds the body. */
export function mainPartOf({ names }: ZipFile): string | undefined {
  return names.find((name) => /^word\/document\d*\.xml$/u.test(name));
}

/** True when the document holds pictures, for telling an empty document from a scanned one. */
export function hasPictures({ names }: ZipFile): boolean {
  return names.some((name) => /^(?:word\/media|Pictures)\//u.test(name));
}

const skipped = new Set(
  'Fallback del moveFrom instrText delText rPr sectPr pPrChange tblPrChange'.split(' '),
);

const marks: ReadonlyMap<string, string> = new Map([
  ['tab', '\t'],
  ['ptab', '\t'],
  ['noBreakHyphen', '-'],
]);

function wordLines(source: string, watch: Watch): string[] {
  const sink = createLineSink();
  let hidden = 0;
  let isText = false;
  // A style for lists makes a bullet without saying so in the paragraph.
  let isListStyle = false;
  scanXml(
    source,
    {
      open: (name, attribute) => {
        if (skipped.has(name) || hidden > 0) {
          hidden += 1;
          return;
        }
        if (name === 't') isText = true;
        else if (name === 'numId' && attribute('val') !== '0') sink.text('• ');
        else if (name === 'pStyle') isListStyle = attribute('val')?.startsWith('List') ?? false;
        else if (name === 'numPr') isListStyle = false;
        else if (name === 'br' || name === 'cr') sink.breakLine();
        else if (marks.has(name) && attribute('pos') === undefined)
          sink.text(marks.get(name) ?? '');
        else structure.get(name)?.open?.(sink);
      },
      close: (name) => {
        if (hidden > 0) {
          hidden -= 1;
          return;
        }
        if (name === 't') isText = false;
        else if (name === 'pPr' && isListStyle) {
          sink.text('• ');
          isListStyle = false;
        } else structure.get(name)?.close(sink);
      },
      text: (text) => {
        if (isText && hidden === 0) sink.text(text);
      },
    },
    watch,
  );
  return sink.lines();
}

type Step = { open?: (sink: LineSink) => void; close: (sink: LineSink) => void };

const structure: ReadonlyMap<string, Step> = new Map(
  Object.entries<Step>({
    p: { close: (sink) => sink.endLine() },
    tr: { open: (sink) => sink.openRow(), close: (sink) => sink.closeRow() },
    tc: { open: (sink) => sink.openCell(), close: (sink) => sink.closeCell() },
    txbxContent: { open: (sink) => sink.openBox(), close: (sink) => sink.closeBox() },
  }),
);
