/** Features that the product uses without a feature test although one of the minimum browsers lacks them. */
type Known = {
  what: readonly string[];
  /** Excuses a use only where the code around it matches; every use when left out. */
  near?: RegExp;
  /** Excuses a use only in files whose name matches. */
  file?: RegExp;
  /** What does not work in that browser, or why everything does. */
  why: string;
};

/** The features that the product uses on purpose although one of the minimum browsers lacks them. */
export const known: readonly Known[] = [
  {
    what: ['<div inert>'],
    why: 'A slide that does not show is invisible, too: Tab finds it only while it moves.',
  },
  {
    what: ['look-behind'],
    near: /RegExp\(`\(\?<=\$\{/,
    why: 'Only in a function of the Word writer that fills templates, which we never call.',
  },
  {
    what: ['.toHex()'],
    near: /padStart\(2,`0`\)/,
    why: "The PDF writer's library asks for it when it loads.",
  },
  {
    what: ['the event beforeinstallprompt', 'the event appinstalled'],
    why: "The browser's own menu installs the site.",
  },
  {
    what: ['the event beforeunload'],
    why: 'No question before a page is left; words are kept as they are typed.',
  },
  { what: ['the event sync'], why: 'Unsent work goes at the next visit.' },
  { what: ['the event voiceschanged'], why: 'A wait with a limit stands beside it.' },
  {
    what: [':has'],
    near: /\.m_[\da-f]{8}/,
    why: 'Fields of the library that hold a button; we have none.',
  },
  {
    what: ['@page', 'break-after: avoid'],
    why: "Print takes the browser's margins, and may part a heading from its text.",
  },
  {
    what: [
      'AbortSignal.any',
      'ImageDecoder',
      'OffscreenCanvas',
      'the event contextmenu',
      'the event touchcancel',
      'the event touchend',
      'the event touchmove',
      'the event touchstart',
    ],
    file: /assets\/pdf(?:-reader|\.worker)/,
    why: 'Parts of the PDF reader that draw pages and edit them; we read text only.',
  },
  {
    what: ['overflow-anchor'],
    why: 'A browser without it anchors no scrolling, so that there is nothing to switch off.',
  },
  {
    what: ['the event beforematch'],
    why: 'A folded part opens by its heading; search in the page passes it over.',
  },
  {
    what: ['content-visibility'],
    near: /\[hidden\]/,
    why: 'Undoes on paper what only browsers that know it have done to a folded part.',
  },
  { what: ['text-wrap'], why: 'The lines of a heading are less even.' },
  { what: ['field-sizing'], why: 'The page makes its fields grow (ui/fields/grow-with-text.ts).' },
  {
    what: ['contain-intrinsic-height'],
    why: 'Only beside content-visibility, which is asked for.',
  },
  { what: ['overscroll-behavior'], why: 'At its end a conversation scrolls on into the page.' },
  { what: ['align-content: start'], why: 'Only in grids, which have it since Safari 10.1.' },
  { what: ['forced-colors'], why: 'No mode of high contrast has it there.' },
  { what: ['scripting'], why: 'Slides that do not show are laid out at the start.' },
  {
    what: ['resize', 'cursor: pointer', 'cursor: default', 'cursor: not-allowed'],
    why: 'Phones have no pointer.',
  },
];
