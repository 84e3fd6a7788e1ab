import { featureAt, missingIn, subfeatures } from './compat-data.ts';
import { isGuarded } from './guards.ts';
import { newerInPattern, newerInText } from './newer-patterns.ts';
import { nodeOf, literalOf, walk, type Above, type Node } from './script-tree.ts';

/** A feature that a file uses and that a minimum browser lacks. `at`: its offset in the text. */
export type Newer = { at: number; what: string; missing: string[] };

/**
 * Every unguarded use of a feature that one of the minimum browsers lacks: regular expressions, globals and their members,
 * methods by name, events, attributes of elements. `own`: names that the scripts declare themselves.
 */
export function newerInScript(program: Node, own: ReadonlySet<string>): Newer[] {
  const found: Newer[] = [];
  walk(program, (node, above) => {
    for (const [what, missing, name] of findings(node, above, own)) {
      if (missing.length === 0 || (name !== undefined && isGuarded(node, name, above))) continue;
      found.push({ at: node.start, what, missing });
    }
  });
  return found;
}

/** A finding whose feature has no name cannot be guarded by a feature test. */
type Finding = [what: string, missing: string[], name?: string];

function findings(node: Node, above: Above, own: ReadonlySet<string>): Finding[] {
  const parent = above.at(-1);
  switch (node.type) {
    case 'Literal':
      return inLiteral(node);
    case 'TemplateElement':
      return newerInText((node['value'] as { raw: string }).raw);
    case 'StaticBlock':
      return [['static {}', missingAt('javascript', 'classes', 'static', 'initialization_blocks')]];
    case 'Identifier':
      return own.has(literalOf(node) ?? '') || isName(node, parent)
        ? []
        : inGlobal(literalOf(node) ?? '');
    case 'MemberExpression':
      return inMember(node, parent, own);
    case 'CallExpression':
      return [...inListener(node), ...inElement(node)];
    default:
      return [];
  }
}

function inLiteral({ regex, value }: Node): Finding[] {
  const { pattern, flags } = (regex ?? {}) as { pattern?: string; flags?: string };
  if (pattern !== undefined) return newerInPattern(pattern, flags ?? '');
  return typeof value === 'string' ? newerInText(value) : [];
}

/** A name that nothing in the scripts declares. */
function inGlobal(name: string): Finding[] {
  const missing = [
    missingAt('javascript', 'builtins', name),
    missingAt('api', name),
    missingAt('api', 'Window', name),
  ];
  return [[name, missing.find((some) => some.length > 0) ?? [], name]];
}

function inMember(node: Node, parent: Node | undefined, own: ReadonlySet<string>): Finding[] {
  const name = literalOf(node);
  const object = nodeOf(node['object']);
  if (name === undefined || !object) return [];
  const holder = object.type === 'Identifier' ? (literalOf(object) ?? '') : '';
  if (/^(?:window|globalThis|self)$/.test(holder)) return inGlobal(name);
  if (holder !== '' && !own.has(holder)) {
    // A feature test of the global covers its members.
    if (isNewer(inGlobal(holder))) return [];
    const missing = missingInPart(holder, name);
    if (missing) return [[`${holder}.${name}`, missing, name]];
  }
  const isCalled = parent?.type === 'CallExpression' && parent['callee'] === node;
  const isOfNewer = node['optional'] === true && isNewer(inMember(object, undefined, own));
  if (!isCalled || isOfNewer || own.has(name)) return [];
  return [[`.${name}()`, newMembers.get(name) ?? [], name]];
}

/** The browsers that lack a member of a global (`Array.fromAsync`, `navigator.locks`), where the data knows it. */
function missingInPart(holder: string, name: string): string[] | undefined {
  const kind = holder.charAt(0).toUpperCase() + holder.slice(1);
  const part =
    featureAt('javascript', 'builtins', holder, name) ??
    featureAt('api', holder, `${name}_static`) ??
    featureAt('api', kind, name);
  return part && missingIn(part);
}

function inListener(node: Node): Finding[] {
  const [event] = node['arguments'] as Node[];
  const name = literalOf(event);
  if (literalOf(node['callee']) !== 'addEventListener' || name === undefined) return [];
  return [[`the event ${name}`, newMembers.get(`${name}_event`) ?? []]];
}

/** A call that makes an element: `jsx('div', { inert: true })`. */
function inElement(node: Node): Finding[] {
  const [first, second] = node['arguments'] as Node[];
  const tag = first?.type === 'Identifier' ? '' : (literalOf(first) ?? '');
  if (second?.type !== 'ObjectExpression' || featureAt('html', 'elements', tag) === undefined)
    return [];
  return (second['properties'] as Node[]).flatMap(({ key }): Finding[] => {
    const name = literalOf(key)?.toLowerCase() ?? '';
    const missing = [
      ...missingAt('html', 'elements', tag, name),
      ...missingAt('html', 'global_attributes', name),
    ];
    return [[`<${tag} ${name}>`, missing, name]];
  });
}

/** Whether the identifier is a property name: after a dot or before a colon. */
function isName(node: Node, parent: Node | undefined): boolean {
  return parent?.['computed'] === false && [parent['property'], parent['key']].includes(node);
}

function isNewer(all: Finding[]): boolean {
  return all.some(([, missing]) => missing.length > 0);
}

function missingAt(...path: string[]): string[] {
  return missingIn(featureAt(...path));
}

/**
 * Methods, by name, that no kind of thing has in one of the minimum browsers, with the browsers that lack them; events as
 * `scrollend_event`. What only a newer kind of thing has is left out: whoever asks for the thing has its parts.
 */
const newMembers: ReadonlyMap<string, string[]> = findNew();

function findNew(): Map<string, string[]> {
  const found = new Map<string, string[]>();
  const kinds = subfeatures(featureAt('api')).filter(([, kind]) => missingIn(kind).length === 0);
  for (const [, kind] of [...subfeatures(featureAt('javascript', 'builtins')), ...kinds])
    for (const [name, part] of subfeatures(kind)) {
      const missing = missingIn(part);
      found.set(name, found.get(name)?.filter((browser) => missing.includes(browser)) ?? missing);
    }
  return new Map([...found].filter(([, missing]) => missing.length > 0));
}
