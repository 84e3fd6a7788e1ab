import type { PageSentence } from './page-sentences';

const name = 'spoken';
let marked: Element | null = null;

/** Marks the sentence that is being said, and no other; null marks nothing. Older browsers mark its whole block. */
export function markSpoken(sentence: PageSentence | null): void {
  marked?.removeAttribute('data-spoken');
  marked = null;
  if ('highlights' in CSS) CSS.highlights.delete(name);
  if (!sentence) return;
  if ('highlights' in CSS && 'Highlight' in window) {
    CSS.highlights.set(name, new Highlight(sentence.range));
    return;
  }
  marked = sentence.block;
  marked.setAttribute('data-spoken', '');
}
