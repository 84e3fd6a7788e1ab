import type { DecodeText } from '../../autopsy/decode-text-file';
import { isSectionHeading } from '../../resume-text/sections/heading-lines';
import type { FileLine, Region } from '../../resume-text/lines/text-lines';
import { ImportRefused, type Watch } from '../import-refused';
import { htmlLines } from './html-lines';
import { createLineSink, type LineSink } from '../lines/line-sink';
import { createBoxPlaces } from './word-boxes';
import { mimePage } from '../parse/mime-page';
import { withMargins } from '../lines/page-margins';
import { chartNames } from './word-charts';
import { scanXml } from '../parse/scan-xml';
import { readLook, wordStyles, type WordStyle } from './word-styles';
import type { ZipFile } from '../parse/zip-file';

/** Decodes a part of a file: text in whatever encoding it was saved. */
export type DecodePart = (bytes: Uint8Array) => string;
type StyleOf = (id: string | undefined) => WordStyle;

/**
 * The lines of a Word document (ECMA-376 part 1, §17): headers and footers first, for they often hold the contact
 * data, then the body with tables and text boxes, and web pages that it holds (`altChunk`). Deleted revisions, field
 * codes, prompts that nobody filled in (but for headings), and the doubles that old programs get (`mc:Fallback`) are
 * left out. Throws
 * `broken` and what the scanners throw.
 */
export function docxLines(
  zip: ZipFile,
  decode: DecodePart,
  watch: Watch,
  decodeText: DecodeText = () => null,
): FileLine[] {
  const textOf = (name: string) => {
    const bytes = zip.read(name);
    return bytes && decode(bytes);
  };
  const main = mainPartOf(zip);
  if (main === undefined) throw new ImportRefused('broken');
  const styleOf = wordStyles(textOf('word/styles.xml') ?? '', watch);
  const charts = zip.names
    .filter((name) => /^word\/charts\/chart\d*\.xml$/u.test(name))
    .sort()
    .map((name) => chartNames(textOf(name) ?? '', watch));
  const linesOf = (name: string, region: Region) => {
    const source = textOf(name);
    if (source === null) throw new ImportRefused('broken');
    return wordLines(source, styleOf, region, watch, region === 'body' ? charts : []);
  };
  const partsOf = (kind: RegExp) =>
    zip.names
      .filter((name) => kind.test(name))
      .sort()
      .map((name) => linesOf(name, 'margin'));
  const chunks = zip.names
    .filter((name) => /^(?:word\/)?[^/]*\.(?:x?html?|mhtm?l?)$/iu.test(name))
    .flatMap((name) => htmlLines(pageIn(textOf(name) ?? '', decodeText), watch));
  return withMargins(
    [...linesOf(main, 'body'), ...chunks],
    partsOf(/^word\/header\d*\.xml$/u),
    partsOf(/^word\/footer\d*\.xml$/u),
  );
}

/** A page as it is, or the one in a page that was saved as one file. */
function pageIn(source: string, decode: DecodeText): string {
  return /^\s*MIME-Version:/iu.test(source) ? mimePage(source, decode) : source;
}

/** The part that holds the body. */
function mainPartOf({ names }: ZipFile): string | undefined {
  return names.find((name) => /^word\/document\d*\.xml$/u.test(name));
}

/** True when the document holds pictures, for telling an empty document from a scanned one. */
export function hasPictures({ names }: ZipFile): boolean {
  return names.some((name) => /^(?:word\/media|Pictures)\//u.test(name));
}

const skipped = new Set(
  'Fallback del moveFrom instrText delText sectPr pPrChange rPrChange tblPrChange'.split(' '),
);

const marks: ReadonlyMap<string, string> = new Map([
  ['tab', '\t'],
  ['ptab', '\t'],
  ['noBreakHyphen', '-'],
]);

function wordLines(
  source: string,
  styleOf: StyleOf,
  region: Region,
  watch: Watch,
  charts: string[][],
): FileLine[] {
  const sink = createLineSink(region);
  const boxes = createBoxPlaces();
  let hidden = 0;
  let isText = false;
  let paragraph: WordStyle = styleOf(undefined);
  let run: WordStyle = paragraph;
  // Properties of a paragraph's own mark say nothing about its words.
  let inParagraphProperties = false;
  // A prompt that nobody filled in stands in a control that says so (`w:showingPlcHdr`), with its words after it.
  const controls: boolean[] = [];
  const isPrompt = () => controls.includes(true);
  // The headings of a form are prompts, too, which nobody has to change.
  let prompt = '';
  const endPrompt = () => {
    if (isSectionHeading(prompt.trim())) sink.text(prompt, run);
    prompt = '';
  };
  scanXml(
    source,
    {
      open: (name, attribute) => {
        if (skipped.has(name) || hidden > 0) {
          hidden += 1;
          return;
        }
        boxes.open(name, attribute);
        if (name === 'sdt') controls.push(false);
        else if (name === 'showingPlcHdr') controls[controls.length - 1] = true;
        else if (name === 'pPr') inParagraphProperties = true;
        else if (name === 'p') paragraph = run = styleOf(undefined);
        // Some programs write that it is a list before they name its style.
        else if (name === 'pStyle')
          paragraph = run = ofList(styleOf(attribute('val')), paragraph.isList);
        else if (name === 'r') run = paragraph;
        else if (name === 'rStyle' && !inParagraphProperties)
          run = withRunStyle(run, styleOf(attribute('val')));
        else if (name === 't') isText = true;
        else if (name === 'numId') paragraph = { ...paragraph, isList: attribute('val') !== '0' };
        else if (name === 'ind')
          sink.style({ indent: (Number(attribute('left') ?? attribute('start') ?? 0) || 0) / 20 });
        else if (
          name === 'spacing' &&
          inParagraphProperties &&
          Number(attribute('before') ?? 0) >= 160
        )
          sink.style({ gap: 1 });
        else if (name === 'br' || name === 'cr') sink.breakLine();
        else if (name === 'chart')
          for (const words of charts.shift() ?? []) {
            sink.text(words);
            sink.endLine();
          }
        else if (marks.has(name) && attribute('pos') === undefined && !isPrompt())
          sink.text(marks.get(name) ?? '');
        else if (inParagraphProperties && name === 'outlineLvl')
          readLook((paragraph = { ...paragraph }), name, attribute);
        else if (!inParagraphProperties) {
          readLook((run = { ...run }), name, attribute);
          if (name === 'txbxContent') sink.openBox(boxes.place());
          else structure.get(name)?.open?.(sink);
        }
      },
      close: (name) => {
        if (hidden > 0) {
          hidden -= 1;
          return;
        }
        boxes.close(name);
        if (prompt !== '' && (name === 'p' || name === 'sdt')) endPrompt();
        if (name === 't') isText = false;
        else if (name === 'sdt') controls.pop();
        else if (name === 'pPr') {
          inParagraphProperties = false;
          if (paragraph.isList) sink.text('• ');
          sink.style({ level: paragraph.level });
          run = paragraph;
        } else structure.get(name)?.close(sink);
      },
      text: (text) => {
        if (hidden === 0) boxes.text(text);
        if (!isText || hidden > 0) return;
        if (isPrompt()) prompt = (prompt + text).slice(0, 200);
        else sink.text(text, run);
      },
    },
    watch,
  );
  return sink.lines();
}

function ofList(style: WordStyle, isList: boolean): WordStyle {
  return isList ? { ...style, isList } : style;
}

function withRunStyle(run: WordStyle, style: WordStyle): WordStyle {
  return { ...run, isBold: run.isBold || style.isBold, size: style.size || run.size };
}

type Step = { open?: (sink: LineSink) => void; close: (sink: LineSink) => void };

const structure: ReadonlyMap<string, Step> = new Map(
  Object.entries<Step>({
    p: { close: (sink) => sink.endLine() },
    tr: { open: (sink) => sink.openRow(), close: (sink) => sink.closeRow() },
    tc: { open: (sink) => sink.openCell(), close: (sink) => sink.closeCell() },
    txbxContent: { close: (sink) => sink.closeBox() },
  }),
);
