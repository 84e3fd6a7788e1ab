import type { FileLine, LineStyle } from '../../resume-text/lines/text-lines';
import type { BoxRect } from '../lines/box-order';
import type { DecodePart } from './docx-lines';
import { ImportRefused, type Watch } from '../import-refused';
import { createLineSink, type Letters, type LineSink } from '../lines/line-sink';
import { withMargins } from '../lines/page-margins';
import { scanXml } from '../parse/scan-xml';
import type { ZipFile } from '../parse/zip-file';

/**
 * The lines of an OpenDocument text (OASIS ODF 1.3, part 3): headers and footers of the page styles first, then the
 * body with lists, tables and frames. Deleted revisions and comments are left out. Throws `locked` and `broken`.
 */
export function odtLines(zip: ZipFile, decode: DecodePart, watch: Watch): FileLine[] {
  const textOf = (name: string) => {
    const bytes = zip.read(name);
    return bytes ? decode(bytes) : null;
  };
  if (/encryption-data/u.test(textOf('META-INF/manifest.xml') ?? ''))
    throw new ImportRefused('locked');
  const content = textOf('content.xml');
  if (content === null) throw new ImportRefused('broken');
  return odfLines(content, textOf('styles.xml') ?? '', watch);
}

/** The same of a document in one file, which holds its styles (`.fodt`). */
export function flatOdtLines(source: string, watch: Watch): FileLine[] {
  return odfLines(source, source, watch);
}

function odfLines(content: string, styles: string, watch: Watch): FileLine[] {
  const looks = new Map<string, Look>();
  for (const source of new Set([styles, content])) readStyles(source, looks, watch);
  const linesOf = (source: string, wanted: readonly string[], region: LineStyle['region']) =>
    linesIn(source, new Set(wanted), looks, region, watch);
  return withMargins(
    linesOf(content, ['body'], 'body'),
    [linesOf(styles, ['header', 'header-left', 'header-first'], 'margin')],
    [linesOf(styles, ['footer', 'footer-left', 'footer-first'], 'margin')],
  );
}

type Look = Letters & { level: number };
const noLook: Look = { size: 0, isBold: false, level: 0 };

/** Adds the named looks of a part; those of paragraphs and of letters share one table. */
function readStyles(source: string, looks: Map<string, Look>, watch: Watch): void {
  let name = '';
  scanXml(
    source,
    {
      open: (tag, attribute) => {
        if (tag === 'style') {
          name = attribute('name') ?? '';
          const base = looks.get(attribute('parent-style-name') ?? '') ?? noLook;
          const level = Number(attribute('default-outline-level') ?? 0) || base.level;
          looks.set(name, { ...base, level });
        } else if (tag === 'text-properties' && name !== '') {
          const size = /^([\d.]+)pt$/u.exec(attribute('font-size') ?? '')?.[1];
          const weight = attribute('font-weight');
          const look = looks.get(name) ?? noLook;
          looks.set(name, {
            ...look,
            ...(size !== undefined && { size: Number(size) }),
            ...(weight !== undefined && { isBold: weight === 'bold' || Number(weight) >= 600 }),
          });
        }
      },
      close: (tag) => {
        if (tag === 'style') name = '';
      },
      text: () => undefined,
    },
    watch,
  );
}

/** What is said of a picture (`svg:desc`) is no word of the page. */
const skipped = new Set(['tracked-changes', 'annotation', 'note-citation', 'forms', 'desc']);

/** Only what stands inside elements of these names is read. */
function linesIn(
  source: string,
  wanted: ReadonlySet<string>,
  looks: ReadonlyMap<string, Look>,
  region: LineStyle['region'],
  watch: Watch,
): FileLine[] {
  const sink = createLineSink(region);
  let inside = 0;
  let hidden = 0;
  const letters: Look[] = [];
  let place: BoxRect | null = null;
  scanXml(
    source,
    {
      open: (name, attribute) => {
        if (wanted.has(name)) inside += 1;
        if (hidden > 0 || skipped.has(name)) hidden += 1;
        if (inside === 0 || hidden > 0) return;
        if (name === 'p' || name === 'h') {
          const look = looks.get(attribute('style-name') ?? '') ?? noLook;
          letters.push(look);
          const level = name === 'h' ? Number(attribute('outline-level') ?? 1) : look.level;
          sink.style({ level });
        } else if (name === 'span')
          letters.push(looks.get(attribute('style-name') ?? '') ?? letters.at(-1) ?? noLook);
        else if (name === 'frame') place = placeOf(attribute);
        else if (name === 'text-box') sink.openBox(place);
        else if (name === 's') sink.text(' '.repeat(spaces(attribute('c'))));
        else structure.get(name)?.open?.(sink);
      },
      close: (name) => {
        const isRead = inside > 0 && hidden === 0;
        if (wanted.has(name)) inside -= 1;
        if (hidden > 0) hidden -= 1;
        if (!isRead) return;
        if (name === 'span') letters.pop();
        else if (name === 'p' || name === 'h') {
          letters.pop();
          sink.endLine();
        } else structure.get(name)?.close?.(sink);
      },
      text: (text) => {
        if (inside > 0 && hidden === 0 && letters.length > 0)
          sink.text(text.replaceAll(/[ \t\r\n]+/gu, ' '), letters.at(-1));
      },
    },
    watch,
  );
  return sink.lines();
}

/** Where a frame stands that floats over the page. */
function placeOf(attribute: (name: string) => string | undefined): BoxRect | null {
  const length = (name: string) => {
    const [, number, unit = 'cm'] = /^(-?[\d.]+)(cm|mm|in|pt)$/u.exec(attribute(name) ?? '') ?? [];
    return Number(number ?? 0) * ({ cm: 72 / 2.54, mm: 72 / 25.4, in: 72, pt: 1 }[unit] ?? 1);
  };
  return attribute('y') === undefined || attribute('anchor-type') === 'as-char'
    ? null
    : { left: length('x'), top: length('y'), width: length('width'), height: length('height') };
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
    'text-box': { close: (sink) => sink.closeBox() },
  }),
);
