import { compileMessage } from '@lingui/message-utils/compileMessage';

type Node = { type: string; [key: string]: unknown };
type Property = Node & { key: { name?: string }; value: Node };
type Babel = { types: { valueToNode: (value: unknown) => Node } };

/**
 * A Babel plugin for what the message macros leave behind, objects with an `id` and a `message`: puts the compiled message
 * in place of its source, so that no page has to load a parser and run it.
 */
export function compileMessages({ types }: Babel) {
  return {
    name: 'compile-messages',
    visitor: {
      ObjectExpression({ node }: { node: Node & { properties: Node[] } }) {
        const message = textIn(node.properties, 'message');
        if (message && textIn(node.properties, 'id'))
          message.value = types.valueToNode(compileMessage(message.value['value'] as string));
      },
    },
  };
}

/** The property of that name, when its value is a text. */
function textIn(properties: readonly Node[], name: string): Property | undefined {
  return properties.find(
    (property): property is Property =>
      property.type === 'ObjectProperty' &&
      (property as Property).key.name === name &&
      (property as Property).value.type === 'StringLiteral',
  );
}
