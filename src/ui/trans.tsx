import { Trans as Message, type TransProps } from '@lingui/react';

/**
 * A message with its values, in place of the library's own (`runtimeConfigModule` in package.json): there a value is read
 * as markup of the message, so that "<b>" in a name is lost and thousands of such signs stop the page. Here it is text.
 */
export function Trans({ values, ...message }: TransProps) {
  return <Message {...message} {...(values && { values: withTexts(values) })} />;
}

/** What is no string goes past the reader of markup. */
function withTexts(values: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' && value.includes('<') ? [value] : value,
    ]),
  );
}
