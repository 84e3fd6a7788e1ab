import {
  generate,
  parse,
  walk,
  type Block,
  type CssNode,
  type Declaration,
  type WalkContext,
} from 'css-tree';
import { featureAt, missingIn, subfeatures, type Feature } from './compat-data.ts';
import type { Newer } from './newer-script.ts';

/**
 * Everything in a style sheet that one of the minimum browsers lacks and that no `@supports` around it names. A value has
 * a fallback, too, in an earlier declaration beside it, if neither holds a variable: those are read too late to fall back.
 */
export function newerInStyle(text: string): Newer[] {
  const found: Newer[] = [];
  const asked: string[] = [];
  const blocks: Block[] = [];
  walk(parse(text, { positions: true, parseCustomProperty: false }), {
    enter(this: WalkContext, node: CssNode) {
      if (node.type === 'Atrule' && node.name === 'supports')
        asked.push(node.prelude ? generate(node.prelude) : '');
      if (node.type === 'Block') blocks.push(node);
      for (const [what, missing] of findings(node, blocks.at(-1), this.atrule?.name)) {
        // As a question has it: `:has`, `color-mix(`, `content-visibility:auto`; `container-type` for `@container`.
        const asIn = what.replace(': ', ':').replace(')', '').replace(/^@/, '');
        if (missing.length > 0 && !asked.some((question) => question.includes(asIn)))
          found.push({ at: node.loc?.start.offset ?? 0, what, missing });
      }
    },
    leave(node: CssNode) {
      if (node.type === 'Atrule' && node.name === 'supports') asked.pop();
      if (node.type === 'Block') blocks.pop();
    },
  });
  return found;
}

type Finding = [what: string, missing: string[]];

function findings(node: CssNode, block: Block | undefined, atrule = ''): Finding[] {
  switch (node.type) {
    case 'Atrule':
      return [[`@${node.name}`, missingAt('at-rules', node.name)]];
    case 'Feature':
      return [[node.name, missingAt('at-rules', 'media', node.name)]];
    case 'PseudoClassSelector':
      return [[`:${node.name}`, missingAtOwn('selectors', node.name)]];
    case 'PseudoElementSelector':
      return [[`::${node.name}`, missingAtOwn('selectors', node.name)]];
    case 'NestingSelector':
      return [['&', missingAt('selectors', 'nesting')]];
    case 'Declaration':
      // What an at-rule like @page says of itself is no property.
      return featureAt('css', 'at-rules', atrule, node.property) ? [] : inDeclaration(node, block);
    default:
      return [];
  }
}

function inDeclaration(node: Declaration, block: Block | undefined): Finding[] {
  const { property } = node;
  const has = (test: (other: CssNode) => boolean) => block?.children.some(test) === true;
  if (has((other) => isPrefixed(other, property))) return [];
  const missing = missingAtOwn('properties', property);
  if (missing.length > 0) return [[property, missing]];
  return !hasVariable(node) && has((other) => isFallback(other, node)) ? [] : inValue(node);
}

function isPrefixed(other: CssNode, property: string): boolean {
  return other.type === 'Declaration' && other.property === `-webkit-${property}`;
}

function isFallback(other: CssNode, node: Declaration): boolean {
  return (
    other.type === 'Declaration' &&
    other.property === node.property &&
    (other.loc?.start.offset ?? 0) < (node.loc?.start.offset ?? 0) &&
    inValue(other).every(([, missing]) => missing.length === 0)
  );
}

function inValue({ property, value }: Declaration): Finding[] {
  const found: Finding[] = [];
  walk(value, (node) => {
    if (node.type === 'Identifier')
      found.push([`${property}: ${node.name}`, missingAt('properties', property, node.name)]);
    if (node.type === 'Function') found.push([`${node.name}()`, functions.get(node.name) ?? []]);
    if (node.type === 'Dimension') found.push([node.unit, units.get(node.unit) ?? []]);
  });
  return found;
}

function hasVariable({ value }: Declaration): boolean {
  let has = false;
  walk(value, (node) => {
    has ||= node.type === 'Function' && node.name === 'var';
  });
  return has;
}

/** The data files a function under the value types, and units in groups with a description. */
const functions = new Map<string, string[]>();
const units = new Map<string, string[]>();
for (const [name, feature] of typesIn(featureAt('css', 'types'))) {
  functions.set(name, missingIn(feature));
  const codes = feature.__compat?.description?.matchAll(/<code>(\w+)<\/code>/g) ?? [];
  for (const [, unit = ''] of codes) units.set(unit, missingIn(feature));
}

function typesIn(type: Feature | undefined): [string, Feature][] {
  return subfeatures(type).flatMap((part) => [part, ...typesIn(part[1])]);
}

/** Like {@link missingIn}, but a name with a vendor prefix never counts as missing: it is meant for one engine. */
function missingAtOwn(...path: string[]): string[] {
  return path.at(-1)?.startsWith('-') ? [] : missingAt(...path);
}

function missingAt(...path: string[]): string[] {
  return missingIn(featureAt('css', ...path));
}
