/** A node of a page's tree, as far as this needs it. */
type PageNode = { type: string; tagName?: string; properties?: object; children?: PageNode[] };

/**
 * Cuts each short guide into cards while it is compiled: a heading of level 3 and all that follows it, up to the next
 * one, stand in an element of their own. What comes before the first heading stays as it is. Other pages are not cut.
 */
export function guideCards() {
  return (tree: PageNode, file: { path?: string }): void => {
    if (!/\/guides\/[^/]+\.mdx$/.test(file.path ?? '')) return;
    tree.children = toCards(tree.children ?? []);
  };
}

function toCards(nodes: readonly PageNode[]): PageNode[] {
  const cut: PageNode[] = [];
  let card: PageNode[] | null = null;
  for (const node of nodes) {
    if (node.tagName === 'h3') {
      card = [];
      const properties = { className: ['card', 'guide-card'] };
      cut.push({ type: 'element', tagName: 'div', properties, children: card });
    }
    (card ?? cut).push(node);
  }
  return cut;
}
