import type { DecodeUtf8 } from './docx-lines';
import { ImportRefused, type Watch } from './import-refused';
import { createLineSink, type LineSink } from './line-sink';
import { withMargins } from './page-margins';
import { scanXml } from './scan-xml';
import type { ZipFile } from './zip-file';

/**
 * The lines of an OpenDocument text (OASIS ODF 1.3, part 3): headers and footers of the page styles first, then the
 * body with lists, tables and frames. Deleted revisions and comments are left out. Throws `locked` and `broken`.
 */
export function odtLines(zip: ZipFile, decode: DecodeUtf8, watch: Watch): string[] {
  const textOf = (name: string) => {
    const bytes = zip.read(name);
    return bytes ? decode(bytes) : null;
  };
  if (/encryption-data/u.test(textOf('META-INF/manifest.xml') ?? ''))
    throw new ImportRefused('locked');
  const content = textOf('content.xml');
  if (content === null) throw new ImportRefused('broken');
  const margins = linesIn(textOf('styles.xml') ?? '', marginNames, watch);
  return withMargins(linesIn(content, new Set(['body']), watch), [margins]);
}

const marginNames = new Set(
  ['header', 'footer'].flatMap((name) => [name, `${name}-left`, `${name}-first`]),
);
const skipped = new Set(['tracked-changes', 'annotation', 'note-citation', 'forms']);

/** Only what stands inside elements of these names is read. */
function linesIn(source: string, wanted: ReadonlySet<string>, watch: Watch): string[] {
  const sink = createLineSink();
  let inside = 0;
  let hidden = 0;
  let paragraphs = 0;
  scanXml(
    source,
    {
      open: (name, attribute) => {
        if (wanted.has(name)) inside += 1;
        if (hidden > 0 || skipped.has(name)) hidden += 1;
        if (inside === 0 || hidden > 0) return;
        if (name === 'p' || name === 'h') paragraphs += 1;
        else if (name === 's') sink.text(' '.repeat(spaces(attribute('c'))));
        else structure.get(name)?.open?.(sink);
      },
      close: (name) => {
        const isRead = inside > 0 && hidden === 0;
        if (wanted.has(name)) inside -= 1;
        if (hidden > 0) hidden -= 1;
        if (!isRead) return;
        if (name === 'p' || name === 'h') {
          paragraphs -= 1;
          sink.endLine();
        } else structure.get(name)?.close?.(sink);
      },
      text: (text) => {
        if (inside > 0 && hidden === 0 && paragraphs > 0)
          sink.text(text.replaceAll(/[ \t\r\n]+/gu, ' '));
      },
    },
    watch,
  );
  return sink.lines();
}

function spaces(count: string | undefined): number {
  const number = Number(count ?? 1);
  return number >= 1 && number <= 200 ? Math.floor(number) : 1;
}

type Step = { open?: (sink: LineSink) => void; close?: (sink: LineSink) => void };

const structure: ReadonlyMap<string, Step> = new Map(
  Object.entries<Step>({
    tab: { open: (sink) => sink.text('\t') },
    'line-break': { open: (sink) => sink.breakLine() },
    'list-item': { open: (sink) => sink.text('• ') },
    'table-row': { open: (sink) => sink.openRow(), close: (sink) => sink.closeRow() },
    'table-cell': { open: (sink) => sink.openCell(), close: (sink) => sink.closeCell() },
    'text-box': { open: (sink) => sink.openBox(), close: (sink) => sink.closeBox() },
  }),
);
