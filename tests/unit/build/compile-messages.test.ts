import { expect, test } from 'vitest';
import { compileMessages } from '@/build/compile-messages';

type Property = { type: string; key: { name: string }; value: { type: string; value?: unknown } };

/** What the macros leave behind. */
function descriptor(parts: Record<string, string>) {
  const properties = Object.entries(parts).map(([name, value]): Property => ({
    type: 'ObjectProperty',
    key: { name },
    value: { type: 'StringLiteral', value },
  }));
  return { type: 'ObjectExpression', properties };
}

test('a message that means two things is translated by its context, which does not reach the page, nor does an id', () => {
  const seen = new Set<string>();
  const catalog = { Start: 'Empezar', 'Start // part of the chat': 'Inicio' };
  const types = { valueToNode: (value: unknown) => ({ type: 'Value', value }) };
  const { visitor } = compileMessages(catalog, seen)({ types });
  const compiled = (parts: Record<string, string>) => {
    const node = descriptor({ id: 'x', message: 'Start', ...parts });
    visitor.ObjectExpression({ node }, { filename: 'names.tsx' });
    return node.properties.map(({ key, value }) => [key.name, value.value]);
  };
  expect(compiled({})).toEqual([['message', ['Empezar']]]);
  expect(compiled({ context: 'part of the chat', comment: 'A station.' })).toEqual([
    ['message', ['Inicio']],
  ]);
  expect([...seen]).toEqual(['Start', 'Start // part of the chat']);
});
