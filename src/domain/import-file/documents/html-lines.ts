import type { FileLine } from '../../resume-text/lines/text-lines';
import { ImportRefused, type Watch } from '../import-refused';
import { createLineSink, type LineSink } from '../lines/line-sink';
import { scanXml } from '../parse/scan-xml';

const skipped = new Set([
  'head',
  'script',
  'style',
  'template',
  'noscript',
  'svg',
  'select',
  'object',
]);
const ofHead = new Set('head title base meta link style script noscript template'.split(' '));
/** Elements that have no end of their own. */
const empty = new Set(['br', 'hr', 'img', 'input', 'meta', 'link', 'col', 'wbr', 'source', 'area']);
const boldNames = new Set(['b', 'strong', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'th', 'dt']);
/** What a page calls the parts of an entry: they are columns, though nothing but their look parts them. */
const ofPart =
  /name|title|position|role|company|employer|organi[sz]ation|date|period|duration|location|place|city|degree|institution|school|universit|study|year|website|phone|email|address|right/iu;
const ofHeading = /section[-_]?(?:name|title|head(?:ing|er)?)$/iu;
/** Elements that stand within a line. */
const withinLines = new Set('a b strong em i u span small time font label'.split(' '));
const parts = new Set(['section', 'article', 'header', 'footer', 'aside', 'table']);
const blocks = new Set(
  'p div h1 h2 h3 h4 h5 h6 ul ol dl dt dd section article header footer main aside nav address blockquote pre form fieldset table caption body html hr'.split(
    ' ',
  ),
);

/**
 * The lines of a web page, as a browser would break them. Scripts, styles and the head are left out; nothing is ever
 * run or loaded. Broken markup is read as far as it goes.
 */
export function htmlLines(source: string, watch: Watch): FileLine[] {
  const sink = createLineSink();
  let hidden = '';
  let hiddenDepth = 0;
  let depth = 0;
  let bold = 0;
  // The end of the open line, and whether an element has just ended there.
  let tail = '';
  let isAfterPart = false;
  // The last element within a line, while nothing but space has followed its end.
  let inline: { name: string; space: string } | null = null;
  let headings = 0;
  let menus = 0;
  let navs = 0;
  /** Two elements side by side, apart in the source, are two parts of a line; of a name in large letters they are one. */
  const areApart = (name: string) =>
    inline !== null &&
    headings === 0 &&
    withinLines.has(name) &&
    (inline.space.includes('\n') || (inline.space !== '' && inline.name !== name));
  const step = (name: string, moment: 'open' | 'close') => {
    // An empty paragraph is a gap; so is the end of a part of the page.
    if (moment === 'close' && name === 'p') sink.endLine();
    else if (blocks.has(name)) sink.breakLine();
    if (blocks.has(name) || name === 'br') tail = '';
    structure.get(name)?.[moment]?.(sink);
    if (moment === 'close' && parts.has(name)) sink.endLine();
  };
  scanXml(
    withoutRawText(source),
    {
      open: (tag, attribute) => {
        const name = tag.toLowerCase();
        const look = attribute('class') ?? '';
        if (!empty.has(name) && (depth += 1) > 4000) throw new ImportRefused('nested');
        // As in a browser, the first element of the body ends a head without an end.
        if (hidden === 'head' && !ofHead.has(name)) hidden = '';
        if (hidden !== '') hiddenDepth += name === hidden ? 1 : 0;
        else if (
          skipped.has(name) ||
          (name === 'a' && menus > 0 && isWithinPage(attribute('href'))) ||
          (name === 'a' && navs > 0 && isOfSite(attribute('href')))
        ) {
          hidden = name;
          hiddenDepth = 1;
        } else {
          if (boldNames.has(name)) bold += 1;
          step(name, 'open');
          if (areApart(name) && /[\p{L}\p{N}).]\s*$/u.test(tail)) sink.text('\t');
          else if (isAfterPart && ofPart.test(look) && /[\p{L}\p{N}).]\s*$/u.test(tail))
            sink.text('\t');
          if (blocks.has(name) && look.split(/\s+/u).some((one) => ofHeading.test(one)))
            sink.style({ level: 2 });
          inline = null;
          if (ofMenus.has(name)) menus += 1;
          if (name === 'nav') navs += 1;
          if (/^h[1-2]$/u.test(name)) headings += 1;
          if (/^h[1-6]$/u.test(name)) sink.style({ level: Number(name.slice(1)) });
        }
      },
      close: (tag) => {
        const name = tag.toLowerCase();
        if (!empty.has(name)) depth = Math.max(0, depth - 1);
        if (boldNames.has(name) && bold > 0 && hidden === '') bold -= 1;
        isAfterPart = true;
        if (ofMenus.has(name) && hidden === '') menus = Math.max(0, menus - 1);
        if (name === 'nav' && hidden === '') navs = Math.max(0, navs - 1);
        if (/^h[1-2]$/u.test(name)) headings = Math.max(0, headings - 1);
        inline = withinLines.has(name) ? { name, space: '' } : null;
        if (hidden === '') {
          step(name, 'close');
          // What follows a heading is not a heading.
          if (blocks.has(name)) sink.style({ level: 0 });
        } else if (name === hidden && (hiddenDepth -= 1) === 0) hidden = '';
      },
      text: (text) => {
        if (text.trim() !== '') isAfterPart = false;
        if (text.trim() !== '') inline = null;
        else if (inline) inline.space += text.slice(0, 200);
        tail = (tail + text).slice(-20);
        if (hidden === '')
          sink.text(text.replaceAll(/[ \t\r\n\f]+/gu, ' '), { size: 0, isBold: bold > 0 });
      },
    },
    watch,
  );
  return sink
    .lines()
    .map((line) => ({ ...line, text: line.text.replaceAll(/ {2,}/gu, ' ').trim() }));
}

const ofMenus = new Set(['nav', 'li']);

/** A menu leads to the parts of its page: its words are those of their headings. */
function isWithinPage(href: string | undefined): boolean {
  return /^#[\p{L}_]/u.test(href ?? '');
}

/** The other pages of a site are of no resume; an address or a number in a menu has a scheme ("mailto:"). */
function isOfSite(href: string | undefined): boolean {
  return href !== undefined && !/^(?:[a-z][a-z+.-]*:|\/\/)/iu.test(href.trim());
}

/** Code may hold "<": it goes before anything is scanned. */
function withoutRawText(source: string): string {
  let kept = '';
  let at = 0;
  for (const { 0: tag, 1: name = '', index } of source.matchAll(/<(script|style|textarea)\b/giu)) {
    if (index < at) continue;
    kept += source.slice(at, index);
    const close = new RegExp(`</${name}\\s*>`, 'giu');
    close.lastIndex = index + tag.length;
    const found = close.exec(source);
    at = found ? found.index + found[0].length : source.length;
  }
  return kept + source.slice(at);
}

type Step = Partial<Record<'open' | 'close', (sink: LineSink) => void>>;

const cell: Step = { open: (sink) => sink.openCell(), close: (sink) => sink.closeCell() };
const structure: ReadonlyMap<string, Step> = new Map(
  Object.entries<Step>({
    br: { open: (sink) => sink.endLine() },
    li: {
      open: (sink) => {
        sink.breakLine();
        sink.text('• ');
      },
      close: (sink) => sink.breakLine(),
    },
    tr: { open: (sink) => sink.openRow(), close: (sink) => sink.closeRow() },
    td: cell,
    th: cell,
  }),
);
