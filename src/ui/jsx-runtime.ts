import { Fragment, jsx as toElement, jsxs as toElements } from 'react/jsx-runtime';
import type { ElementType, Key, ReactNode } from 'react';

export { Fragment };

type Props = { children?: ReactNode };

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
  // An option takes no elements; React makes one text of what it has.
  if (type === 'option' || !Array.isArray(props.children)) return toElements(type, props, key);
  const children = props.children.map((one: ReactNode) => aloneInElement(one));
  return toElements(type, { ...props, children }, key);
}

export function jsx(type: ElementType, props: Props, key?: Key) {
  const isText = typeof props.children === 'string' || typeof props.children === 'number';
  // What has no element of its own stands beside whatever is around it.
  if (type === Fragment && isText)
    return toElement(type, { ...props, children: aloneInElement(props.children) }, key);
  return Array.isArray(props.children) ? jsxs(type, props, key) : toElement(type, props, key);
}
