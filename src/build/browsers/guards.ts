import { isFunction, nodeOf, isNamed, type Above, type Node } from './script-tree.ts';

const choices = ['IfStatement', 'ConditionalExpression', 'LogicalExpression'];
const questions = new Set(['UnaryExpression', 'BinaryExpression', ...choices]);

/**
 * Whether a script asks before it uses what has this name: the use is the question itself, stands under one
 * (`if ('name' in window)`, `name ?? other`, `name?.()`) or after one in the same function, or its failure is caught.
 */
export function isGuarded(node: Node, name: string, above: Above): boolean {
  const parent = above.at(-1);
  if (parent && (isAsked(parent, node) || questions.has(parent.type))) return true;
  return above.some((around, index) => {
    const child = above[index + 1] ?? node;
    if (around.type === 'TryStatement')
      return around['block'] === child && nodeOf(around['handler']) !== undefined;
    if (choices.includes(around.type)) return isNamed(around['test'] ?? around['left'], name);
    return isFunction(around) && isAskedIn(around, name);
  });
}

/** `node?.()` and `node?.part`. */
function isAsked(parent: Node, node: Node): boolean {
  return parent['optional'] === true && [parent['callee'], parent['object']].includes(node);
}

/** A function that asks and then leaves, or goes on. */
function isAskedIn(around: Node, name: string): boolean {
  const statements = nodeOf(around['body'])?.['body'];
  return (
    Array.isArray(statements) &&
    statements.some((candidate) => {
      const statement = nodeOf(candidate);
      return statement?.type === 'IfStatement' && isNamed(statement['test'], name);
    })
  );
}
