import { Fragment, jsx as toElement, jsxs as toElements } from 'react/jsx-runtime';
import type { ElementType, Key, ReactNode } from 'react';

export { Fragment };

type Props = { children?: ReactNode };

/** What takes no elements, or whose text the page's own code writes. */
const textOnly = new Set<unknown>(['option', 'style', 'text', 'textarea', 'title', 'tspan']);

/** What holds certain elements alone: the space between those, as prose has it, is drawn by no browser. */
const withoutText = new Set<unknown>(['ul', 'ol', 'dl', 'table', 'thead', 'tbody', 'tfoot', 'tr']);

/**
 * A text, or the texts of a list, each in an element of its own; anything else as it is. What has no width stays out of
 * a row's gaps (`blank` in base.css).
 */
export function aloneInElement(node: ReactNode, key?: Key): ReactNode {
  if (Array.isArray(node)) return node.map((one: ReactNode, index) => aloneInElement(one, index));
  if ((typeof node !== 'string' && typeof node !== 'number') || node === '') return node;
  const props = String(node).trim() ? { children: node } : { className: 'blank', children: node };
  return toElement('span', props, key);
}

/**
 * React's `jsx` and `jsxs`, in their place in the product (build/texts-alone.ts): a text that stands beside something
 * gets an element of its own. A browser's translator takes the text nodes of a page away and puts others there; React
 * then looks in vain for one that it wants to change, to remove, or to put something before, and the screen falls
 * (react#11538). A text alone in an element it writes anew, whatever stands there by now.
 */
export function jsxs(type: ElementType, props: Props, key?: Key) {
  if (textOnly.has(type) || !Array.isArray(props.children)) return toElements(type, props, key);
  const isDrawn = (one: ReactNode) =>
    !withoutText.has(type) || typeof one !== 'string' || one.trim() !== '';
  const children = props.children.filter(isDrawn).map((one: ReactNode) => aloneInElement(one));
  return toElements(type, { ...props, children }, key);
}

export function jsx(type: ElementType, props: Props, key?: Key) {
  const isText = typeof props.children === 'string' || typeof props.children === 'number';
  // What has no element of its own stands beside whatever is around it.
  if (type === Fragment && isText)
    return toElement(type, { ...props, children: aloneInElement(props.children) }, key);
  return Array.isArray(props.children) ? jsxs(type, props, key) : toElement(type, props, key);
}
