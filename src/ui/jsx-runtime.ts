import { Fragment, jsx as toElement, jsxs as toElements } from 'react/jsx-runtime';
import type { ElementType, Key, ReactNode } from 'react';
import { englishPieces, isTranslation } from './english-pieces';

export { Fragment };

type Props = { children?: ReactNode };

/** Elements that may hold only text, or whose text our own code sets through the DOM. */
const textOnly = new Set<unknown>(['option', 'style', 'text', 'textarea', 'title', 'tspan']);

/** Elements that may hold only certain elements (a list its items): white space between those is dropped. */
const withoutText = new Set<unknown>(['ul', 'ol', 'dl', 'table', 'thead', 'tbody', 'tfoot', 'tr']);

/**
 * Wraps a text, or each text of a list, in a `<span>`; returns anything else as it is. A text of spaces alone gets the class
 * `blank` (base.css), so that it takes no gap in a flex row.
 */
export function wrapTextNode(node: ReactNode, key?: Key): ReactNode {
  if (Array.isArray(node)) return node.map((child: ReactNode, index) => wrapTextNode(child, index));
  if ((typeof node !== 'string' && typeof node !== 'number') || node === '') return node;
  const props = String(node).trim()
    ? { children: piecesOf(node) }
    : { className: 'blank', children: node };
  return toElement('span', props, key);
}

/** In a translation, what stands there in English is read aloud so, and translators leave it. */
function piecesOf(text: string | number): ReactNode {
  if (!isTranslation || typeof text === 'number') return text;
  const pieces = englishPieces(text);
  if (pieces.length === 1) return text;
  return pieces.map((piece, index) =>
    toElement('span', { ...(index % 2 === 1 && { lang: 'en' }), children: piece }, index),
  );
}

/** The only text of an element; pieces stand in one of their own, so that they take no gaps in a flex row. */
function withEnglish(type: string, text: string): ReactNode {
  const pieces = textOnly.has(type) ? text : piecesOf(text);
  return pieces === text ? text : toElement('span', { children: pieces });
}

/**
 * Replaces React's `jsx` and `jsxs` in our own code (build/wrap-text-nodes.ts): a text with siblings is wrapped in an element.
 * The translator of a browser replaces text nodes; when React then changes, removes or inserts beside one of its own, the
 * DOM call throws and the screen crashes (react#11538). The only text of an element is safe: React sets `textContent`.
 */
export function jsxs(type: ElementType, props: Props, key?: Key) {
  if (textOnly.has(type) || !Array.isArray(props.children)) return toElements(type, props, key);
  const isDrawn = (child: ReactNode) =>
    !withoutText.has(type) || typeof child !== 'string' || child.trim() !== '';
  const children = props.children.filter(isDrawn).map((child: ReactNode) => wrapTextNode(child));
  return toElements(type, { ...props, children }, key);
}

/** As {@link jsxs}, for an element with one child or none. */
export function jsx(type: ElementType, props: Props, key?: Key) {
  const isText = typeof props.children === 'string' || typeof props.children === 'number';
  // A fragment has no element, so its text would be a neighbour of whatever surrounds the fragment.
  if (type === Fragment && isText)
    return toElement(type, { ...props, children: wrapTextNode(props.children) }, key);
  if (isTranslation && typeof type === 'string' && typeof props.children === 'string')
    return toElement(type, { ...props, children: withEnglish(type, props.children) }, key);
  return Array.isArray(props.children) ? jsxs(type, props, key) : toElement(type, props, key);
}
