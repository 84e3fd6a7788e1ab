import { Trans as Message, type TransProps } from '@lingui/react';
import { wrapTextNode } from './jsx-runtime';

/**
 * A message with its values, in place of the library's own (`runtimeConfigModule` in package.json). There a value is read
 * as markup of the message, so that "<b>" in a name is lost and thousands of such signs stop the page; here it is text.
 * And there a message is bare text; here each text of it has an element of its own (jsx-runtime.ts).
 */
export function Trans({ values, ...message }: Omit<TransProps, 'render' | 'component'>) {
  return (
    <Message
      {...message}
      {...(values && { values: withTexts(values) })}
      render={({ translation }) => <>{wrapTextNode(translation)}</>}
    />
  );
}

/** Turns each text with a "<" into an element, which the library's markup parser does not look into. */
function withTexts(values: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' && value.includes('<') ? wrapTextNode(value) : value,
    ]),
  );
}
