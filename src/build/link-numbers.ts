import { helpNumbers } from '../domain/course/help-numbers.ts';

/** A node of a page's tree, as far as this needs it. */
type PageNode = {
  type: string;
  tagName?: string;
  name?: string | null;
  value?: string;
  properties?: object;
  children?: PageNode[];
};

/** What is a link already, names a card, or is an example to copy. */
const untouched = new Set(['a', 'h3', 'code', 'blockquote', 'Example']);

/** Makes a link of each number of help in a page's prose while it is compiled. */
export function linkNumbers() {
  return link;
}

function link(node: PageNode): void {
  if (node.children === undefined) return;
  node.children = node.children.flatMap((child) => {
    if (child.type === 'text') return helpNumbers(child.value ?? '').map(toNode);
    if (!untouched.has(child.tagName ?? child.name ?? '')) link(child);
    return [child];
  });
}

function toNode({ text, href }: { text: string; href?: string }): PageNode {
  const words = { type: 'text', value: text };
  if (href === undefined) return words;
  return { type: 'element', tagName: 'a', properties: { href }, children: [words] };
}
