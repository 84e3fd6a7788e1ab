/** A node of a script's syntax tree, as the parser makes it. */
export type Node = { type: string; start: number; end: number; [part: string]: unknown };

/** The nodes from the program down to a node's parent. */
export type Above = readonly Node[];

/** Calls `visit` for each node of a tree, parents before children. */
export function walk(
  node: Node,
  visit: (node: Node, above: Above) => void,
  above: Above = [],
): void {
  visit(node, above);
  for (const part of Object.values(node).flat()) {
    const child = nodeOf(part);
    if (child) walk(child, visit, [...above, node]);
  }
}

/** The value if it is a node. */
export function nodeOf(part: unknown): Node | undefined {
  const isNode = typeof part === 'object' && part !== null && 'type' in part && 'start' in part;
  return isNode ? (part as Node) : undefined;
}

/** The name of an identifier or of a member, or the text of a literal. */
export function literalOf(part: unknown): string | undefined {
  const node = nodeOf(part);
  if (node?.type === 'MemberExpression' && node['computed'] === false)
    return literalOf(node['property']);
  const [only, ...more] = node?.type === 'TemplateLiteral' ? (node['quasis'] as Node[]) : [];
  if (only && more.length === 0) return (only['value'] as { cooked: string }).cooked;
  const text = node?.type === 'Literal' ? node['value'] : node?.['name'];
  return typeof text === 'string' ? text : undefined;
}

/** Whether a node has this name: as an identifier, a member or a string. */
export function isNamed(part: unknown, name: string): boolean {
  let isSaid = false;
  const root = nodeOf(part);
  if (root)
    walk(root, (node) => {
      isSaid ||= literalOf(node) === name;
    });
  return isSaid;
}

/** All names that a script declares: variables, parameters, methods. */
export function declaredNames(program: Node): Set<string> {
  const names = new Set<string>();
  walk(program, (node, above) => {
    const parent = above.at(-1);
    const name = literalOf(node);
    if (parent && name !== undefined && givesName(parent, node)) names.add(name);
  });
  return names;
}

function givesName(parent: Node, node: Node): boolean {
  switch (parent.type) {
    case 'VariableDeclarator':
    case 'ClassDeclaration':
    case 'ClassExpression':
      return parent['id'] === node;
    case 'Property':
    case 'MethodDefinition':
    case 'PropertyDefinition':
      return parent['computed'] === false && parent['key'] === node;
    case 'ImportSpecifier':
    case 'ImportDefaultSpecifier':
    case 'ImportNamespaceSpecifier':
      return parent['local'] === node;
    case 'AssignmentExpression':
    case 'AssignmentPattern':
      return parent['left'] === node;
    case 'ArrayPattern':
    case 'RestElement':
    case 'CatchClause':
      return true;
    default:
      return isFunction(parent) && parent['body'] !== node;
  }
}

export function isFunction({ type }: Node): boolean {
  return /^(?:ArrowFunctionExpression|FunctionExpression|FunctionDeclaration)$/.test(type);
}
