/** A node of a page's tree, as far as this needs it. */
type PageNode = { type: string; tagName?: string; value?: string; children?: PageNode[] };

/** What takes parts of its own kind alone. */
const partsOnly = new Set(['dl', 'ol', 'ul', 'table', 'tbody', 'thead', 'tr']);

/**
 * Takes the line ends between the items of a list out of a page while it is compiled. They show nowhere; each would get an
 * element of its own (ui/jsx-runtime.ts), and a list with others than items in it is none to a screen reader.
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
