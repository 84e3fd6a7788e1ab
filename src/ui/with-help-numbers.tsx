import { Fragment } from 'react';
import { helpNumbers } from '@/domain/course/help-numbers';

/** A text in which a phone dials the numbers of help. */
export function WithHelpNumbers({ text }: { text: string }) {
  return helpNumbers(text).map(({ from, text: words, href }) =>
    href === undefined ? (
      <Fragment key={from}>{words}</Fragment>
    ) : (
      <a key={from} href={href}>
        {words}
      </a>
    ),
  );
}
