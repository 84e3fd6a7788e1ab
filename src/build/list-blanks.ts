/** The part of an MDX node that is used here. */
type PageNode = { type: string; tagName?: string; value?: string; children?: PageNode[] };

/** Elements that allow only certain children. */
const partsOnly = new Set(['dl', 'ol', 'ul', 'table', 'tbody', 'thead', 'tr']);

/**
 * Removes the line breaks between list items when a page is compiled. They are invisible, but each would be wrapped in an
 * element (ui/jsx-runtime.ts), and screen readers do not treat a list with other children as a list.
 */
export function listBlanks() {
  return (tree: PageNode): void => withoutBlanks(tree);
}

function withoutBlanks(node: PageNode): void {
  const children = node.children ?? [];
  if (partsOnly.has(node.tagName ?? ''))
    node.children = children.filter(
      ({ type, value = '' }) => type !== 'text' || value.trim() !== '',
    );
  for (const child of children) withoutBlanks(child);
}
