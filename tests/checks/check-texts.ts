import { readdirSync, readFileSync } from 'node:fs';
import { parseSync } from 'vite';

/**
 * What `src/ui/jsx-runtime.ts` cannot see: texts that come to the page without it would fall where a browser translates
 * the page, and texts that are read from the page are the translator's.
 */
type Node = { type: string } & Record<string, unknown>;

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

const childrenOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode);

const nameOf = (node: unknown): string =>
  isNode(node) && typeof node['name'] === 'string' ? node['name'] : '';

/** A text, or one of two, or the children of whoever calls: without an element around it. */
function isBareText(node: unknown): boolean {
  if (!isNode(node)) return false;
  switch (node.type) {
    case 'Literal':
      return typeof node['value'] === 'string' && node['value'] !== '';
    case 'TemplateLiteral':
    case 'TaggedTemplateExpression':
      return true;
    case 'Identifier':
      return nameOf(node) === 'children';
    case 'ConditionalExpression':
      return isBareText(node['consequent']) || isBareText(node['alternate']);
    case 'LogicalExpression':
      return isBareText(node['left']) || isBareText(node['right']);
    default:
      return false;
  }
}

/** What a function returns, in its own body alone. */
function returnsOf(body: unknown): unknown[] {
  if (!isNode(body)) return [];
  if (body.type !== 'BlockStatement') return [body];
  const found: unknown[] = [];
  const look = (node: Node) => {
    if (/Function/.test(node.type)) return;
    if (node.type === 'ReturnStatement') found.push(node['argument']);
    childrenOf(node).forEach(look);
  };
  look(body);
  return found;
}

function faultsOf(file: string, program: Node): string[] {
  const faults: string[] = [];
  const isComponent = (name: string) => /^[A-Z][a-z]/.test(name);
  const lookAtFunction = (name: string, body: unknown) => {
    if (isComponent(name) && returnsOf(body).some(isBareText))
      faults.push(`${name} returns a text without an element around it`);
  };
  const look = (node: Node, parent: Node | null) => {
    if (node.type === 'FunctionDeclaration') lookAtFunction(nameOf(node['id']), node['body']);
    if (node.type === 'VariableDeclarator' && isNode(node['init']))
      lookAtFunction(nameOf(node['id']), node['init']['body']);
    if (node.type === 'CallExpression' && /^(create|clone)Element$/.test(nameOf(node['callee'])))
      faults.push(`${nameOf(node['callee'])} does not pass ui/jsx-runtime.ts`);
    if (
      node.type === 'MemberExpression' &&
      /^(textContent|innerText)$/.test(nameOf(node['property']))
    )
      if (parent?.type !== 'AssignmentExpression' || parent['left'] !== node)
        faults.push('reads a text from the page, which a browser may have translated');
    if (node.type === 'JSXElement') lookAtElement(node);
    for (const child of childrenOf(node)) look(child, node);
  };
  const lookAtElement = (node: Node) => {
    const name = nameOf((node['openingElement'] as Node)['name']);
    // Between lines JSX drops the space.
    const isDropped = ({ type, value }: Node) =>
      type === 'JSXText' && /^\s*\n\s*$/.test(String(value));
    const children = childrenOf(node).filter(
      (child) => /^JSX(Element|Text|Expr)/.test(child.type) && !isDropped(child),
    );
    const holdsElement = children.some(({ type }) => type === 'JSXElement');
    if (name === 'option' && holdsElement)
      faults.push('<option> takes no elements: use t in place of Trans');
    if (/^(style|text|textarea|title|tspan)$/.test(name) && (holdsElement || children.length > 1))
      faults.push(`<${name}> takes one text alone`);
  };
  look(program, null);
  const imports = (program['body'] as Node[]).filter(({ type }) => type === 'ImportDeclaration');
  for (const { source, specifiers } of imports) {
    const from = String((source as Node)['value']);
    if (
      from === '@lingui/react' &&
      (specifiers as Node[]).some((one) => nameOf(one['imported']) === 'Trans')
    )
      if (file !== 'src/ui/trans.tsx') faults.push('takes Trans from the library itself');
    if (from === 'react/jsx-runtime' && file !== 'src/ui/jsx-runtime.ts')
      faults.push('names react/jsx-runtime');
  }
  return faults;
}

const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((file) => `src/${file}`)
  .filter((file) => /(?<!\.d)\.tsx?$/.test(file) && !file.startsWith('src/build/'));
const faults = files.flatMap((file) => {
  const { program } = parseSync(file, readFileSync(file, 'utf8'));
  return faultsOf(file, program as unknown as Node).map((fault) => `${file}: ${fault}.`);
});
for (const fault of faults) console.error(fault);
process.exitCode = faults.length > 0 ? 1 : 0;
