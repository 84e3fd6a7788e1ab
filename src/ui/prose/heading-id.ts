import { isValidElement, type ReactNode } from 'react';

/** The address of a heading inside a part of a module: the part's id and the heading's words. */
export function headingId(partId: string, children: ReactNode): string {
  const words = plainText(children)
    .toLocaleLowerCase()
    .replaceAll(/['’]/gu, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/gu, '');
  return `${partId}--${words}`;
}

/** The part of a module that a heading's address belongs to. */
export function partOfHeading(id: string): string {
  return id.split('--')[0] ?? id;
}

/** The words of what prose shows; `isSkipped` says which elements do not count. */
export function plainText(
  node: ReactNode,
  isSkipped: (type: unknown) => boolean = () => false,
): string {
  if (typeof node === 'string' || typeof node === 'number') return String(node);
  if (Array.isArray(node))
    return node.map((child) => plainText(child as ReactNode, isSkipped)).join('');
  if (isValidElement<{ children?: ReactNode }>(node))
    return isSkipped(node.type) ? '' : plainText(node.props.children, isSkipped);
  return '';
}
