import { sentenceSpans } from './sentences';

/** A sentence of the page: its words, their language, where they stand, and the block that holds them. */
export type PageSentence = { text: string; language: string; range: Range; block: Element };

type Part = { node: Text; start: number };
type Passage = { block: Element; language: string; text: string; parts: Part[] };

const blocks = 'h1,h2,h3,h4,h5,h6,p,li,dt,dd,summary,label,legend,caption,th,td,blockquote,div';
/** Elements that are not read aloud: controls, texts for screen readers alone, and hidden parts. */
const silent =
  'nav,button,input,textarea,select,svg,style,script,[aria-hidden="true"],[inert],.visually-hidden,[hidden]';

/** Everything under `root` that is to be read, in the order of the page. What is not shown is left out. */
export function pageSentences(root: Element): PageSentence[] {
  return passagesOf(root).flatMap(({ block, language, text, parts }) =>
    sentenceSpans(text, language).map(({ start, end }) => ({
      text: text.slice(start, end).replaceAll(/\s+/g, ' '),
      language,
      range: rangeOf(parts, start, end),
      block,
    })),
  );
}

/**
 * Where reading begins: at the title of the page while it is in sight, else at the first sentence below `top` (CSS pixels
 * of the window), or at the first of all.
 */
export function firstInSight(sentences: readonly PageSentence[], top: number): number {
  const isInSight = ({ range }: PageSentence) => {
    const box = range.getBoundingClientRect();
    return box.top >= top && box.top < window.innerHeight;
  };
  const title = sentences.findIndex(
    (sentence) => sentence.block.localName === 'h1' && isInSight(sentence),
  );
  return Math.max(0, title === -1 ? sentences.findIndex(isInSight) : title);
}

/** The texts of one block and one language belong together: a bold word ends no sentence. */
function passagesOf(root: Element): Passage[] {
  const passages: Passage[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!(node instanceof Text) || !isRead(node)) continue;
    const block = node.parentElement?.closest(blocks) ?? root;
    const language = languageOf(node);
    const last = passages.at(-1);
    // White space belongs to any language.
    if (last?.block === block && (last.language === language || node.data.trim() === '')) {
      last.parts.push({ node, start: last.text.length });
      last.text += node.data;
    } else {
      passages.push({ block, language, text: node.data, parts: [{ node, start: 0 }] });
    }
  }
  return passages;
}

function languageOf(node: Text): string {
  return node.parentElement?.closest<HTMLElement>('[lang]')?.lang ?? '';
}

function isRead(node: Text): boolean {
  const parent = node.parentElement;
  if (!parent || node.data.trim() === '' || parent.closest(silent)) return node.data === ' ';
  if (isFolded(parent)) return false;
  const range = document.createRange();
  range.selectNodeContents(node);
  return range.getClientRects().length > 0;
}

/** In a part that is folded up, of which only the summary shows; it has a place on the page all the same. */
function isFolded(element: Element): boolean {
  const folded = element.closest('details:not([open])');
  if (!folded) return false;
  const isItsSummary = folded.querySelector(':scope > summary')?.contains(element) ?? false;
  return !isItsSummary || (folded.parentElement !== null && isFolded(folded.parentElement));
}

function rangeOf(parts: readonly Part[], start: number, end: number): Range {
  const range = document.createRange();
  const from = partAt(parts, start);
  const to = partAt(parts, end - 1);
  range.setStart(from.node, start - from.start);
  range.setEnd(to.node, end - to.start);
  return range;
}

/** The part that holds a place of the passage's text. */
function partAt(parts: readonly Part[], offset: number): Part {
  const found = [...parts].reverse().find(({ start }) => start <= offset);
  if (!found) throw new Error('A passage has at least one part.');
  return found;
}
